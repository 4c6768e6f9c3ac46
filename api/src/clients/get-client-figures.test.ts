import { getClientFigures } from '@guichet/contract/clients/get-client-figures.ts'
import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { checkFigures } from '@guichet/contract/cross-check/check-figures.ts'
import { centsOf } from '@guichet/contract/money.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { beforeAll, expect, test } from 'vitest'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aGate, codeOf } from '../../test/factories/sales/gate.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { ask, refundWhole, row } from '../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
let staff: Staff
beforeAll(async () => {
  staff = await aBusiness(server)
  await server.owner.query(
    `update tenant_setting
      set allow_several_partial_refunds = true, percent_refund_on_counter_orders = true
      where tenant_id = $1`,
    [staff.tenantId],
  )
})
const figuresOf = async (profilePublicId: string, who = staff) =>
  (await send(server, who, getClientFigures, { params: { profilePublicId } })).body

/** Costs less refunds of the orders of an email, as the list of orders and its orders show them. */
async function listedNet(email: string): Promise<{ net: number; refunded: number }> {
  const { body: list } = await send(server, staff, findOrders, { query: { query: email } })
  let [net, refunded] = [0, 0]
  for (const { orderReferenceNumber: ref, finalCost } of list.items) {
    const { body: order } = await send(server, staff, getOrder, { params: { ref } })
    refunded += centsOf(order.totalRefunded)
    net += centsOf(finalCost) - centsOf(order.totalRefunded)
  }
  return { net, refunded }
}

test('the total spent equals the orders list less its refunds, to the cent, and the books agree', async () => {
  const email = 'spender@example.test'
  const { order: first } = await anOrder(server, staff, { quantity: 3, email })
  const clientId = first.userPublicId!
  const part = await anOrder(server, staff, { quantity: 3, email })
  await send(server, staff, refundOrder, { key: newKey(), ...ask(part, [row(part, 33, 0)]) })
  const { order: whole } = await anOrder(server, staff, { quantity: 2, email })
  await refundWhole(server, staff, whole)
  await anOrder(server, staff, { quantity: 1, email: 'somebody.else@example.test' })

  const { spent, refunded, orders } = await figuresOf(clientId)
  const listed = await listedNet(email)
  expect(listed.refunded).toBeGreaterThan(0)
  expect([centsOf(spent), centsOf(refunded)]).toEqual([listed.net, listed.refunded])
  expect(orders).toBe(3)
  const { rows } = await server.owner.query<{ cents: number }>(
    `select sum(p.cents)::int as cents
      from posting p
      join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
      where o.client_id = $1 and (p.account like 'cash:%' or p.account = 'cash-rounding')`,
    [clientId],
  )
  expect(centsOf(spent)).toBe(rows[0]!.cents)
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const { body } = await send(server, staff, checkFigures, {
    body: { startDate: today, endDate: today },
  })
  expect(body).toEqual({ differences: [], orders: [] })
})

test('the orders of a merged card count for the client', async () => {
  const { order: kept } = await anOrder(server, staff, { quantity: 1, email: 'kept@example.test' })
  const { order: merged } = await anOrder(server, staff, {
    quantity: 2,
    email: 'merged@example.test',
  })
  const [before, more] = [
    await figuresOf(kept.userPublicId!),
    await figuresOf(merged.userPublicId!),
  ]
  await send(server, staff, mergeClient, {
    params: { profilePublicId: kept.userPublicId! },
    body: { mergedProfilePublicId: merged.userPublicId! },
    key: newKey(),
  })
  const after = await figuresOf(kept.userPublicId!)
  expect(after.orders).toBe(2)
  expect(centsOf(after.spent)).toBe(centsOf(before.spent) + centsOf(more.spent))
})

test('a sum beyond an integer is exact', async () => {
  const { order } = await anOrder(server, staff, { quantity: 1, email: 'large@example.test' })
  await server.owner.query(
    `insert into payment (tenant_id, id, order_id, method, provider, cents, state)
      select tenant_id, gen_random_uuid(), order_id, method, provider, 2000000001, 'succeeded'
      from payment, generate_series(1, 3)
      where order_id = $1`,
    [order.publicId],
  )
  const { spent } = await figuresOf(order.userPublicId!)
  expect(centsOf(spent)).toBe(6_000_000_003 + centsOf(order.invoice.finalCost))
  await server.owner.query('delete from payment where order_id = $1 and cents = 2000000001', [
    order.publicId,
  ])
})

test('a visit is a day on which a ticket was admitted, however many tickets', async () => {
  const { reference, ticketIds: tickets } = await anytimeTickets(server, staff, { quantity: 3 })
  const { body: order } = await send(server, staff, getOrder, { params: { ref: reference } })
  const clientId = order.userPublicId!
  expect((await figuresOf(clientId)).visits).toBe(0)
  const gate = await aGate(server, staff)
  for (const id of tickets) await gate.scan(await codeOf(server, staff, id))
  const { rows } = await server.owner.query<{ result: string }>(
    'select result from scan where ticket_id = any($1)',
    [tickets],
  )
  expect(rows.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted'])
  expect((await figuresOf(clientId)).visits).toBe(1)
  await server.owner.query('update scan set on_date = on_date - 1 where ticket_id = $1', [
    tickets[0],
  ])
  expect((await figuresOf(clientId)).visits).toBe(2)
})

test('a client without orders has zeros, and one of another business is not found', async () => {
  const { order } = await anOrder(server, staff, { quantity: 1, email: 'ours@example.test' })
  const other = await aBusiness(server)
  const params = { profilePublicId: order.userPublicId! }
  expect((await send(server, other, getClientFigures, { params })).status).toBe(404)
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into client (tenant_id, id, email)
      values ($1, gen_random_uuid(), 'imported@example.test')
      returning id`,
    [staff.tenantId],
  )
  expect(await figuresOf(rows[0]!.id)).toEqual({ spent: 0, refunded: 0, orders: 0, visits: 0 })
})
