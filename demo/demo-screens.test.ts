import { newDatabase } from '@guichet/api/test/database.ts'
import { signedIn } from '@guichet/api/test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '@guichet/api/test/test-server.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerId } from './businesses/demo-people.ts'
import { createDemoData } from './public.ts'

let server: TestServer
beforeAll(async () => {
  const url = await newDatabase()
  await createDemoData({ url, seed: 'shown', baseDate: '2026-11-21', orders: 150 })
  server = await openTestServer({ url })
})
afterAll(() => server.close())

test('every order of the demo data can be read with its tickets and refunds, and its totals match', async () => {
  const { rows: tenants } = await server.owner.query<{ id: string }>(
    'select id from tenant order by created_at',
  )
  let shown = 0
  for (const { id } of tenants) {
    const who = await signedIn(server, id, ownerId)
    const { rows } = await server.owner.query<{ id: string; reference: string }>(
      'select id, reference from orders where tenant_id = $1',
      [id],
    )
    for (const { id: orderPublicId, reference } of rows) {
      const order = await send(server, who, getOrder, { params: { ref: reference } })
      expect(order, JSON.stringify(order.body)).toMatchObject({
        status: 200,
        body: { publicId: orderPublicId, orderReferenceNumber: reference },
      })
      const refunds = await send(server, who, findRefunds, { params: { orderPublicId } })
      const given = refunds.body.items
        .filter((refund) => refund.state !== 'failed')
        .reduce((sum, refund) => sum + Math.round(refund.finalCost * 100), 0)
      expect(given).toBe(Math.round(order.body.totalRefunded * 100))
      expect(given + Math.round(order.body.totalRemaining * 100)).toBe(
        Math.round(order.body.invoice.finalCost * 100),
      )
      expect(
        (await send(server, who, findTicketsOfOrder, { query: { orderReferenceKey: reference } }))
          .status,
      ).toBe(200)
      shown++
    }
  }
  expect(shown).toBeGreaterThan(150)
})

test('the list finds an order by reference, a client’s name without accents, phone and payment', async () => {
  const { rows } = await server.owner.query(
    `select o.tenant_id, o.reference, o.first_name, o.last_name, o.phone, p.provider_ref
      from orders o
      join payment p on p.order_id = o.id
      where o.last_name ~ '[éèœ]' and p.provider_ref is not null and p.state = 'succeeded'
      limit 1`,
  )
  const { tenant_id, reference, first_name, last_name, phone, provider_ref } = rows[0]
  const who = await signedIn(server, tenant_id, ownerId)
  const bare = (word: string) =>
    word
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .toUpperCase()
  for (const query of [reference, `${bare(first_name)} ${bare(last_name)}`, phone, provider_ref])
    expect(
      (
        await send(server, who, findOrders, { query: { collaboratorId: tenant_id, query } })
      ).body.items.map((item) => item.orderReferenceNumber),
      query,
    ).toContain(reference)
})
