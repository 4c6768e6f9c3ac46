import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postForm } from '../test/try-provider.ts'
import {
  cad,
  connect,
  expectError,
  newLink,
  paidLink,
  trySquare,
  typesReceived,
  type SquareTrial,
} from './test/try-square.ts'

let trial: SquareTrial
beforeAll(async () => {
  trial = await trySquare()
})
afterAll(() => trial.stop())
beforeEach(async () => {
  trial.provider.faults.clear()
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ana Roy' }
const openLink = async (cents?: number, more?: Parameters<typeof newLink>[2]) => {
  const { client, locationId } = trial
  const { paymentLink } = await client.checkout.paymentLinks.create(
    newLink(locationId, cents, more),
  )
  return paymentLink!
}
const orderOf = async (orderId: string) => (await trial.client.orders.get({ orderId })).order!

test('a merchant has one location, which accepts cards in Canadian dollars', async () => {
  const { client, merchantId, locationId, provider } = trial
  const { merchant } = await client.merchants.get({ merchantId: 'me' })
  expect(merchant).toMatchObject({ id: merchantId, currency: 'CAD', mainLocationId: locationId })
  const { locations } = await client.locations.list()
  expect(locations).toMatchObject([
    { id: locationId, status: 'ACTIVE', currency: 'CAD', country: 'CA' },
  ])
  expect(locations![0]!.capabilities).toContain('CREDIT_CARD_PROCESSING')
  const other = await connect(provider)
  provider.square.setLocations(other.merchantId, 0)
  expect((await other.client.locations.list()).locations ?? []).toEqual([])
})

test('a payment link has the form of Square’s', async () => {
  const { client, locationId, provider } = trial
  const answer = await client.checkout.paymentLinks.create(newLink(locationId))
  const link = answer.paymentLink!
  expect(link).toMatchObject({
    version: 1,
    url: `${provider.url}/square/pay/${link.id}`,
    paymentNote: 'Commande 12',
  })
  expect(answer.relatedResources?.orders).toMatchObject([
    {
      id: link.orderId,
      state: 'DRAFT',
      referenceId: 'order-12',
      metadata: { orderId: 'order-12' },
      totalMoney: cad(5000),
      netAmountDueMoney: cad(5000),
      lineItems: [{ quantity: '2', basePriceMoney: cad(2500), totalMoney: cad(5000) }],
    },
  ])
  const shown = await client.checkout.paymentLinks.get({ id: link.id! })
  expect(shown.paymentLink).toEqual(link)
})

test('a client pays on the page', async () => {
  const link = await openLink()
  const page = await fetch(link.url!)
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("'self' https://tickets.example")
  expect(text).toContain('lang="fr"')
  expect(text).toContain('Entrée &amp; visite &lt;guidée&gt; × 2')
  expect(text).toMatch(/Payer 50,00.\$/)
  const answer = await postForm(link.url!, card)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://tickets.example/merci',
  ])
  expect(await typesReceived(trial)).toEqual(['payment.created', 'payment.updated'])
  expect(trial.receiver.events[1]).toMatchObject({
    merchant_id: trial.merchantId,
    data: { type: 'payment', object: { payment: { status: 'COMPLETED', order_id: link.orderId } } },
  })
  const order = await orderOf(link.orderId!)
  expect(order).toMatchObject({ state: 'OPEN', netAmountDueMoney: cad(0) })
  const { payment } = await trial.client.payments.get({ paymentId: order.tenders![0]!.paymentId! })
  expect(payment).toMatchObject({
    status: 'COMPLETED',
    sourceType: 'CARD',
    orderId: order.id,
    locationId: trial.locationId,
    amountMoney: cad(5000),
    note: 'Commande 12',
    cardDetails: { status: 'CAPTURED', card: { cardBrand: 'VISA', last4: '4242' } },
  })
  const again = await fetch(link.url!, { headers: { 'accept-language': 'en-CA' } })
  expect(await again.text()).toContain('This payment has been made already.')
  expect((await postForm(link.url!, card)).status).toBe(200)
  expect(await typesReceived(trial)).toHaveLength(2)
})

test('a declined card creates a failed payment, and the order waits for another', async () => {
  const link = await openLink(2000)
  const declined = await postForm(link.url!, { ...card, number: '4000 0000 0000 9995' })
  expect(declined.status).toBe(422)
  expect(await declined.text()).toContain('Votre carte a été refusée.')
  expect(await orderOf(link.orderId!)).toMatchObject({ state: 'DRAFT' })
  await trial.provider.webhooksSettled()
  expect(trial.receiver.events).toMatchObject([
    { type: 'payment.created', data: { object: { payment: { status: 'FAILED' } } } },
  ])
  const { payment } = await trial.client.payments.get({
    paymentId: trial.receiver.events[0]!.data.id,
  })
  expect(payment).toMatchObject({
    status: 'FAILED',
    orderId: link.orderId,
    cardDetails: { status: 'FAILED', errors: [{ code: 'INSUFFICIENT_FUNDS' }] },
  })
  expect(trial.provider.square.payLink(link.id!)).toBe('paid')
  const payments = trial.provider.square.ledger().payments.slice(-2)
  expect(payments).toMatchObject([
    { status: 'declined', amount: 2000, account: trial.merchantId, orderReference: 'order-12' },
    { status: 'succeeded', amount: 2000, currency: 'cad', metadata: { orderId: 'order-12' } },
  ])
})

test('a page without a redirect shows that it is paid', async () => {
  const { url } = await openLink(1000, { checkoutOptions: {} })
  expect((await postForm(url!, card)).headers.get('location')).toBe(url)
})

test('a deleted link closes its page and its order, unless it was paid', async () => {
  const { client, provider } = trial
  const link = await openLink()
  const deleted = await client.checkout.paymentLinks.delete({ id: link.id! })
  expect(deleted).toMatchObject({ id: link.id, cancelledOrderId: link.orderId })
  expect(await orderOf(link.orderId!)).toMatchObject({ state: 'CANCELED' })
  const page = await fetch(link.url!)
  expect([page.status, (await page.text()).includes('a expiré')]).toEqual([410, true])
  expect((await postForm(link.url!, card)).status).toBe(410)
  expect(provider.square.payLink(link.id!)).toBe('closed')
  await expectError(client.checkout.paymentLinks.get({ id: link.id! }), 404, { code: 'NOT_FOUND' })

  const { link: paid, order } = await paidLink(trial)
  expect(await client.checkout.paymentLinks.delete({ id: paid.id! })).toEqual({ id: paid.id })
  expect(await orderOf(order.id!)).toMatchObject({ state: 'OPEN' })
})

test('merchants are separate', async () => {
  const { link, order, paymentId } = await paidLink(trial)
  const { client } = await connect(trial.provider)
  const missing = { category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND' }
  await expectError(client.checkout.paymentLinks.get({ id: link.id! }), 404, missing)
  await expectError(client.orders.get({ orderId: order.id! }), 404, missing)
  await expectError(client.payments.get({ paymentId }), 404, missing)
  await expectError(client.checkout.paymentLinks.create(newLink(trial.locationId)), 404, missing)
})

test.each([
  [
    'no amount',
    { order: { locationId: 'L1', lineItems: [{ quantity: '1' }] } },
    'MISSING_REQUIRED_PARAMETER',
  ],
  ['no line', { order: { locationId: 'L1', lineItems: [] } }, 'ARRAY_EMPTY'],
  ['a long note', { paymentNote: 'x'.repeat(501) }, 'VALUE_TOO_LONG'],
] as const)('%s is an error that names its field', async (_, more, code) => {
  const { client, locationId } = trial
  const request = newLink(locationId, 5000, more as Parameters<typeof newLink>[2])
  await expectError(client.checkout.paymentLinks.create(request), 400, {
    category: 'INVALID_REQUEST_ERROR',
    code,
    field: expect.any(String) as string,
  })
})

test('payments are listed in pages for reconciliation', async () => {
  const aside = await connect(trial.provider)
  const { locations } = await aside.client.locations.list()
  const locationId = locations![0]!.id!
  const at = { ...trial, ...aside, locationId }
  const made = []
  for (const cents of [100, 200, 300]) made.push((await paidLink(at, cents)).paymentId)
  const page = await aside.client.payments.list({ locationId, limit: 2 })
  const found = []
  for await (const payment of page) found.push(payment.id)
  expect(found).toEqual(made.reverse())
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await aside.client.payments.list({ locationId, beginTime: later })).data).toEqual([])
})
