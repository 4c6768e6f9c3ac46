import { exchangeTicket } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { aGroupOrder, pay } from '../../../test/factories/sales/balances.ts'
import { anOrder, aCartLine } from '../../../test/factories/sales/orders.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { choiceOf, twoLinesOf } from '../../../test/factories/sales/two-lines.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const rowOf = async (query: string) => {
  const { items } = (
    await send(server, staff, findOrders, { query: { collaboratorId: staff.tenantId, query } })
  ).body
  return items.find((row) => row.orderReferenceNumber === query)!
}

const tubing = { fr: 'Glissade', en: 'Tubing' }

test('a row names the activities with their pieces as they are now, and the payment methods', async () => {
  const { order, pair } = await twoLinesOf(server, staff).anOrderOfTwo()
  const skiing = order.invoice.entries[0]!.categoryTitle!
  expect(await rowOf(order.orderReferenceNumber)).toMatchObject({
    contents: [{ title: skiing, quantity: 3 }],
    paidBy: ['cash'],
    settlement: 'paid',
  })
  const other = await aCartLine(server, staff)
  await server.owner.query('update activity set name = $2 where id = $1', [
    other.activityId,
    tubing,
  ])
  await send(server, staff, exchangeTicket, {
    params: { id: pair[0] },
    body: { ...choiceOf(other.line), version: 1, priceDifference: 'keep' },
    key: newKey(),
  })
  expect(await rowOf(order.orderReferenceNumber)).toMatchObject({
    contents: expect.arrayContaining([
      { title: tubing, quantity: 1 },
      { title: skiing, quantity: 2 },
    ]),
  })
})

test('a row has the beginning of the first slot that is not cancelled', async () => {
  const { order } = await anOrder(server, staff)
  const query = { orderReferenceKey: order.orderReferenceNumber }
  const { items } = (await send(server, staff, findTicketsOfOrder, { query })).body
  expect((await rowOf(order.orderReferenceNumber)).visitDateTimeUtc).toBe(
    items[0]!.activePeriodStartDateTimeUtc,
  )
})

test('a balance is owed until it is paid; a free order is free; a refunded one has only its status', async () => {
  const { order } = await aGroupOrder(server, staff)
  const settlementOf = async ({ orderReferenceNumber }: typeof order) =>
    (await rowOf(orderReferenceNumber)).settlement
  expect(await settlementOf(order)).toBe('owed')
  await pay(server, staff, order, { method: 'cash' })
  expect(await settlementOf(order)).toBe('paid')
  const { order: free } = await anOrder(server, staff, { cents: 0 })
  expect(await settlementOf(free)).toBe('free')
  const { order: refunded } = await anOrder(server, staff)
  await refundWhole(server, staff, refunded)
  expect(await settlementOf(refunded)).toBeUndefined()
})
