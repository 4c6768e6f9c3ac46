import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { beforeEach, expect, test } from 'vitest'
import { workOff } from '../../../../test/factories/sales/lost-days.ts'
import { anOrder } from '../../../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../../../test/factories/staff.ts'
import { violations } from '../../../../test/invariants/violations.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useTestServer } from '../../../../test/use-server.ts'

const server = useTestServer()
let staff: Staff
beforeEach(async () => {
  staff = await aBusiness(server)
})

type SoldOrder = Awaited<ReturnType<typeof anOrder>>
const free = (more: object = {}) => anOrder(server, staff, { quantity: 2, cents: 0, ...more })
const cancel = ({ order }: SoldOrder, more: object = {}) =>
  send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Erreur',
      ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
      ...more,
    },
    key: newKey(),
  })
const reactivate = ({ order }: SoldOrder, key = newKey()) =>
  send(server, staff, reactivateOrder, { body: { orderPublicId: order.publicId }, key })
const read = async ({ order }: SoldOrder) =>
  (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body
const tickets = async ({ order }: SoldOrder) =>
  (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
const codesOf = async (made: SoldOrder) => (await tickets(made)).map(({ barcode }) => barcode)
const takenOf = async ({ slotId }: SoldOrder) =>
  (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0].taken
/** As if the cancellation was long ago, and its email was sent. */
async function later(made: SoldOrder): Promise<void> {
  await server.owner.query(
    `update job set run_at = now() where ended_at is null and leased_until is null`,
  )
  await workOff(server)
  for (const [column, rows] of [
    ['requested_at', 'refund where order_id = $1'],
    ['voided_at', 'ticket where order_id = $1'],
    ['released_at', 'claim where unit_id in (select id from unit where order_id = $1)'],
  ] as const)
    await server.owner.query(
      `update ${rows.replace(' where', ` set ${column} = ${column} - interval '1 hour' where`)}`,
      [made.order.publicId],
    )
}

test('an order that is reactivated at once has the same status, codes and places, and no email is sent', async () => {
  const made = await free()
  await workOff(server)
  const before = { status: (await read(made)).status, codes: await codesOf(made) }
  expect((await cancel(made)).body).toMatchObject({ status: 'Canceled' })
  expect(await takenOf(made)).toBe(0)
  expect((await read(made)).can).toMatchObject({ reactivate: true, refund: false })
  const answer = await reactivate(made)
  expect(answer.body).toMatchObject({ status: before.status, refundReasons: [] })
  expect(answer.body.can).toMatchObject({ cancel: true, refund: true, reactivate: false })
  expect(await codesOf(made)).toEqual(before.codes)
  expect(await takenOf(made)).toBe(2)
  await server.owner.query('update job set run_at = now() where ended_at is null')
  await workOff(server)
  expect((await read(made)).mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'order-confirmation sent',
    'cancellation withdrawn',
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('after the client was informed of the cancellation, the tickets get new codes and a new confirmation is sent', async () => {
  const made = await free()
  const before = await codesOf(made)
  await cancel(made)
  await later(made)
  expect((await reactivate(made)).status).toBe(200)
  const after = await codesOf(made)
  expect(after.every((code) => code && !before.includes(code))).toBe(true)
  await workOff(server)
  expect((await read(made)).mails.map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'cancellation',
    'order-confirmation',
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('the history has the person, the time, and the statuses; the cancellation stays recorded', async () => {
  const made = await free()
  await cancel(made)
  await reactivate(made)
  const { items } = (
    await send(server, staff, getOrderHistory, { params: { ref: made.order.publicId } })
  ).body
  expect(items.find(({ code }) => code === 'order.reactivated')).toMatchObject({
    actorName: expect.any(String),
    facts: { from: 'Canceled', to: made.order.status, tickets: 2 },
  })
  expect(items.filter(({ code }) => code === 'ticket.restored')).toHaveLength(2)
  const refunds = await send(server, staff, findRefunds, {
    params: { orderPublicId: made.order.publicId },
  })
  expect(refunds.body.items).toMatchObject([
    { state: 'reversed', finalCost: 0, creditNoteNumber: 'NC-000001', reason: 'Erreur' },
  ])
})

test('places that were sold since are named, and nothing is restored', async () => {
  const made = await free({ capacity: 2 })
  await cancel(made)
  const other = await send(server, staff, sell, {
    body: { tickets: [{ ...made.line, quantity: 1 }], payment: { method: 'free' } },
    key: newKey(),
  })
  expect(other.status).toBe(200)
  const answer = await reactivate(made)
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({
    type: 'PlacesGone',
    missing: [{ productTitle: expect.objectContaining({ fr: expect.any(String) }), missing: 1 }],
  })
  expect((await read(made)).status).toBe('Canceled')
  expect((await tickets(made)).every(({ isVoided }) => isVoided)).toBe(true)
  expect(await takenOf(made)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('a double click is one reactivation; another request finds nothing to reactivate', async () => {
  const made = await free()
  await cancel(made)
  const key = newKey()
  const [first, second] = await Promise.all([reactivate(made, key), reactivate(made, key)])
  expect(second.body).toEqual(first.body)
  expect((await reactivate(made)).body).toMatchObject({
    type: 'NotReactivable',
    reason: 'status',
  })
  expect(await takenOf(made)).toBe(2)
})

test('an order can be cancelled and reactivated repeatedly', async () => {
  const made = await free()
  for (let i = 0; i < 3; i += 1) {
    expect((await cancel(made)).status).toBe(200)
    expect((await reactivate(made)).status).toBe(200)
  }
  expect(await takenOf(made)).toBe(2)
  expect((await read(made)).status).toBe(made.order.status)
  expect(await violations(server.owner)).toEqual([])
})

test('after two cancellations, only the last one is reversed', async () => {
  const made = await free()
  const [first, second] = made.order.ticketPublicIds.split(',')
  const unitOf = (ticketId: string) =>
    made.order.invoice.entries[0]!.units!.find(({ ticketPublicId }) => ticketPublicId === ticketId)!
      .publicId
  await cancel(made, {
    isRefundingAll: false,
    productsToRefund: [
      { productId: made.line.productId, refundPercentage: 100, unitPublicId: unitOf(first!) },
    ],
    ticketPublicIdsToBeDeleted: [first],
  })
  await later(made)
  expect((await reactivate(made)).body.type).toBe('NotReactivable')
  expect((await cancel(made, { ticketPublicIdsToBeDeleted: [second] })).body.status).toBe(
    'Canceled',
  )
  expect((await reactivate(made)).body.status).toBe('PartialRefundCompleted')
  expect(
    (await tickets(made)).filter(({ isVoided }) => isVoided).map(({ publicId }) => publicId),
  ).toEqual([first])
  expect(await takenOf(made)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('tickets that are restored at once have the same codes, their order has the previous status, and no email is sent', async () => {
  const made = await free({ quantity: 3 })
  await workOff(server)
  const before = await codesOf(made)
  const ids = made.order.ticketPublicIds.split(',')
  const cancelOne = (ticketId: string) =>
    cancel(made, {
      isRefundingAll: false,
      productsToRefund: [
        {
          productId: made.line.productId,
          refundPercentage: 100,
          unitPublicId: made.order.invoice.entries[0]!.units!.find(
            ({ ticketPublicId }) => ticketPublicId === ticketId,
          )!.publicId,
        },
      ],
      ticketPublicIdsToBeDeleted: [ticketId],
    })
  expect((await cancelOne(ids[0]!)).body.status).toBe('PartialRefundCompleted')
  expect(await takenOf(made)).toBe(2)
  const key = newKey()
  const [first, second] = await Promise.all([reactivate(made, key), reactivate(made, key)])
  expect(first.body.status).toBe(made.order.status)
  expect(second.body).toEqual(first.body)
  expect(await codesOf(made)).toEqual(before)
  expect(await takenOf(made)).toBe(3)

  // The second of two: the first stays cancelled, and so does the status.
  await server.owner.query(
    `insert into tenant_setting (tenant_id, allow_several_partial_refunds)
      values ($1, true)
      on conflict (tenant_id) do update set allow_several_partial_refunds = true`,
    [staff.tenantId],
  )
  await cancelOne(ids[0]!)
  await later(made)
  await cancelOne(ids[1]!)
  expect((await reactivate(made)).body.status).toBe('PartialRefundCompleted')
  expect((await tickets(made)).filter(({ isVoided }) => isVoided)).toMatchObject([
    { publicId: ids[0] },
  ])
  expect((await reactivate(made)).body.type).toBe('NotReactivable')
  await server.owner.query('update job set run_at = now() where ended_at is null')
  await workOff(server)
  expect((await read(made)).mails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'cancellation sent',
    'cancellation withdrawn',
    'cancellation withdrawn',
    'order-confirmation sent',
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('a paid order is never reactivated', async () => {
  const made = await anOrder(server, staff, { quantity: 1 })
  await cancel(made)
  expect((await reactivate(made)).body).toMatchObject({ type: 'NotReactivable' })
})
