import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { holdCart, releaseHold } from '@guichet/contract/orders/sale/hold-cart.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { anApiKey } from '../../../test/factories/api-keys.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aPaymentAccount } from '../../../test/factories/sales/payments.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send, type Token } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let site: Token
let otherSite: Token
beforeAll(async () => {
  await aPaymentAccount(server, staff)
  site = await anApiKey(server, staff)
  otherSite = await anApiKey(server, staff)
})

/** A cart of one ticket, quoted for a site. */
async function aQuote(options = {}) {
  const { line, slotId } = await aCartLine(server, staff, options)
  const { body } = await send(server, site, previewSale, { body: { tickets: [line] } })
  const cart = {
    tickets: [line],
    email: 'acheteur@example.test',
    expectedFinalCost: body.finalCost,
  }
  return { line, slotId, cart, quote: body }
}
const elsewhere = { method: 'other' as const, reference: 'SITE-4711' }
const takenOf = async (slotId: string) =>
  (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
    .taken as number
const stepsOf = async (orderId: string) =>
  (
    await server.owner.query(
      'select status from order_status_log where order_id = $1 order by seq',
      [orderId],
    )
  ).rows.map(({ status }) => status as string)

test('a key quotes, holds and completes a purchase that is paid elsewhere; its order has tickets and an email', async () => {
  const { line, slotId, cart, quote } = await aQuote()
  expect(quote.discountCeiling).toBe(0)
  const hold = await send(server, site, holdCart, { key: newKey(), body: { tickets: [line] } })
  expect(await takenOf(slotId)).toBe(1)
  const request = {
    key: newKey(),
    body: { ...cart, holdPublicId: hold.body.publicId, payment: elsewhere },
  }
  const [sold, again] = [
    await send(server, site, sell, request),
    await send(server, site, sell, request),
  ]
  expect(sold.body.status).toBe('Completed')
  expect(again.body).toEqual(sold.body)
  expect(await takenOf(slotId)).toBe(1)
  expect(sold.body.ticketPublicIds).not.toBe('')
  expect(await stepsOf(sold.body.publicId)).toEqual(['Created', 'ValidationSucceed', 'Completed'])
  const read = await send(server, site, getOrder, {
    params: { ref: sold.body.orderReferenceNumber },
  })
  expect(read.body).toMatchObject({
    totalPaid: cart.expectedFinalCost,
    paymentReferenceNumber: 'SITE-4711',
    createdByName: 'Site web',
    mails: [{ kind: 'order-confirmation', to: 'acheteur@example.test' }],
  })
  const history = await send(server, staff, getOrderHistory, {
    params: { ref: sold.body.publicId },
  })
  expect(history.body.items).toMatchObject([{ code: 'order.created', actorName: 'Site web' }])
  expect(await violations(server.owner)).toEqual([])
})

test('an order by link that a key creates waits for its payment, and frees its places when it is cancelled', async () => {
  const { slotId, cart } = await aQuote()
  const { body } = await send(server, site, sell, {
    key: newKey(),
    body: { ...cart, payment: { method: 'link' } },
  })
  expect(body.status).toBe('PaymentInProgress')
  expect(body.payments[0]!.link!.token).toBeTruthy()
  expect(await takenOf(slotId)).toBe(1)
  await send(server, site, cancelPayment, {
    params: { ref: body.orderReferenceNumber },
    body: {},
  })
  await server.app.worker.drain()
  const after = await send(server, site, getOrder, { params: { ref: body.publicId } })
  expect(after.body.status).toBe('Canceled')
  expect(await takenOf(slotId)).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('a key sees, ends and uses only what it created', async () => {
  const { line, cart } = await aQuote()
  const hold = await send(server, site, holdCart, { key: newKey(), body: { tickets: [line] } })
  const params = { holdPublicId: hold.body.publicId }
  expect((await send(server, otherSite, releaseHold, { params })).body.type).toBe('NotFound')
  const body = { ...cart, ...params, payment: elsewhere }
  const stolen = await send(server, otherSite, sell, { key: newKey(), body })
  expect(stolen.body.type).toBe('NotFound')
  const byStaff = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], payment: { method: 'link' } },
  })
  const ref = { params: { ref: byStaff.body.publicId } }
  expect((await send(server, site, getOrder, ref)).body.type).toBe('NotFound')
  expect((await send(server, site, cancelPayment, { ...ref, body: {} })).body.type).toBe('NotFound')
  expect((await send(server, site, releaseHold, { params })).status).toBe(200)
})

test('a key must send the price that the buyer saw and a payment; the payment methods of the counter are denied', async () => {
  const { cart } = await aQuote()
  const { expectedFinalCost: _, ...unpriced } = cart
  const asked = (body: object, who = site) =>
    send(server, who, sell, { key: newKey(), body: body as typeof cart })
  const field = async (body: object) => (await asked(body)).body.fields?.[0]?.field
  expect(await field({ ...unpriced, payment: elsewhere })).toBe('expectedFinalCost')
  for (const method of ['cash', 'card', 'terminal', 'free'])
    expect(await field({ ...cart, payment: { method } }), method).toBe('payment.method')
  expect(await field(cart)).toBe('payment.method')
  expect(await field({ ...cart, payment: { method: 'other' } })).toBe('payment.reference')
  const discount = { settings: '10%', reason: 'Ami' }
  expect((await asked({ ...cart, discount, payment: elsewhere })).body.type).toBe('Restricted')
  const overbookingReason = 'Ami'
  expect((await asked({ ...cart, overbookingReason, payment: elsewhere })).body.type).toBe(
    'Restricted',
  )
  const payer = await anApiKey(server, staff, ['pay'])
  expect((await asked({ ...cart, payment: elsewhere }, payer)).body).toMatchObject({
    type: 'NoAccess',
    scopes: ['complete'],
  })
  const wrong = { ...cart, expectedFinalCost: 0, payment: { method: 'free' } }
  expect((await asked(wrong)).body.type).toBe('PriceChanged')
  const withoutKey = await send(server, site, sell, { body: { ...cart, payment: elsewhere } })
  expect(withoutKey.body.fields?.[0]).toMatchObject({ field: 'Idempotency-Key', rule: 'required' })
})

test('a key with the quote scope may read the products on sale', async () => {
  const reader = await anApiKey(server, staff, ['quote'])
  const { line, activityId } = await aCartLine(server, staff)
  const { body } = await send(server, reader, findTimeslots, {
    body: {
      activityPublicId: activityId,
      collaboratorPublicId: staff.tenantId,
      dateSelected: line.activationDateTimeUtc.slice(0, 10),
    },
  })
  expect(body).not.toHaveProperty('type')
})
