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
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const refund = (paymentId: string, cents: number) =>
  trial.client.refunds.refundPayment({
    idempotencyKey: crypto.randomUUID(),
    paymentId,
    amountMoney: cad(cents),
  })
const stateOf = async (disputeId: string) =>
  (await trial.client.disputes.get({ disputeId })).dispute!.state
const disputesInLedger = (paymentId: string) =>
  trial.provider.square.ledger().payments.find(({ id }) => id === paymentId)!.disputes
const held = { category: 'REFUND_ERROR', code: 'PAYMENT_NOT_REFUNDABLE_DUE_TO_DISPUTE' }

test('a disputed payment cannot be refunded while it is open or once it is lost', async () => {
  const { paymentId } = await paidLink(trial)
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
  const { id } = trial.provider.square.openDispute({ paymentId, amount: 3000 })
  expect(await typesReceived(trial)).toEqual(['dispute.created'])
  const { dispute } = await trial.client.disputes.get({ disputeId: id })
  expect(dispute).toMatchObject({
    id,
    amountMoney: cad(3000),
    state: 'EVIDENCE_REQUIRED',
    reason: 'NO_KNOWLEDGE',
    disputedPayment: { paymentId },
  })
  await expectError(refund(paymentId, 1000), 400, held)
  trial.provider.square.closeDispute(id, 'lost')
  expect(await stateOf(id)).toBe('LOST')
  await expectError(refund(paymentId, 1000), 400, held)
  expect(disputesInLedger(paymentId)).toEqual([{ id, amount: 3000, status: 'lost' }])
})

test('a won payment can be refunded; an inquiry does not hold money', async () => {
  const { paymentId } = await paidLink(trial)
  const { id } = trial.provider.square.openDispute({ paymentId, isInquiry: true })
  expect(disputesInLedger(paymentId)).toEqual([])
  await refund(paymentId, 1000)
  trial.provider.square.escalateDispute(id)
  await expectError(refund(paymentId, 1000), 400, held)
  trial.provider.square.closeDispute(id, 'won')
  await refund(paymentId, 1000)
  expect(disputesInLedger(paymentId)).toMatchObject([{ id, status: 'won' }])
  expect(() => trial.provider.square.closeDispute(id, 'lost')).toThrow(/closed already/)
  const { paymentId: other } = await paidLink(trial)
  const inquiry = trial.provider.square.openDispute({ paymentId: other, isInquiry: true })
  trial.provider.square.closeDispute(inquiry.id, 'won')
  expect(await stateOf(inquiry.id)).toBe('INQUIRY_CLOSED')
})

test('disputes are listed by state, for their merchant and with the permission to read them', async () => {
  const { paymentId } = await paidLink(trial)
  const { id } = trial.provider.square.openDispute({ paymentId })
  const { data } = await trial.client.disputes.list({ states: 'EVIDENCE_REQUIRED' })
  expect(data.map((dispute) => dispute.id)).toEqual([id])
  const { client } = await connect(trial.provider)
  await expectError(client.disputes.get({ disputeId: id }), 404, { code: 'NOT_FOUND' } as never)
  const { client: blind } = await connect(trial.provider, { scopes: ['PAYMENTS_READ'] })
  await expect(blind.disputes.list()).rejects.toMatchObject({ statusCode: 403 })
})
