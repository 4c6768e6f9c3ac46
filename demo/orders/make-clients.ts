import { clientSearchText } from '@guichet/api/src/clients/public.ts'
import { fold } from '@guichet/contract/fold.ts'
import { days, iso } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import {
  areaCodes,
  englishFirstNames,
  englishLastNames,
  firstNames,
  lastNames,
  mailDomains,
  sortationAreas,
} from '../businesses/names.ts'
import type { Random } from '../random.ts'

export type Client = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  postalCode: string
  language: 'fr' | 'en'
}

/** Chooses the client of an order: a new one, or one who has bought before. */
export function clientsOf(business: Business): (atMs: number, random?: Random) => Client {
  const known: Client[] = []
  return (atMs, random = business.random) => {
    if (known.length > 0 && random.chance(0.4)) return random.pick(known)
    const client = makeClient({ ...business, random }, atMs, known.length)
    known.push(client)
    return client
  }
}

function makeClient(
  { id: tenant_id, random, sheet }: Business,
  atMs: number,
  place: number,
): Client {
  const isEnglish = random.chance(0.14)
  const firstName = random.pick(isEnglish ? englishFirstNames : firstNames)
  const lastName = random.pick(isEnglish ? englishLastNames : lastNames)
  const email = () => random.pick([...'ABCEGHJKLMNPRSTVWXYZ'])
  const client: Client = {
    id: random.id(atMs),
    firstName,
    lastName,
    language: isEnglish ? 'en' : 'fr',
    // The number distinguishes namesakes: an email belongs to one client.
    email: `${addressWord(firstName)}.${addressWord(lastName)}${place + 1}@${random.pick(mailDomains)}`,
    phone: `${random.pick(areaCodes)} 555-01${random.digits(2)}`,
    postalCode: `${random.pick(sortationAreas)} ${random.digits(1)}${email()}${random.digits(1)}`,
  }
  const birthDate = random.chance(0.3)
    ? iso(Date.UTC(1945 + random.int(0, 60), 0, 1) + random.int(0, 364) * days).slice(0, 10)
    : null
  sheet.add('client', {
    tenant_id,
    id: client.id,
    email: client.email,
    first_name: firstName,
    last_name: lastName,
    birth_date: birthDate,
    gender: null,
    phone: client.phone,
    postal_code: client.postalCode,
    language: client.language,
  })
  sheet.add('search_entry', {
    tenant_id,
    kind: 'client',
    id: client.id,
    text: clientSearchText(client),
    at: iso(atMs),
  })
  return client
}

const addressWord = (name: string) => fold(name).replace(/[^a-z]/g, '')
