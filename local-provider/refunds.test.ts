import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkout, paidSession, tryProvider, type Trial } from './test/try-provider.ts'

let trial: Trial
beforeAll(async () => {
  trial = await tryProvider()
})
afterAll(() => trial.stop())
beforeEach(async () => {
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const refund = (paymentIntent: string, amount?: number, key?: string) =>
  trial.stripe.refunds.create(
    { payment_intent: paymentIntent, ...(amount !== undefined && { amount }) },
    { ...trial.forAccount, ...(key && { idempotencyKey: key }) },
  )
const ledgerOf = (id: string) =>
  trial.provider.ledger().payments.find((payment) => payment.id === id)!
const typesReceived = async () => {
  await trial.provider.webhooksSettled()
  return trial.receiver.events.map(({ type }) => type)
}

test('a payment is refunded in two halves, and then nothing is left to refund', async () => {
  const { paymentIntent } = await paidSession(trial)
  await expect(refund(paymentIntent, 5001)).rejects.toThrow(
    'Refund amount ($50.01) is greater than unrefunded amount on charge ($50.00)',
  )
  for (const _ of [1, 2])
    expect(await refund(paymentIntent, 2500)).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      amount: 2500,
    })
  await expect(refund(paymentIntent, 1)).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  })
  const list = await trial.stripe.refunds.list({ payment_intent: paymentIntent }, trial.forAccount)
  expect(list.data.map(({ amount }) => amount)).toEqual([2500, 2500])
  expect(ledgerOf(paymentIntent)).toMatchObject({
    account: trial.account,
    amount: 5000,
    status: 'succeeded',
    orderReference: 'order-12',
    metadata: { orderId: 'order-12', tenantId: 'farm' },
    refunds: list.data.map(({ id, amount }) => ({ id, amount, status: 'succeeded' })).reverse(),
  })
})

test('the same key gives the same refund, and another request with it is refused', async () => {
  const { paymentIntent } = await paidSession(trial)
  const first = await refund(paymentIntent, 1000, 'key-1')
  const again = await refund(paymentIntent, 1000, 'key-1')
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  await expect(refund(paymentIntent, 1001, 'key-1')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await expect(
    trial.stripe.checkout.sessions.create(checkout(), {
      ...trial.forAccount,
      idempotencyKey: 'key-1',
    }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  expect(ledgerOf(paymentIntent).refunds).toHaveLength(1)
})

test('an impossible request is remembered, an invalid one is not', async () => {
  const { paymentIntent } = await paidSession(trial)
  await expect(refund(paymentIntent, 6000, 'key-2')).rejects.toThrow(/greater/)
  const again = await refund(paymentIntent, 6000, 'key-2').catch((error: unknown) => error)
  expect(again).toMatchObject({ headers: { 'idempotent-replayed': 'true' }, statusCode: 400 })
  await expect(refund('pi_unknown', 1, 'key-3')).rejects.toMatchObject({ statusCode: 404 })
  await refund(paymentIntent, 1000, 'key-3')
})

test('a refund is pending, then settles', async () => {
  const { paymentIntent } = await paidSession(trial)
  trial.provider.faults.add({ refunds: 'pending' })
  const { id, status } = await refund(paymentIntent, 1000)
  expect(status).toBe('pending')
  expect(ledgerOf(paymentIntent).refunds).toMatchObject([{ id, status: 'pending' }])
  trial.receiver.clear()
  trial.provider.settleRefund(id)
  expect(await typesReceived()).toContain('refund.updated')
  const settled = await trial.stripe.refunds.retrieve(id, {}, trial.forAccount)
  expect(settled.status).toBe('succeeded')
  expect(ledgerOf(paymentIntent).refunds).toMatchObject([{ id, status: 'succeeded' }])
})

test('a failed refund can be made again', async () => {
  const { paymentIntent } = await paidSession(trial)
  const { id } = await refund(paymentIntent)
  trial.provider.failRefund(id)
  expect(await typesReceived()).toContain('refund.failed')
  const second = await refund(paymentIntent)
  expect(second.amount).toBe(5000)
  expect(ledgerOf(paymentIntent).refunds).toMatchObject([
    { id, status: 'failed' },
    { id: second.id, status: 'succeeded' },
  ])
})

test('an account without a balance refunds nothing', async () => {
  const { paymentIntent } = await paidSession(trial)
  trial.provider.faults.add({ refunds: 'balance-insufficient' })
  await expect(refund(paymentIntent)).rejects.toMatchObject({ code: 'balance_insufficient' })
  trial.provider.faults.add({ refunds: 'failed' })
  expect(await refund(paymentIntent)).toMatchObject({ status: 'failed' })
  expect(await refund(paymentIntent)).toMatchObject({ status: 'succeeded', amount: 5000 })
})

test('the platform’s fee is returned in proportion, to the cent', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 98 }),
      fc.integer({ min: 1, max: 98 }),
      async (fee, first, second) => {
        const { stripe, forAccount, provider } = trial
        const parts = [
          first,
          Math.min(second, 99 - first),
          100 - first - Math.min(second, 99 - first),
        ]
        const { id } = await stripe.checkout.sessions.create(
          checkout(100, { payment_intent_data: { application_fee_amount: fee } }),
          forAccount,
        )
        provider.pay(id)
        const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(id, {}, forAccount)
        for (const amount of parts)
          await stripe.refunds.create(
            { payment_intent: String(paid), amount, refund_application_fee: true },
            forAccount,
          )
        const given = ledgerOf(String(paid)).refunds.map(({ feeGivenBack }) => feeGivenBack)
        expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(fee)
      },
    ),
    { numRuns: 20 },
  ))
