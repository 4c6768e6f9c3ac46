import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { moveClients } from '@guichet/contract/today/move-clients.ts'
import { afterAll, expect, test } from 'vitest'
import { instantOf } from '../../src/platform/values/zoned-time.ts'
import { anEquipment, aRentedPiece } from '../factories/sales/rented.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'
import { untilBroken } from './until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const to = { beginDateTimeUtc: instantOf('2030-02-02', '14:00', 'America/Toronto') }
const version = 1
/** Each way to move a rental to another time has the same protections. */
const ways = [
  [
    'a ticket',
    (base: string, id: string) =>
      reach(base, staff, moveTicket, { params: { id }, body: { version, to }, key: newKey() }),
  ],
  [
    'on the board',
    (base: string, publicId: string) =>
      reach(base, staff, moveClients, {
        body: { tickets: [{ publicId, version }], ...to },
        key: newKey(),
      }),
  ],
] as const
const broken = async () =>
  (await violations(server.owner)).filter(({ name }) => name.startsWith('C'))

/** Rents `quantity` pieces in the morning, and all but one in the afternoon too. */
async function oneLeft(quantity: number): Promise<string[]> {
  const equipment = await anEquipment(server, staff, { quantity })
  const rented: string[] = []
  for (let i = 0; i < quantity; i += 1)
    rented.push((await aRentedPiece(server, staff, equipment)).ticketId)
  for (let i = 1; i < quantity; i += 1)
    await aRentedPiece(server, staff, equipment, { begin: '13:00' })
  return rented
}

test.each(ways)(
  '%s: four rentals move to an hour with one free piece; one gets it',
  async (_, move) => {
    const rented = await oneLeft(4)
    const answers = await inFlight(4, 4, (i) => move(baseOf(i), rented[i]!))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 3 })
    expect(await broken()).toEqual([])
  },
)

test('mutant: without the lock of the sizes more equipment is rented at an hour than exists', async () => {
  await asMutant('no-timed-lock', async (base) => {
    const [, onBoard] = ways[1]
    await untilBroken(server, 'C2', async () => {
      const rented = await oneLeft(8)
      await inFlight(8, 8, (i) => onBoard(base, rented[i]!))
    })
  })
})
