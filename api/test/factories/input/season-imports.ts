import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { expect } from 'vitest'
import { send, type TestServer } from '../../test-server.ts'
import { activityBody, aSeasonPass, title } from '../catalogue/activities.ts'
import type { Staff } from '../staff.ts'
import { importsOf, inOrder } from './client-imports.ts'

const header = [
  'Courriel',
  'Prénom',
  'Nom',
  'Abonnement',
  'Valide du',
  'Valide jusqu’au',
  'Prénom du titulaire',
  'Nom du titulaire',
  'N° de carte',
]
const reading = inOrder(
  'email',
  'firstName',
  'lastName',
  'pass',
  'passFrom',
  'passUntil',
  'holderFirstName',
  'holderLastName',
  'formerNumber',
)
type Rows = readonly (readonly string[])[]
const csvOf = (rows: Rows) =>
  [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')

let made = 0
/** An activity with two passes that are not on sale and whose holder needs no picture. */
export async function aSeason(server: TestServer, staff: Staff) {
  made += 1
  const names = [`Glisse ${made}`, `Sliding ${made}`] as const
  const holder = {
    order: 0,
    isOptional: false,
    isPictureRequired: false,
    internationalizedFields: { fr: { labelName: 'Titulaire' }, en: { labelName: 'Holder' } },
  }
  const prices = [title('Adulte', 'Adult', 39_900), title('Enfant', 'Child', 19_900)]
  const season = aSeasonPass({
    activityPricingDetails: prices.map((price, order) => ({
      ...price,
      order,
      activityPricingDetailIdentifications: [holder],
    })),
  })
  const { status, body } = await send(server, staff, createActivity, {
    body: activityBody([season], ...names),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const domain = `passes-${made}.example.test`
  return {
    activity: names[0],
    adult: `${names[0]} adulte`,
    child: `${names[0]} enfant`,
    adultId: body.activityPricings[0]!.activityPricingDetails[0]!.publicId,
    /** A unique last name. */
    family: `Reprise${made}x`,
    emailOf: (name: string) => `${name}@${domain}`,
  }
}

/** Operations of a clerk on a spreadsheet of passes, and queries of the result. */
export function seasonImportsOf(server: TestServer, staff: Staff, work: () => Promise<unknown>) {
  const { upload, check, start, look } = importsOf(server, staff)
  /** Reads, checks and starts an import, its columns suggested by their titles. */
  const begin = async (rows: Rows, known: 'complete' | 'leave' = 'complete') => {
    const { publicId: id, columns } = (await upload(csvOf(rows))).body
    expect(columns.map(({ suggested }) => suggested)).toEqual(
      reading.columns.map(({ field }) => field),
    )
    const { status, body: tried } = await check(id, { ...reading, known })
    expect(status, JSON.stringify(tried)).toBe(200)
    const accepted = rows.length - tried.outcomes.refused
    if (accepted > 0) expect((await start(id, accepted)).status).toBe(200)
    return { id, tried }
  }
  const importing = async (rows: Rows) => {
    const { tried } = await begin(rows)
    await work()
    return tried
  }
  const passesOf = async (query: string) =>
    (await send(server, staff, findTickets, { query: { query, type: 'season_pass' } })).body.items
  const ticketOf = async (id: string) =>
    (await send(server, staff, getTicket, { params: { id } })).body
  const orderOf = async (ref: string) =>
    (await send(server, staff, getOrder, { params: { ref } })).body
  return { begin, importing, look, passesOf, ticketOf, orderOf }
}
