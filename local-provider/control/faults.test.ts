import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paidSession, stripeAt, tryProvider, type Trial } from '../test/try-provider.ts'

let trial: Trial
beforeAll(async () => {
  trial = await tryProvider()
})
afterAll(() => trial.stop())
beforeEach(async () => {
  trial.provider.faults.clear()
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const impatient = () => stripeAt(trial.provider.port, { timeout: 200 })
const refund = (paymentIntent: string, key: string, stripe = impatient()) =>
  stripe.refunds.create(
    { payment_intent: paymentIntent, amount: 1000 },
    { ...trial.forAccount, idempotencyKey: key },
  )
const refundsOf = (id: string) =>
  trial.provider.ledger().payments.find((payment) => payment.id === id)!.refunds
const received = async () => {
  await trial.provider.webhooksSettled()
  return trial.receiver.events.map(({ type }) => type)
}
const endpoint = 'POST /v1/refunds'

test.each([
  ['timeout-after-acting', 'StripeConnectionError', 1],
  ['timeout-before-acting', 'StripeConnectionError', 0],
  ['malformed', 'StripeAPIError', 1],
  ['error-500', 'StripeAPIError', 0],
  ['error-429', 'StripeRateLimitError', 0],
] as const)('after %s the same key gives the single refund', async (fault, type, made) => {
  const { paymentIntent } = await paidSession(trial)
  trial.provider.faults.add({ on: endpoint, fault })
  await expect(refund(paymentIntent, fault)).rejects.toMatchObject({ type })
  expect(refundsOf(paymentIntent)).toHaveLength(made)
  const again = await refund(paymentIntent, fault)
  expect(again.status).toBe('succeeded')
  expect(refundsOf(paymentIntent).map(({ id }) => id)).toEqual([again.id])
})

test('an endpoint that failed while acting gives the same key the same answer', async () => {
  const { paymentIntent } = await paidSession(trial)
  trial.provider.faults.add({ on: endpoint, fault: 'error-500-remembered' })
  for (const _ of [1, 2])
    await expect(refund(paymentIntent, 'broken')).rejects.toMatchObject({ statusCode: 500 })
  await refund(paymentIntent, 'another')
})

test('a key that is in use cannot be used by a second request', async () => {
  const { paymentIntent } = await paidSession(trial)
  trial.provider.faults.add({ on: endpoint, fault: 'slow', ms: 300 })
  const patient = stripeAt(trial.provider.port)
  const first = refund(paymentIntent, 'slow', patient)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(refund(paymentIntent, 'slow', patient)).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  })
  await first
  expect(refundsOf(paymentIntent)).toHaveLength(1)
})

test('a fault of an unknown endpoint is refused', () => {
  expect(() => trial.provider.faults.add({ on: 'POST /v1/refund', fault: 'slow' })).toThrow(
    'There is no endpoint POST /v1/refund.',
  )
})

test('an event that was not acknowledged is sent again', async () => {
  trial.receiver.failNext(3)
  trial.provider.setStanding(trial.account, 'verified')
  expect(await received()).toEqual(['account.updated'])
})

test.each([
  ['duplicate', ['account.updated', 'account.updated']],
  ['late', ['account.updated']],
  ['drop', []],
] as const)('an event is delivered %s', async (webhooks, types) => {
  trial.provider.faults.add({ webhooks, ms: 50 })
  trial.provider.setStanding(trial.account, 'verified')
  expect(await received()).toEqual(types)
})

test('a dropped event is listed, and can be sent again', async () => {
  trial.provider.faults.add({ webhooks: 'drop' })
  trial.provider.setStanding(trial.account, 'verified')
  expect(await received()).toEqual([])
  const { data } = await trial.stripe.events.list({ limit: 1 }, trial.forAccount)
  trial.provider.resendEvent(data[0]!.id)
  expect(await received()).toEqual(['account.updated'])
})

test('a wrong signature is followed by a right one', async () => {
  trial.provider.faults.add({ webhooks: 'wrong-signature' })
  trial.provider.setStanding(trial.account, 'verified')
  expect(await received()).toEqual(['account.updated'])
  expect(trial.receiver.wrongSignatures()).toBe(1)
})

test('held events arrive when they are released, in the order of the seed', async () => {
  const orders: string[][] = []
  for (const seed of [3, 3, 5]) {
    await received()
    trial.receiver.clear()
    trial.provider.faults.add({ webhooks: 'hold', times: 3 })
    await paidSession(trial)
    expect(await received()).toEqual([])
    expect(trial.provider.heldWebhooks()).toBe(3)
    expect(trial.provider.releaseWebhooks(seed)).toBe(3)
    orders.push(await received())
  }
  const [first, again, other] = orders
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(other?.toSorted()).toEqual(first?.toSorted())
})

test('only events of one type are shuffled, and they arrive', async () => {
  // Long enough that nothing else is being delivered when the shuffled events are sent.
  trial.provider.faults.add({ webhooks: 'shuffled', type: 'charge.succeeded', ms: 1500, times: 2 })
  await paidSession(trial)
  await paidSession(trial)
  const types = await received()
  expect(types).toHaveLength(6)
  expect(types.slice(-2)).toEqual(['charge.succeeded', 'charge.succeeded'])
})
