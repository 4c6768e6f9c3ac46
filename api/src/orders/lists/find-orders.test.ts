import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { beforeAll, expect, test } from 'vitest'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
let staff: Staff
let order: { publicId: string; orderReferenceNumber: string }
let ticket: { ticketReferenceKey: string; barcode: string }

const found = async (query: string, who = staff) => {
  const answer = await send(server, who, findOrders, {
    query: { collaboratorId: who.tenantId, query },
  })
  return answer.body.items.map((row) => row.publicId)
}
const sale = async (client: object) => {
  const { line } = await aCartLine(server, staff)
  const answer = await send(server, staff, sell, {
    body: { tickets: [line], ...client, payment: { method: 'card', reference: 'TERM-0042-A' } },
    key: newKey(),
  })
  expect(answer.status).toBe(200)
  return answer.body
}
beforeAll(async () => {
  staff = await aBusiness(server)
  order = await sale({
    firstName: 'Jean-Pierre',
    lastName: 'D’Amours Lœuillet',
    email: 'jean-pierre@example.test',
    phone: '+14185550142',
    postalCode: 'G1R 4P5',
  })
  await sale({ firstName: 'Zoé', lastName: 'Autre', phone: '+15145559999' })
  const { items } = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body
  ticket = items[0]!
})

test.each([
  'Jean-Pierre',
  'jean pierre',
  'Jean‑Pierre',
  "d'amours",
  'D’Amours',
  'damours',
  'loeuillet',
  'LŒUILLET',
  'Jean-Pierre D’Amours',
  'D’Amours Lœuillet Jean-Pierre',
  'jean-pierre@example.test',
  'g1r4p5',
  '418 555-0142',
  '(418) 555-0142',
  '418.555.0142',
  '+1 418 555 0142',
  '1-418-555-0142',
  '4185550142',
  '0142',
])('%s finds the order of Jean-Pierre D’Amours Lœuillet, and no other', async (typed) =>
  expect(await found(typed)).toEqual([order.publicId]),
)

test('an order is found by its number, the last digits of it, and its ticket references', async () => {
  const number = order.orderReferenceNumber
  expect(await found(number)).toEqual([order.publicId])
  expect(await found(number.slice(-6))).toEqual([order.publicId])
  expect(await found(ticket.ticketReferenceKey)).toEqual([order.publicId])
  expect(await found(` ${ticket.ticketReferenceKey.toLowerCase()} `)).toEqual([order.publicId])
})

test('an order is found by its credit note, in any case, and opened by its number in any case', async () => {
  const refunded = await sale({ lastName: 'Rendu' })
  const { body } = await refundWhole(server, staff, refunded)
  expect(body.creditNoteNumber).toMatch(/^NC-\d{6}$/)
  for (const number of [body.creditNoteNumber!, body.creditNoteNumber!.toLowerCase()])
    expect(await found(number)).toEqual([refunded.publicId])
  await server.owner.query(`update orders set reference = 'MC' || reference where id = $1`, [
    refunded.publicId,
  ])
  const ref = `mc${refunded.orderReferenceNumber}`
  const opened = await send(server, staff, getOrder, { params: { ref } })
  expect(opened.body.publicId).toBe(refunded.publicId)
})

test('a scanned code finds its order, in its own business only', async () => {
  expect(ticket.barcode).toMatch(/^G1\./)
  expect(await found(ticket.barcode)).toEqual([order.publicId])
  expect(await found(ticket.barcode, await aBusiness(server))).toEqual([])
})

test('an order is found by the references of the terminal and of the provider', async () => {
  expect(await found('TERM-0042-A')).toContain(order.publicId)
  await server.owner.query(`update payment set provider_ref = 'pi_3Qx' where order_id = $1`, [
    order.publicId,
  ])
  expect(await found('pi_3Qx')).toEqual([order.publicId])
})
