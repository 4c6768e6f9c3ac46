import {
  cancelOfficeOrder,
  findOfficeChanges,
  findOfficeTimes,
  moveOfficeTickets,
} from '@guichet/contract/office/buyer-changes.ts'
import { findOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { openOfficePayment } from '@guichet/contract/office/sell-office-cart.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findAttention } from '@guichet/contract/orders/payment/find-attention.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOffice } from '../../../test/factories/catalogue/ticket-office.ts'
import {
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aGate, scanOf } from '../../../test/factories/sales/gate.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import {
  aDayToChange,
  aVisitToChange,
  letBuyersChange,
} from '../../../test/factories/sales/visits-to-change.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)
let office = ''
beforeAll(async () => {
  office = await anOffice(server, staff)
})
beforeEach(() => letBuyersChange(server, staff))

type Visit = Awaited<ReturnType<typeof aVisitToChange>>
const aPaidVisit = async (quantity = 2): Promise<Visit> => {
  const day = await aDayToChange(server, staff, { cents: 2500 })
  const visit = await aVisitToChange(server, office, { quantity, day })
  const { body } = await send(server, null, openOfficePayment, { params: visit.params })
  server.provider.pay(body.url.split('/').at(-1)!)
  await settled(server)
  const { rows } = await server.owner.query<{ id: string }>(
    'select t.id from ticket t join orders o on o.id = t.order_id where o.reference = $1',
    [visit.order.reference],
  )
  return { ...visit, ticketPublicIds: rows.map(({ id }) => id) }
}
const changesOf = async ({ params }: Visit) =>
  (await send(server, null, findOfficeChanges, { params })).body
const orderOf = async ({ params }: Visit) =>
  (await send(server, null, findOfficeCart, { params })).body.order!
const move = ({ params, laterSlotId, ticketPublicIds }: Visit, slotPublicId = laterSlotId) =>
  send(server, null, moveOfficeTickets, {
    params,
    body: {
      choices: ticketPublicIds.map((ticketPublicId) => ({ ticketPublicId, to: { slotPublicId } })),
    },
  })
const cancel = ({ params }: Visit, expectedRefund: number) =>
  send(server, null, cancelOfficeOrder, { params, body: { expectedRefund } })
const emailsOf = async ({ order }: Visit) =>
  (
    await server.owner.query<{ kind: string }>(
      `select kind from mail m join orders o on o.id = m.order_id where o.reference = $1
        order by m.created_at`,
      [order.reference],
    )
  ).rows.map(({ kind }) => kind)
const claimsOf = async (slotId: string) =>
  (
    await server.owner.query('select from claim where resource_id = $1 and released_at is null', [
      slotId,
    ])
  ).rowCount

test('a buyer moves all tickets to another day at the same price, with new codes by email', async () => {
  const visit = await aPaidVisit()
  const before = await orderOf(visit)
  expect(before).toMatchObject({
    movableUntilDateTimeUtc: '2030-02-02T13:00:00.000Z',
    cancellableUntilDateTimeUtc: '2030-02-02T13:00:00.000Z',
  })
  const { tickets } = await changesOf(visit)
  expect(tickets.map(({ group }) => group)).toEqual([0, 0])
  const { params, ticketPublicIds } = visit
  const { body: times } = await send(server, null, findOfficeTimes, {
    params,
    body: { ticketPublicIds, from: '2030-01-30' },
  })
  // The current time is not among them.
  expect(times.days).toMatchObject([
    { date: '2030-02-03', times: [{ slotPublicId: visit.laterSlotId, begin: '09:00' }] },
  ])
  const { status, body } = await move(visit)
  expect(status).toBe(200)
  expect(body.tickets.map(({ now }) => now.beginDateTimeUtc)).toEqual([
    '2030-02-03T14:00:00.000Z',
    '2030-02-03T14:00:00.000Z',
  ])
  const after = await orderOf(visit)
  expect(after.finalCost).toBe(before.finalCost)
  for (const [i, { code }] of after.tickets.entries()) {
    expect(typeof code).toBe('string')
    expect(code).not.toBe(before.tickets[i]!.code)
  }
  expect(await emailsOf(visit)).toContain('new-time')
  // A second press changes nothing and sends nothing.
  const emails = await emailsOf(visit)
  expect((await move(visit)).status).toBe(200)
  expect(await emailsOf(visit)).toEqual(emails)
})

test('the history of the order names the buyer', async () => {
  const visit = await aPaidVisit(1)
  await move(visit)
  const { rows } = await server.owner.query(
    `select a.account_id, a.facts ->> 'byClient' as by_client from audit a
      join orders o on o.id = a.order_id
      where o.reference = $1 and a.code = 'ticket.moved'`,
    [visit.order.reference],
  )
  expect(rows).toEqual([{ account_id: null, by_client: 'true' }])
})

test('a buyer cancels: places come back, the payment is refunded, an email says so', async () => {
  const visit = await aPaidVisit()
  const { cancellation } = await changesOf(visit)
  const paid = (await orderOf(visit)).finalCost
  expect(cancellation).toMatchObject({ refund: paid, feesKept: 0 })
  const wrong = await cancel(visit, paid - 1)
  expect([wrong.status, wrong.body.type]).toEqual([409, 'PriceChanged'])
  const { status, body } = await cancel(visit, paid)
  expect([status, body.refund]).toEqual([200, paid])
  // A second press gets the same answer.
  expect((await cancel(visit, paid)).body.refund).toBe(paid)
  await settled(server)
  expect(await orderOf(visit)).toMatchObject({
    status: 'RefundCompleted',
    totalRefunded: paid,
    movableUntilDateTimeUtc: null,
    cancellableUntilDateTimeUtc: null,
  })
  expect((await orderOf(visit)).tickets.every(({ code }) => code === null)).toBe(true)
  expect(await claimsOf(visit.slotId)).toBe(0)
  const emails = await emailsOf(visit)
  expect(emails.filter((kind) => kind === 'refund')).toHaveLength(1)
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: visit.order.reference },
  })
  const { body: refunds } = await send(server, staff, findRefunds, {
    params: { orderPublicId: order.publicId },
  })
  expect(refunds.items).toMatchObject([
    { requestedByName: 'Ève Côté', isByBuyer: true, reason: 'À la demande de l’acheteur' },
  ])
})

test('a refund that the provider rejects is said on the page, and is in the list of the staff', async () => {
  const visit = await aPaidVisit(1)
  const paid = (await orderOf(visit)).finalCost
  server.provider.faults.add({ refunds: 'failed', times: 1 })
  await cancel(visit, paid)
  await settled(server)
  expect(await orderOf(visit)).toMatchObject({ isRefundFailed: true, totalRefunded: 0 })
  const { cart } = visit.params
  const page = await server.app.http.inject({ method: 'GET', url: `/b/${office}/cart/${cart}` })
  expect(page.body).toContain('Votre remboursement n’a pas pu être versé.')
  const { body } = await send(server, staff, findAttention, {})
  expect(body.items).toMatchObject([
    { orderReferenceNumber: visit.order.reference, kind: 'refund', reason: 'failed' },
  ])
})

test('a free order is cancelled at once, with an email', async () => {
  const day = await aDayToChange(server, staff)
  const visit = await aVisitToChange(server, office, { quantity: 2, day })
  expect((await cancel(visit, 0)).body).toEqual({ refund: 0 })
  expect((await orderOf(visit)).status).toBe('Canceled')
  expect(await emailsOf(visit)).toContain('cancellation')
})

test('without the permission of the business nothing can be changed', async () => {
  const visit = await aPaidVisit(1)
  await letBuyersChange(server, staff, { moveMinutesBefore: null, cancelMinutesBefore: null })
  expect(await changesOf(visit)).toMatchObject({ tickets: [], cancellation: null })
  expect((await move(visit)).body.type).toBe('NotMovable')
  expect((await cancel(visit, 25)).body.type).toBe('NotRefundable')
})

test('changes end so many minutes before the visit', async () => {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const day = await aDayToChange(server, staff, { date: inDays(30) })
  const visit = await aVisitToChange(server, office, { day })
  const days = (count: number) => {
    const minutes = count * 24 * 60
    return letBuyersChange(server, staff, {
      moveMinutesBefore: minutes,
      cancelMinutesBefore: minutes,
    })
  }
  await days(28)
  const open = await changesOf(visit)
  expect([open.tickets.length, open.cancellation?.refund]).toEqual([1, 0])
  await days(32)
  expect(await changesOf(visit)).toMatchObject({ tickets: [], cancellation: null })
  expect((await move(visit)).body.type).toBe('NotMovable')
  expect((await cancel(visit, 0)).body.type).toBe('NotRefundable')
})

test('a ticket that a gate accepted stays as it is', async () => {
  const visit = await aPaidVisit(2)
  const gate = await aGate(server, staff)
  const { code } = (await orderOf(visit)).tickets[0]!
  const { publicId } = scanOf(code!)
  const { result } = await gate.scan(code!, { publicId })
  // The gate is too early for the slot: the scan is made one that it accepted.
  const become = (word: string) =>
    server.owner.query('update scan set result = $2 where id = $1', [publicId, word])
  await become('accepted')
  const { tickets, cancellation } = await changesOf(visit)
  await become(result)
  expect([tickets.length, cancellation]).toEqual([1, null])
})

test('after a refund by the staff the buyer cancels nothing', async () => {
  const visit = await aPaidVisit(1)
  const { body: order } = await send(server, staff, getOrder, {
    params: { ref: visit.order.reference },
  })
  const paid = (await orderOf(visit)).finalCost
  await refundWhole(server, staff, order, { ticketPublicIdsToBeDeleted: visit.ticketPublicIds })
  await settled(server)
  expect(await changesOf(visit)).toMatchObject({ tickets: [], cancellation: null })
  expect((await cancel(visit, paid)).body.type).toBe('NotRefundable')
})

test('tickets of another order are not found', async () => {
  const [own, other] = [await aPaidVisit(1), await aPaidVisit(1)]
  const asked = await send(server, null, findOfficeTimes, {
    params: own.params,
    body: { ticketPublicIds: other.ticketPublicIds },
  })
  expect(asked.status).toBe(404)
  const moved = await move({ ...own, ticketPublicIds: other.ticketPublicIds })
  expect(moved.status).toBe(404)
})

test('a slot of another activity, a full one, and a past one are refused', async () => {
  const [own, other] = [await aPaidVisit(1), await aPaidVisit(1)]
  expect((await move(own, other.slotId)).body.type).toBe('NotOnSale')
  await server.owner.query('update resource set quantity = 0 where id = $1', [own.laterSlotId])
  expect((await move(own)).body.type).toBe('NotEnoughInventory')
  await server.owner.query('update resource set quantity = 100 where id = $1', [own.laterSlotId])
})

test('every invariant holds at the end', async () => {
  await settled(server)
  expect(await violations(server.owner)).toEqual([])
})
