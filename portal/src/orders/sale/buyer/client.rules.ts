import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { problemOf } from '../../../kit/forms/field-problem.ts'
import type { Language } from '../../../kit/text/messages.ts'

export type Client = {
  isAnonymous: boolean
  email: string
  firstName: string
  lastName: string
  phone: string
  postalCode: string
  language: Language
}
export const clientFields = ['email', 'firstName', 'lastName', 'phone', 'postalCode'] as const
export type ClientField = (typeof clientFields)[number]
export const noClient = (language: Language): Client => ({
  isAnonymous: false,
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  postalCode: '',
  language,
})

/** Problem of a field by the rules of the contract; all fields are optional at the counter. */
export const clientProblem = (
  field: ClientField,
  client: Client,
  language: Language,
): string | null => problemOf(sell.body.shape[field], client[field].trim(), language, true)
export const firstBadField = (client: Client, language: Language): ClientField | null =>
  client.isAnonymous
    ? null
    : (clientFields.find((field) => clientProblem(field, client, language)) ?? null)

/** Valid email of a client who is not anonymous, else null. */
export const knownEmailOf = (client: Client | null): string | null =>
  !client || client.isAnonymous || !client.email.trim() || clientProblem('email', client, 'fr')
    ? null
    : client.email.trim()

/** Postal code of the client; empty if it is unknown or too long to send. */
export const postalCodeOf = ({ isAnonymous, postalCode }: Client): string =>
  isAnonymous || postalCode.trim().length > 10 ? '' : postalCode.trim()

/** Request fields of the client: only filled ones, none when anonymous. */
export const clientOf = (client: Client) =>
  client.isAnonymous
    ? {}
    : {
        ...Object.fromEntries(
          clientFields
            .filter((field) => client[field].trim())
            .map((field) => [field, client[field].trim()]),
        ),
        language: client.language,
      }

type KnownClient = {
  firstName: string | null
  lastName: string | null
  phones: readonly { stateCode: string; phone: string }[]
  addresses: readonly { postalCode: string }[]
  language: Language
}

type KnownBuyer = Pick<Client, 'firstName' | 'lastName' | 'postalCode' | 'phone'>
export const nothingKnown: KnownBuyer = { firstName: '', lastName: '', postalCode: '', phone: '' }
export const knownOf = ({ firstName, lastName, phones, addresses }: KnownClient): KnownBuyer => {
  const [phone] = phones
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    postalCode: addresses[0]?.postalCode ?? '',
    phone: phone ? `${phone.stateCode} ${phone.phone.slice(0, 3)}-${phone.phone.slice(3)}` : '',
  }
}

/**
 * Fills the fields that nobody has typed in with the known client: those that are empty, and those
 * that were filled from the previous email (`before`).
 */
export function filledIn(client: Client, known: KnownBuyer, before: KnownBuyer): Client {
  const fields = Object.keys(nothingKnown) as (keyof KnownBuyer)[]
  const free = fields.filter((field) => !client[field] || client[field] === before[field])
  return { ...client, ...Object.fromEntries(free.map((field) => [field, known[field]])) }
}

/** Fields of a new client, from the words that found nobody: an email, a phone number or a name. */
export function newClientOf(words: string): Partial<Pick<Client, ClientField>> {
  const typed = words.trim()
  if (typed.includes('@')) return { email: typed }
  if (/^[\d\s().+-]+$/.test(typed)) return { phone: typed }
  const [firstName = '', ...others] = typed.split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}
