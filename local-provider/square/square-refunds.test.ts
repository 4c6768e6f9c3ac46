import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  cad,
  connect,
  expectError,
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

const refund = (paymentId: string, cents: number, idempotencyKey: string = crypto.randomUUID()) =>
  trial.client.refunds.refundPayment({
    idempotencyKey,
    paymentId,
    amountMoney: cad(cents),
    reason: 'Pluie',
  })
const paymentOf = async (paymentId: string) =>
  (await trial.client.payments.get({ paymentId })).payment!
const refundsInLedger = (paymentId: string) =>
  trial.provider.square.ledger().payments.find(({ id }) => id === paymentId)!.refunds

test('a payment is refunded in parts, and not beyond its amount', async () => {
  const { paymentId } = await paidLink(trial)
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
  const { refund: first } = await refund(paymentId, 2000)
  expect(first).toMatchObject({ status: 'COMPLETED', paymentId, amountMoney: cad(2000) })
  expect(await typesReceived(trial)).toEqual(['refund.created', 'payment.updated'])
  const tooMuch = { category: 'REFUND_ERROR', code: 'REFUND_AMOUNT_INVALID' }
  await expectError(refund(paymentId, 3001), 400, tooMuch)
  const { refund: second } = await refund(paymentId, 3000)
  expect(await paymentOf(paymentId)).toMatchObject({
    status: 'COMPLETED',
    refundedMoney: cad(5000),
    refundIds: [first!.id, second!.id],
  })
  const { refund: shown } = await trial.client.refunds.get({ refundId: first!.id })
  expect(shown).toMatchObject({ id: first!.id, status: 'COMPLETED', reason: 'Pluie' })
  expect(refundsInLedger(paymentId)).toEqual([
    { id: first!.id, amount: 2000, status: 'succeeded', feeGivenBack: 0 },
    { id: second!.id, amount: 3000, status: 'succeeded', feeGivenBack: 0 },
  ])
})

test('a pending refund is settled, rejected or fails', async () => {
  const { paymentId } = await paidLink(trial)
  trial.provider.faults.add({ refunds: 'pending', times: 3 })
  const [settled, rejected, failed] = await Promise.all(
    [1000, 1000, 3000].map(async (cents) => (await refund(paymentId, cents)).refund!),
  )
  expect(settled).toMatchObject({ status: 'PENDING' })
  await expectError(refund(paymentId, 1), 400, { code: 'REFUND_AMOUNT_INVALID' })
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
  const { square } = trial.provider
  square.settleRefund(settled!.id)
  square.failRefund(rejected!.id, 'REJECTED')
  square.failRefund(failed!.id)
  expect((await typesReceived(trial)).filter((type) => type === 'refund.updated')).toHaveLength(3)
  const statuses = await Promise.all(
    [settled, rejected, failed].map(
      async (each) => (await trial.client.refunds.get({ refundId: each!.id })).refund!.status,
    ),
  )
  expect(statuses).toEqual(['COMPLETED', 'REJECTED', 'FAILED'])
  expect(await paymentOf(paymentId)).toMatchObject({ refundedMoney: cad(1000) })
  expect(refundsInLedger(paymentId).map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
    'failed',
  ])
  expect((await refund(paymentId, 4000)).refund!.status).toBe('COMPLETED')
})

test('a payment has at most twenty refunds', async () => {
  const { paymentId } = await paidLink(trial)
  for (let n = 0; n < 20; n++) await refund(paymentId, 1)
  await expectError(refund(paymentId, 1), 400, { code: 'PAYMENT_NOT_REFUNDABLE' })
})

test('a payment cannot be refunded after a year', async () => {
  const aside = await trySquare()
  const { paymentId } = await paidLink(aside)
  aside.provider.advanceClock(366 * 24 * 60 * 60)
  const { code, merchantId } = aside.provider.square.authorize('again', {
    merchantId: aside.merchantId,
  })
  expect([code.length > 0, merchantId]).toEqual([true, aside.merchantId])
  const { client } = await connect(aside.provider, { merchantId })
  const answer = client.refunds.refundPayment({
    idempotencyKey: 'late',
    paymentId,
    amountMoney: cad(1),
  })
  await expectError(answer, 400, { code: 'PAYMENT_NOT_REFUNDABLE' })
  await aside.stop()
})

test('the same key gives the single refund, and another request with it is refused', async () => {
  const { paymentId } = await paidLink(trial)
  const once = await refund(paymentId, 1000, 'once')
  expect(await refund(paymentId, 1000, 'once')).toEqual(once)
  await expectError(refund(paymentId, 999, 'once'), 400, {
    category: 'INVALID_REQUEST_ERROR',
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect(refundsInLedger(paymentId)).toHaveLength(1)
  await expectError(refund(paymentId, 1, 'x'.repeat(46)), 400, {
    code: 'VALUE_TOO_LONG',
    field: 'idempotency_key',
  })
})
