import { cancelOfficeOrder, moveOfficeTickets } from '@guichet/contract/office/buyer-changes.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { afterAll, expect, test } from 'vitest'
import { anOffice } from '../../factories/catalogue/ticket-office.ts'
import {
  aDayToChange,
  aVisitToChange,
  letBuyersChange,
} from '../../factories/sales/visits-to-change.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey, type Token } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)
const office = await anOffice(server, staff)
await letBuyersChange(server, staff)
const nobody = { accessToken: '' } satisfies Token

type Visit = Awaited<ReturnType<typeof aVisitToChange>>
const aVisit = async (quantity = 1) =>
  aVisitToChange(server, office, { quantity, day: await aDayToChange(server, staff) })
const cancel = (base: string, { params }: Visit) =>
  reach(base, nobody, cancelOfficeOrder, { params, body: { expectedRefund: 0 } })
const move = (base: string, { params, ticketPublicIds, laterSlotId }: Visit) =>
  reach(base, nobody, moveOfficeTickets, {
    params,
    body: {
      choices: ticketPublicIds.map((ticketPublicId) => ({
        ticketPublicId,
        to: { slotPublicId: laterSlotId },
      })),
    },
  })
const orderIdOf = async ({ order }: Visit) =>
  (
    await server.owner.query<{ id: string }>('select id from orders where reference = $1', [
      order.reference,
    ])
  ).rows[0]!.id
const refundsOf = async (orderId: string) =>
  (await server.owner.query('select from refund where order_id = $1', [orderId])).rowCount!
const takenOf = async (...slotIds: string[]) =>
  (
    await server.owner.query<{ taken: number }>(
      'select sum(taken)::int as taken from resource where id = any($1)',
      [slotIds],
    )
  ).rows[0]!.taken

/** Presses of the buyer and of the staff at once. */
async function cancelTogether(visit: Visit, baseAt: (i: number) => string) {
  const orderPublicId = await orderIdOf(visit)
  const answers = await inFlight(16, 16, (i) =>
    i % 2 === 0
      ? cancel(baseAt(i), visit)
      : reach(baseAt(i), staff, refundOrder, {
          body: {
            orderPublicId,
            refundReason: 'Essai',
            productsToRefund: [],
            isRefundingAll: true,
            ticketPublicIdsToBeDeleted: visit.ticketPublicIds,
          },
          key: newKey(),
        }),
  )
  return { answers, refunds: await refundsOf(orderPublicId) }
}

test('an order that its buyer and the staff cancel concurrently is cancelled once', async () => {
  const visit = await aVisit(3)
  const { answers, refunds } = await cancelTogether(visit, baseOf)
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  expect(refunds).toBe(1)
  expect(await takenOf(visit.slotId)).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('of ten buyers who move to the last place one gets it', async () => {
  const day = await aDayToChange(server, staff, { laterCapacity: 1 })
  const visits = await inFlight(10, 4, () => aVisitToChange(server, office, { day }))
  const answers = await inFlight(10, 10, (i) => move(baseOf(i), visits[i]!))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 9 })
  expect([await takenOf(day.slotId), await takenOf(day.laterSlotId)]).toEqual([9, 1])
  expect(await violations(server.owner)).toEqual([])
})

test('twenty presses that move an order are one move, with one email', async () => {
  const visit = await aVisit(2)
  const answers = await inFlight(20, 20, (i) => move(baseOf(i), visit))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 })
  const { rowCount } = await server.owner.query(
    `select from mail where kind = 'new-time' and order_id = $1`,
    [await orderIdOf(visit)],
  )
  expect(rowCount).toBe(1)
  expect([await takenOf(visit.slotId), await takenOf(visit.laterSlotId)]).toEqual([0, 2])
})

test('a move and a cancellation of an order, pressed together, leave no place taken', async () => {
  const visits = await inFlight(6, 3, () => aVisit(2))
  await inFlight(12, 12, (i) => {
    const visit = visits[Math.floor(i / 2)]!
    return i % 2 === 0 ? move(baseOf(i), visit) : cancel(baseOf(i), visit)
  })
  for (const { slotId, laterSlotId } of visits) expect(await takenOf(slotId, laterSlotId)).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the locks an order is cancelled several times', async () => {
  // The number of a refund and the log of states are further guards.
  await server.owner.query(
    'alter table refund drop constraint refund_tenant_id_order_id_number_key',
  )
  await server.owner.query('alter table order_status_log drop constraint order_status_log_pkey')
  await asMutant('no-buyer-change-lock', async (base) => {
    let most = 1
    for (let round = 0; round < 20 && most === 1; round += 1)
      most = (await cancelTogether(await aVisit(), () => base)).refunds
    expect(most).toBeGreaterThan(1)
  })
})
