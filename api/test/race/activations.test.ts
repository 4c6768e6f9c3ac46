import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { activateTickets, makeTicketAvailable } from '@guichet/contract/tickets/activate-tickets.ts'
import { afterAll, expect, test } from 'vitest'
import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const activate = (base: string, ids: readonly string[], key = newKey()) =>
  reach(base, staff, activateTickets, {
    body: { tickets: ids.map((publicId) => ({ publicId })) },
    key,
  })
const takeBack = (base: string, publicId: string) =>
  reach(base, staff, makeTicketAvailable, { body: { publicId }, key: newKey() })
const voidAll = (base: string, orderId: string, ticketIds: string[]) =>
  reach(base, staff, refundOrder, {
    body: {
      orderPublicId: orderId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Pluie',
      ticketPublicIdsToBeDeleted: ticketIds,
      bookingPublicIdsToBeDeleted: [],
    },
    key: newKey(),
  })
const factsOf = async (ticketId: string) =>
  (
    await server.owner.query(
      `select t.version, t.state, t.voided_at is not null as voided,
          (
            select count(*)::int
            from audit a
            where a.subject_id = t.id and a.code in ('ticket.activated', 'ticket.made_available')
          ) as lines
        from ticket t
        where t.id = $1`,
      [ticketId],
    )
  ).rows[0] as { version: number; state: string; voided: boolean; lines: number }

test('twenty people activate one ticket: it is activated once; thirty clicks with one key are one activation', async () => {
  const [contested, clicked] = [
    await anytimeTickets(server, staff),
    await anytimeTickets(server, staff),
  ]
  const answers = await inFlight(20, 20, (i) => activate(baseOf(i), contested.ticketIds))
  expect(
    tally(answers.map(({ status, body }) => (status === 200 ? 'begun' : body.type)) as never),
  ).toEqual({ begun: 1, InvalidTicketTransition: 19 })
  expect(await factsOf(contested.ticketIds[0]!)).toMatchObject({ version: 2, lines: 1 })
  const key = newKey()
  const clicks = await inFlight(30, 30, (i) => activate(baseOf(i), clicked.ticketIds, key))
  for (const { body } of clicks) expect(body).toEqual(clicks[0]!.body)
  expect(await factsOf(clicked.ticketIds[0]!)).toMatchObject({ version: 2, lines: 1 })
})

test('tickets of several orders are activated in any order of their ids without a deadlock', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, () => anytimeTickets(server, staff, { quantity: 2 })),
  )
  const ids = made.flatMap(({ ticketIds }) => ticketIds)
  const answers = await inFlight(24, 24, (i) =>
    activate(baseOf(i), i % 2 === 0 ? ids : ids.toReversed()),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 23 })
})

test('a ticket is activated, deactivated and voided concurrently: it ends voided, and each change is recorded once', async () => {
  for (let round = 0; round < 15; round++) {
    const { ticketIds, orderId } = await anytimeTickets(server, staff)
    const ticketId = ticketIds[0]!
    const answers = await inFlight(9, 9, (i) => {
      if (i === 4) return voidAll(baseOf(i), orderId, ticketIds)
      return i % 2 === 0 ? activate(baseOf(i), ticketIds) : takeBack(baseOf(i), ticketId)
    })
    expect(
      answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    ).toEqual([])
    const { voided, lines } = await factsOf(ticketId)
    expect(voided).toBe(true)
    expect(lines).toBe(answers.filter(({ status }, i) => i !== 4 && status === 200).length)
  }
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the order a ticket is activated more than once', async () => {
  await asMutant('no-move-lock', async (base) => {
    const { ticketIds } = await anytimeTickets(server, staff)
    const answers = await inFlight(12, 12, () => activate(base, ticketIds))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  })
})
