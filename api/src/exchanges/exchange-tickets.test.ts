import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue/catalogue.ts'
import { movesOf } from '../../test/factories/sales/moved.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { paidThrough } from '../../test/factories/sales/payments.ts'
import { choiceOf, twoLinesOf } from '../../test/factories/sales/two-lines.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer({
  providers: { bank: { refund: async () => ({ outcome: 'refused', why: 'balance too low' }) } },
})
const staff = useBusiness(server)
const { anOrderOfTwo, exchangeAll, previewAll, exchangeable } = twoLinesOf(server, staff)
const { takenOf } = movesOf(server, staff)
const orderOf = async (ref: string) =>
  (await send(server, staff, getOrder, { params: { ref } })).body
const codeOf = async (id: string) =>
  (await send(server, staff, getTicket, { params: { id } })).body.barcode
const lineAt = async (cents: number) => (await aCartLine(server, staff, { cents })).line
const takenOfAll = async (slotIds: readonly string[]) => {
  const taken = []
  for (const id of slotIds) taken.push(await takenOf(id))
  return taken
}
/** Payments and refunds of an order, in cents. */
const moneyOf = async (orderId: string) => ({
  payments: (
    await server.owner.query('select method, cents from payment where order_id = $1 order by id', [
      orderId,
    ])
  ).rows,
  refunds: (
    await server.owner.query(
      'select total_cents, credited_cents from refund where order_id = $1 order by number',
      [orderId],
    )
  ).rows,
})

test('the exchangeable tickets of an order are listed by line, identical ones together', async () => {
  const { order, first, second, pair, single } = await anOrderOfTwo()
  expect(await exchangeable(order.publicId)).toMatchObject([
    { publicId: pair[0], like: 2, version: 1, productId: first.line.productId, rental: null },
    { publicId: single, like: 1, activity: { slotPublicId: second.slotId } },
  ])
})

test('tickets of two activities get other times in one request: each takes its place and frees its old one', async () => {
  const { order, first, second, pair, single } = await anOrderOfTwo()
  const [later, laterToo] = [
    await aSlot(server, staff, { activityId: first.activityId, begin: '13:00', end: '16:00' }),
    await aSlot(server, staff, { activityId: second.activityId, begin: '13:00', end: '16:00' }),
  ]
  const changes = [
    {
      ...choiceOf({ ...first.line, ...later }),
      ticketPublicId: pair[0],
      quantity: 2,
      version: 1,
    },
    { ...choiceOf({ ...second.line, ...laterToo }), ticketPublicId: single, version: 1 },
  ]
  expect((await previewAll(order.publicId, changes.map(withoutVersion))).body).toMatchObject({
    difference: null,
    whyPriceStays: 'sameProduct',
    isUnchanged: false,
  })
  expect((await exchangeAll(order.publicId, { changes })).body).toEqual({
    tickets: [...pair, single].map((publicId) => ({ publicId, version: 2 })),
    difference: 0,
    refundPublicId: null,
  })
  const slots = [first.slotId, second.slotId, later.slotId, laterToo.slotId]
  expect(await takenOfAll(slots)).toEqual([0, 0, 2, 1])
  expect(await violations(server.owner)).toEqual([])
})
const withoutVersion = <Change extends { version: number }>(change: Change) => {
  const { version: _, ...rest } = change
  return rest
}

test('a dearer and a cheaper type are one difference: the client pays what is left of it', async () => {
  const { order, pair, single } = await anOrderOfTwo()
  const [dearer, cheaper] = [choiceOf(await lineAt(3000)), choiceOf(await lineAt(1500))]
  const changes = [
    { ...dearer, ticketPublicId: pair[0], quantity: 2 },
    { ...cheaper, ticketPublicId: single },
  ]
  const { difference } = (await previewAll(order.publicId, changes)).body
  expect(difference).toMatchObject({ net: 15, total: 17.25 })
  const asked = { priceDifference: 'settle', expectedDifference: 17.25 } as const
  const answer = await exchangeAll(order.publicId, {
    changes: changes.map((change) => ({ ...change, version: 1 })),
    ...asked,
    payment: { method: 'cash', tendered: 20 },
  })
  expect(answer.body).toMatchObject({ difference: 17.25 })
  const { payments, refunds } = await moneyOf(order.publicId)
  expect(payments.at(-1)).toEqual({ method: 'cash', cents: 1725 })
  expect(refunds).toEqual([{ total_cents: 575, credited_cents: 575 }])
  expect(await orderOf(order.publicId)).toMatchObject({
    totalPaid: 86.24,
    totalRefunded: 0,
    totalKept: 86.24,
    status: 'CreatedByAdmin',
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a cheaper and a dearer type are one difference: the client gets back what is left of it', async () => {
  const { order, pair, single } = await anOrderOfTwo()
  const changes = [
    { ...choiceOf(await lineAt(1000)), ticketPublicId: pair[0], quantity: 2, version: 1 },
    { ...choiceOf(await lineAt(2500)), ticketPublicId: single, version: 1 },
  ]
  const answer = await exchangeAll(order.publicId, { changes, priceDifference: 'settle' })
  expect(answer.body).toMatchObject({ difference: -17.25, cash: 17.25 })
  const { payments, refunds } = await moneyOf(order.publicId)
  expect(payments).toHaveLength(1)
  expect(refunds).toEqual([{ total_cents: 2300, credited_cents: 575 }])
  expect(await orderOf(order.publicId)).toMatchObject({ totalRefunded: 17.25, totalPaid: 68.99 })
  expect(await violations(server.owner)).toEqual([])
})

test('a refunded ticket keeps its price in an exchange of several tickets', async () => {
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = true where tenant_id = $1',
    [staff.tenantId],
  )
  const { order, first, pair, single } = await anOrderOfTwo()
  const { status } = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [
        {
          productId: first.line.productId,
          refundPercentage: 50,
          unitPublicId: order.invoice.entries[0]!.units![0]!.publicId,
        },
      ],
      refundReason: 'Météo',
    },
    key: newKey(),
  })
  expect(status).toBe(200)
  const [dearer, other] = [choiceOf(await lineAt(3000)), choiceOf(await lineAt(3000))]
  const changes = [
    { ...dearer, ticketPublicId: pair[0], quantity: 2 },
    { ...other, ticketPublicId: single },
  ]
  expect((await previewAll(order.publicId, changes)).body).toMatchObject({
    whyPriceStays: null,
    refundedTickets: 1,
    difference: { total: 23 },
  })
  const { body } = await exchangeAll(order.publicId, {
    changes,
    priceDifference: 'settle',
    payment: { method: 'cash' },
  })
  expect(body.difference).toBe(23)
  expect(await violations(server.owner)).toEqual([])
})

test('a provider rejects the refund of an exchange: the charge that the refund paid is owed', async () => {
  const { order, pair, single } = await anOrderOfTwo({ method: 'other' })
  await paidThrough(server, order.publicId, 'bank')
  const changes = [
    { ...choiceOf(await lineAt(1000)), ticketPublicId: pair[0], quantity: 2, version: 1 },
    { ...choiceOf(await lineAt(2500)), ticketPublicId: single, version: 1 },
  ]
  await exchangeAll(order.publicId, { changes, priceDifference: 'settle' })
  await expect
    .poll(async () => {
      await server.owner.query('update job set run_at = now() where ended_at is null')
      await server.app.worker.drain()
      return (await orderOf(order.publicId)).balance?.owed
    })
    .toBe(5.75)
  expect(await violations(server.owner)).toEqual([])
})

test('all of the tickets change, or none: too few places for them together', async () => {
  const { order, first, second, pair, single } = await anOrderOfTwo()
  const narrow = await aSlot(server, staff, {
    activityId: first.activityId,
    begin: '13:00',
    end: '16:00',
    quantity: 2,
  })
  const there = choiceOf({ ...first.line, ...narrow })
  const changes = [
    { ...there, ticketPublicId: pair[0], quantity: 2, version: 1 },
    { ...there, ticketPublicId: single, version: 1 },
  ]
  const answer = await exchangeAll(order.publicId, { changes })
  expect([answer.status, answer.body]).toMatchObject([409, { type: 'NotEnoughInventory' }])
  const slots = [first.slotId, second.slotId, narrow.slotId]
  expect(await takenOfAll(slots)).toEqual([2, 1, 0])
})

test('tickets that already are as chosen keep their code, while others change', async () => {
  const { order, first, pair, single } = await anOrderOfTwo()
  const codes = [await codeOf(pair[0]), await codeOf(single)]
  const stays = { ...choiceOf(first.line), ticketPublicId: pair[0], quantity: 2 }
  expect((await previewAll(order.publicId, [stays])).body.isUnchanged).toBe(true)
  const moves = { ...choiceOf(first.line), ticketPublicId: single }
  const changes = [stays, moves].map((change) => ({ ...change, version: 1 }))
  expect((await exchangeAll(order.publicId, { changes })).body.tickets).toEqual([
    { publicId: pair[0], version: 1 },
    { publicId: pair[1], version: 1 },
    { publicId: single, version: 2 },
  ])
  expect(await codeOf(pair[0])).toBe(codes[0])
  expect(await codeOf(single)).not.toBe(codes[1])
})

test('a ticket that two changes name, and a ticket of another order, are rejected', async () => {
  const { order, second, pair } = await anOrderOfTwo()
  const there = choiceOf(second.line)
  const twice = [
    { ...there, ticketPublicId: pair[0], quantity: 2, version: 1 },
    { ...there, ticketPublicId: pair[1], version: 1 },
  ]
  const answer = await exchangeAll(order.publicId, { changes: twice })
  expect(answer.body.fields?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'changes.1.ticketPublicId unique',
  ])
  const foreign = await anOrderOfTwo()
  for (const ids of [[foreign.single], [pair[0], foreign.single]])
    expect(
      await exchangeAll(order.publicId, {
        changes: ids.map((ticketPublicId) => ({ ...there, ticketPublicId, version: 1 })),
      }),
    ).toMatchObject({ status: 404 })
  const tooMany = await exchangeAll(order.publicId, {
    changes: [{ ...there, ticketPublicId: pair[0], quantity: 3, version: 1 }],
  })
  expect(tooMany.body.fields?.map(({ field }) => field)).toEqual(['changes.0.quantity'])
})
