import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paidSession, tryProvider, type Trial } from '../test/try-provider.ts'

let trial: Trial
beforeAll(async () => {
  trial = await tryProvider()
})
afterAll(() => trial.stop())
beforeEach(async () => {
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const refund = (paymentIntent: string, amount?: number) =>
  trial.stripe.refunds.create(
    { payment_intent: paymentIntent, ...(amount !== undefined && { amount }) },
    trial.forAccount,
  )
const disputesInLedger = (id: string) =>
  trial.provider.ledger().payments.find((payment) => payment.id === id)!.disputes
const disputesReceived = async () => {
  await trial.provider.webhooksSettled()
  return trial.receiver.events
    .map(({ type }) => type)
    .filter((type) => type.includes('dispute'))
    .sort()
}
const shown = (id: string) => trial.stripe.disputes.retrieve(id, {}, trial.forAccount)
const movedBy = async (id: string) =>
  (await shown(id)).balance_transactions.map(({ amount }) => amount)

test('a disputed payment cannot be refunded, permanently once the dispute is lost', async () => {
  const { paymentIntent } = await paidSession(trial)
  const { id } = trial.provider.openDispute({ paymentIntent, reason: 'duplicate' })
  expect(await disputesReceived()).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
  ])
  expect(await shown(id)).toMatchObject({
    amount: 5000,
    status: 'needs_response',
    reason: 'duplicate',
    payment_intent: paymentIntent,
  })
  expect(await movedBy(id)).toEqual([-5000])
  await expect(refund(paymentIntent)).rejects.toMatchObject({ code: 'charge_disputed' })
  trial.provider.closeDispute(id, 'lost')
  expect(disputesInLedger(paymentIntent)).toEqual([{ id, amount: 5000, status: 'lost' }])
  expect(await disputesReceived()).toContain('charge.dispute.closed')
  await expect(refund(paymentIntent)).rejects.toMatchObject({ code: 'charge_disputed' })
})

test('a won payment comes back and can be refunded', async () => {
  const { paymentIntent } = await paidSession(trial)
  const { id } = trial.provider.openDispute({ paymentIntent, amount: 2000 })
  trial.provider.closeDispute(id, 'won')
  expect(await movedBy(id)).toEqual([-2000, 2000])
  expect(await disputesReceived()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
  ])
  expect(await refund(paymentIntent)).toMatchObject({ amount: 5000 })
  expect(() => trial.provider.closeDispute(id, 'lost')).toThrow(/closed already/)
})

test('an inquiry moves no money until the bank withdraws it', async () => {
  const { paymentIntent } = await paidSession(trial)
  const { id } = trial.provider.openDispute({ paymentIntent, isInquiry: true })
  expect(await shown(id)).toMatchObject({ status: 'warning_needs_response' })
  expect(disputesInLedger(paymentIntent)).toEqual([])
  await refund(paymentIntent, 1000)
  trial.provider.escalateDispute(id)
  expect(await movedBy(id)).toEqual([-5000])
  await expect(refund(paymentIntent)).rejects.toMatchObject({ code: 'charge_disputed' })
  const { paymentIntent: other } = await paidSession(trial)
  const inquiry = trial.provider.openDispute({ paymentIntent: other, isInquiry: true })
  trial.provider.closeDispute(inquiry.id, 'won')
  expect(await shown(inquiry.id)).toMatchObject({ status: 'warning_closed' })
  const { data } = await trial.stripe.disputes.list({ payment_intent: other }, trial.forAccount)
  expect(data.map((dispute) => dispute.id)).toEqual([inquiry.id])
})
