import { findOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { openOfficePayment } from '@guichet/contract/office/sell-office-cart.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { beforeAll, expect, test } from 'vitest'
import { anOffice } from '../../../test/factories/catalogue/ticket-office.ts'
import {
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { aSoldCart } from '../../../test/factories/sales/office-carts.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { refundWhole } from '../../../test/factories/sales/refunds.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)
let office = ''
beforeAll(async () => {
  office = await anOffice(server, staff)
})
const read = async (cart: string) =>
  (await send(server, null, findOfficeCart, { params: { office, cart } })).body
const open = (cart: string) => send(server, null, openOfficePayment, { params: { office, cart } })

async function aCartToPay() {
  const { line, slotId } = await aCartLine(server, staff, { quantity: 2 })
  return { ...(await aSoldCart(server, office, [line])), slotId }
}
const sessionOf = (url: string) => url.split('/').at(-1)!

test('a visitor pays on the page of the provider, and the cart shows the tickets', async () => {
  const { cart, order } = await aCartToPay()
  const [first, second] = [await open(cart), await open(cart)]
  expect([first.status, second.body.url]).toEqual([200, first.body.url])
  server.provider.pay(sessionOf(first.body.url))
  await settled(server)
  const paid = await read(cart)
  expect(paid.order).toMatchObject({
    reference: order.reference,
    status: 'Completed',
    payUntilDateTimeUtc: null,
    isRefused: false,
  })
  expect(paid.order!.tickets.map(({ code }) => typeof code)).toEqual(['string', 'string'])
  expect((await open(cart)).body.type).toBe('HoldOver')
  const { rows } = await server.owner.query(
    `select kind from mail m join orders o on o.id = m.order_id where o.reference = $1 order by 1`,
    [order.reference],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['order-confirmation', 'payment-link'])
})

test('the link of the email leads to the page that the visitor has opened, in any language', async () => {
  const { cart, order } = await aCartToPay()
  const { body } = await open(cart)
  const { body: sold } = await send(server, staff, getOrder, { params: { ref: order.reference } })
  const { token } = sold.payments[0]!.link!
  const byLink = await send(server, null, openPayment, { body: { token } })
  expect([byLink.status, byLink.body.url]).toEqual([200, body.url])
})

test('a visitor who comes back before the confirmation is not asked to pay again', async () => {
  const { cart } = await aCartToPay()
  await open(cart)
  const visit = async (query: string) =>
    (await server.app.http.inject({ method: 'GET', url: `/b/${office}/cart/${cart}${query}` })).body
  const returned = await visit('?notice=paid')
  expect(returned).toContain('en cours de confirmation')
  expect(returned).not.toContain('class="button"')
  expect(await visit('')).toMatch(/class="button"[^>]*>Payer /)
})

test('the provider leads back to the cart in the language of the visitor', async () => {
  const { cart } = await aCartToPay()
  const { body } = await open(cart)
  const page = await (await fetch(body.url)).text()
  expect(page).toContain(`http://localhost:3999/b/${office}/cart/${cart}`)
})

test('a cancellation by the staff takes the codes away from the cart', async () => {
  const { cart, order } = await aCartToPay()
  server.provider.pay(sessionOf((await open(cart)).body.url))
  await settled(server)
  const { rows } = await server.owner.query<{ id: string }>(
    'select t.id from ticket t join orders o on o.id = t.order_id where o.reference = $1',
    [order.reference],
  )
  const { body: sold } = await send(server, staff, getOrder, { params: { ref: order.reference } })
  const { status } = await refundWhole(server, staff, sold, {
    ticketPublicIdsToBeDeleted: rows.map(({ id }) => id),
  })
  expect(status).toBe(200)
  await settled(server)
  const { order: refunded } = await read(cart)
  expect(refunded!.tickets.every(({ code }) => code === null)).toBe(true)
  expect(refunded!.totalRefunded).toBe(refunded!.finalCost)
})

test('every invariant holds at the end', async () => {
  await settled(server)
  expect(await violations(server.owner)).toEqual([])
})

test('a payment leads on by itself in a window, and by a link that leaves a frame', async () => {
  const { cart } = await aCartToPay()
  const visit = (destination: string) =>
    server.app.http.inject({
      method: 'GET',
      url: `/b/${office}/cart/${cart}/payment`,
      headers: { 'sec-fetch-dest': destination },
    })
  const inWindow = await visit('document')
  expect(String(inWindow.headers.refresh)).toMatch(/^0; url=https?:/)
  const inFrame = await visit('iframe')
  expect(inFrame.headers.refresh).toBeUndefined()
  expect(inFrame.body).toMatch(/<a [^>]*href="https?:[^"]+"[^>]* target="_top"/)
})
