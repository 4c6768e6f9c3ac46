import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkout, stripeAt } from '../test/try-provider.ts'
import { cad, connect, paidLink, squareAt, trySquare, type SquareTrial } from './test/try-square.ts'

let trial: SquareTrial
let impatient: SquareTrial['client']
beforeAll(async () => {
  trial = await trySquare()
  const { tokens } = await connect(trial.provider, { merchantId: trial.merchantId })
  impatient = squareAt(trial.provider, tokens.accessToken!, 0.2)
})
afterAll(() => trial.stop())
beforeEach(async () => {
  trial.provider.faults.clear()
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const refund = (paymentId: string, idempotencyKey: string) =>
  impatient.refunds.refundPayment({ idempotencyKey, paymentId, amountMoney: cad(1000) })
const refundsOf = (id: string) =>
  trial.provider.square.ledger().payments.find((payment) => payment.id === id)!.refunds
const received = async () => {
  await trial.provider.webhooksSettled()
  return trial.receiver.events.map(({ event_id: id }) => id)
}

// The library (46.0.0) reports a timeout only as a cause, and returns a truncated answer as an
// empty success.
test.each([
  ['timeout-after-acting', { cause: 'timeout', statusCode: undefined }, 1],
  ['timeout-before-acting', { cause: 'timeout', statusCode: undefined }, 0],
  ['malformed', { ok: false, error: { reason: 'non-json' } }, 1],
  ['error-500', { statusCode: 500, errors: [{ category: 'API_ERROR' }] }, 0],
  ['error-429', { statusCode: 429, errors: [{ code: 'RATE_LIMITED' }] }, 0],
] as const)('after %s the same key gives the single refund', async (fault, facts, made) => {
  const { paymentId } = await paidLink(trial)
  trial.provider.faults.add({ on: 'POST /v2/refunds', fault })
  const first = await refund(paymentId, fault).catch((error: unknown) => error)
  expect(first).toMatchObject(facts)
  expect(refundsOf(paymentId)).toHaveLength(made)
  const again = await refund(paymentId, fault)
  expect(again.refund?.status).toBe('COMPLETED')
  expect(refundsOf(paymentId).map(({ id }) => id)).toEqual([again.refund!.id])
})

test('an endpoint that failed while acting gives the same key the same answer', async () => {
  const { paymentId } = await paidLink(trial)
  trial.provider.faults.add({ on: 'POST /v2/refunds', fault: 'error-500-remembered' })
  for (const _ of [1, 2])
    await expect(refund(paymentId, 'broken')).rejects.toMatchObject({ statusCode: 500 })
  await refund(paymentId, 'another')
})

test('events arrive twice, late, never, or with a wrong signature', async () => {
  const { provider, receiver } = trial
  provider.faults.add({ webhooks: 'duplicate', type: 'payment.created' })
  await paidLink(trial)
  const ids = await received()
  expect([ids.length, new Set(ids).size]).toEqual([3, 2])
  receiver.clear()
  provider.faults.add({ webhooks: 'drop', times: 2 })
  await paidLink(trial)
  expect(await received()).toEqual([])
  provider.faults.add({ webhooks: 'late', ms: 100, type: 'payment.created' })
  await paidLink(trial)
  await received()
  expect(receiver.events.map(({ type }) => type)).toEqual(['payment.updated', 'payment.created'])
  receiver.clear()
  provider.faults.add({ webhooks: 'wrong-signature', type: 'payment.created' })
  await paidLink(trial)
  // A refused event with a wrong signature is sent again with the right one.
  expect(await received()).toHaveLength(2)
  expect(receiver.wrongSignatures()).toBe(1)
})

test('events of both providers are held, and released in an order that depends on the seed', async () => {
  const { provider, receiver } = trial
  provider.faults.add({ webhooks: 'hold', times: 6 })
  for (const _ of [1, 2, 3]) await paidLink(trial)
  expect(await received()).toEqual([])
  expect(provider.heldWebhooks()).toBe(6)
  expect(provider.releaseWebhooks('seed')).toBe(6)
  expect(await received()).toHaveLength(6)
  receiver.failNext(2)
  await paidLink(trial)
  expect(await received()).toHaveLength(8)
  provider.resendEvent(receiver.events[0]!.event_id)
  expect(await received()).toHaveLength(9)
})

test('both providers share a port, each with its own ledger', async () => {
  const { provider } = trial
  const stripe = stripeAt(provider.port)
  const { id } = await stripe.accounts.create({ country: 'CA' })
  provider.setStanding(id, 'verified')
  const session = await stripe.checkout.sessions.create(checkout(), { stripeAccount: id })
  provider.pay(session.id)
  expect(provider.ledger().accounts.map((account) => account.id)).toEqual([id])
  expect(provider.square.ledger().accounts.map((account) => account.id)).toContain(trial.merchantId)
})

test('an unknown endpoint is an error in Square’s format', async () => {
  await expect(trial.client.customers.get({ customerId: 'x' })).rejects.toMatchObject({
    statusCode: 404,
    errors: [{ category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND' }],
  })
  expect(() => trial.provider.faults.add({ on: 'POST /v2/nothing', fault: 'slow' })).toThrow()
})
