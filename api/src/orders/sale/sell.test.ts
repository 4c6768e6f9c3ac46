import { findOrders } from '@guichet/contract/orders/find-orders.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { previewSale, sell } from '@guichet/contract/orders/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue.ts'
import { aCartLine, anOrder } from '../../../test/factories/orders.ts'
import { aBusiness, aStaff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

test('sells three tickets: order, invoice with both taxes, tickets, places, mail and audit line', async () => {
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

test('is found by the name without accents, by part of the phone, by the reference', async () => {
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

test('a double click is one sale; the same key for another cart is refused', async () => {
  const staff = await aBusiness(server)
  const { line, slotId } = await aCartLine(server, staff)
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() => send(server, staff, sell, { body: { tickets: [line] } }, { key })),
  )
  expect([a!.status, b!.status]).toEqual([200, 200])
  expect(a!.body).toEqual(b!.body)
  expect(
    (await send(server, staff, sell, { body: { tickets: [{ ...line, quantity: 2 }] } }, { key }))
      .body.type,
  ).toBe('KeyReused')
  const {
    rows: [slot],
  } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(slot.taken).toBe(1)
})

test('a full slot says what is left, keeps nothing, and leaves the key for the corrected form', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { capacity: 2 })
  const key = newKey()
  expect(
    await send(server, staff, sell, { body: { tickets: [{ ...line, quantity: 3 }] } }, { key }),
  ).toMatchObject({
    status: 409,
    body: { type: 'NotEnoughInventory', remaining: 2, at: line.activationDateTimeUtc },
  })
  expect(
    (await server.owner.query('select from orders where tenant_id = $1', [staff.tenantId]))
      .rowCount,
  ).toBe(0)
  expect(
    (await send(server, staff, sell, { body: { tickets: [{ ...line, quantity: 2 }] } }, { key }))
      .status,
  ).toBe(200)
  expect(
    (await send(server, staff, previewSale, { body: { tickets: [line] } })).body.shortages,
  ).toMatchObject([{ line: 0, remaining: 0, at: line.activationDateTimeUtc }])
})

test('the price that the clerk saw must be the price', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  expect(
    await send(server, staff, sell, { body: { tickets: [line], expectedFinalCost: '1.00' } }),
  ).toMatchObject({ status: 409, body: { type: 'PriceChanged', finalCost: 22.98 } })
  expect(
    (await send(server, staff, sell, { body: { tickets: [line], expectedFinalCost: 22.98 } }))
      .status,
  ).toBe(200)
})

test('what is not on sale says why', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  const anytime = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const inactive = await aTicketType(server, staff, { scheduling: 'Anytime', active: false })
  const reasonOf = async (ticket: typeof line | { productId: string; quantity: number }) => {
    const { status, body } = await send(server, staff, sell, { body: { tickets: [ticket] } })
    return [status, body.reason]
  }
  expect(await reasonOf({ productId: line.productId, quantity: 1 })).toEqual([409, 'slotRequired'])
  expect(await reasonOf({ ...line, timeslotBegin: '09:30' })).toEqual([409, 'noSuchSlot'])
  expect(await reasonOf({ productId: inactive.productId, quantity: 1 })).toEqual([409, 'inactive'])
  expect(
    (
      await send(server, staff, sell, {
        body: { tickets: [{ productId: anytime.productId, quantity: 1 }] },
      })
    ).status,
  ).toBe(200)
})

test('a card needs its reference, and only nothing is free', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  expect(
    (
      await send(
        server,
        staff,
        sell,
        { body: { tickets: [line], payment: { method: 'card' } } },
        { language: 'en' },
      )
    ).body.fields,
  ).toEqual([{ field: 'payment.reference', rule: 'required', detail: 'This field is required.' }])
  expect(
    (await send(server, staff, sell, { body: { tickets: [line], payment: { method: 'free' } } }))
      .body.fields,
  ).toMatchObject([{ field: 'payment.method' }])
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

test('a cart beyond what an invoice can hold is refused by name', async () => {
  const staff = await aBusiness(server)
  const { productId } = await aTicketType(server, staff, {
    cents: 1_000_000,
    scheduling: 'Anytime',
  })
  const tickets = Array.from({ length: 30 }, () => ({ productId, quantity: 25 }))
  expect((await send(server, staff, sell, { body: { tickets } })).body.fields).toMatchObject([
    { field: 'tickets', rule: 'maxPrice' },
  ])
})
