import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { aCartLine, anOrder } from '../../../test/factories/sales/orders.ts'
import { aBusiness, aStaff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

test('a sale of three tickets writes the order, the invoice with both taxes, the tickets, the places, the email and the audit line', async () => {
  const staff = await aBusiness(server)
  const { order, slotId } = await anOrder(server, staff, { quantity: 3, cents: 1999 })
  expect(order).toMatchObject({
    status: 'CreatedByAdmin',
    invoice: {
      entriesTotal: 59.97,
      finalCost: 68.95,
      taxes: {
        items: [
          { key: 'GST', total: 3 },
          { key: 'QST', total: 5.98 },
        ],
      },
    },
    can: { refund: true, resend: true },
  })
  const {
    rows: [slot],
  } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(slot.taken).toBe(3)
  const tickets = await send(server, staff, findTicketsOfOrder, {
    query: { orderReferenceKey: order.orderReferenceNumber },
  })
  expect(tickets.body.items).toHaveLength(3)
  expect(server.app.codes.read(tickets.body.items[0]!.barcode)).toMatchObject({
    ticketId: tickets.body.items[0]!.publicId,
    tenantId: staff.tenantId,
  })
  expect(
    (await send(server, staff, getOrder, { params: { ref: order.orderReferenceNumber } })).body
      .mails,
  ).toMatchObject([{ kind: 'order-confirmation', to: 'client@example.test' }])
  expect(
    (
      await send(server, staff, getOrderHistory, { params: { ref: order.publicId } })
    ).body.items.map((item) => item.code),
  ).toContain('order.created')
})

test('an order is found by name without accents, part of the phone number, reference and email', async () => {
  const staff = await aBusiness(server)
  const { order } = await anOrder(server, staff, {
    lastName: 'Côté-Lœuillet',
    phone: '418 555-0199',
  })
  for (const query of [
    'cote-loeuillet',
    'eloise cote',
    '5550199',
    '(418) 555-0199',
    order.orderReferenceNumber,
    'client@example.test',
    'CLIENT@EXAMPLE',
  ])
    expect(
      (
        await send(server, staff, findOrders, { query: { collaboratorId: staff.tenantId, query } })
      ).body.items.map((row) => row.publicId),
      query,
    ).toEqual([order.publicId])
  expect(
    (
      await send(server, staff, findOrders, {
        query: { collaboratorId: staff.tenantId, query: 'nobody' },
      })
    ).body,
  ).toMatchObject({ items: [], total: 0, hasAnyOrder: true })
})

test('a double click is one sale; the same key for another cart is rejected', async () => {
  const staff = await aBusiness(server)
  const { line, slotId } = await aCartLine(server, staff)
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() => send(server, staff, sell, { body: { tickets: [line] }, key })),
  )
  expect([a!.status, b!.status]).toEqual([200, 200])
  expect(a!.body).toEqual(b!.body)
  expect(
    (await send(server, staff, sell, { body: { tickets: [{ ...line, quantity: 2 }] }, key })).body
      .type,
  ).toBe('KeyReused')
  const {
    rows: [slot],
  } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(slot.taken).toBe(1)
})

test('another business does not see the product, the order or the list; a clerk without the access cannot sell', async () => {
  const [ours, theirs] = [await aBusiness(server), await aBusiness(server)]
  const { line } = await aCartLine(server, ours)
  const { order } = await anOrder(server, ours)
  expect((await send(server, theirs, sell, { body: { tickets: [line] } })).body.type).toBe(
    'NotFound',
  )
  expect(
    (await send(server, theirs, getOrder, { params: { ref: order.orderReferenceNumber } })).status,
  ).toBe(404)
  expect(
    (await send(server, theirs, findOrders, { query: { collaboratorId: ours.tenantId } })).status,
  ).toBe(404)
  const reader = await aStaff(server, ours, { accesses: ['Orders'] })
  expect((await send(server, reader, sell, { body: { tickets: [line] } })).body).toMatchObject({
    type: 'NoAccess',
    access: ['TicketCreation'],
  })
})
