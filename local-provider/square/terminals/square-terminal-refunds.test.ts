import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '../../test/try-provider.ts'
import { cad, expectError, trySquare, typesReceived, type SquareTrial } from '../test/try-square.ts'
import { requestPaymentAt, pairedTerminal } from '../test/try-terminal.ts'

let trial: SquareTrial
let deviceId: string
beforeAll(async () => {
  trial = await trySquare()
  deviceId = await pairedTerminal(trial)
})
afterAll(() => trial.stop())

const terminal = () => trial.provider.square.terminal(deviceId)
const paid = async (tap: 'ok' | 'interac') => {
  const asked = await requestPaymentAt(trial, deviceId, 3000)
  terminal().pay(tap)
  const { checkout } = await trial.client.terminal.checkouts.get({ checkoutId: asked.id! })
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
  return checkout!.paymentIds![0]!
}
const giveBack = async (paymentId: string, cents: number) => {
  const answer = await trial.client.terminal.refunds.create({
    idempotencyKey: crypto.randomUUID(),
    refund: { paymentId, amountMoney: cad(cents), reason: 'Pluie', deviceId },
  })
  return answer.refund!
}
const refundOf = async (terminalRefundId: string) =>
  (await trial.client.terminal.refunds.get({ terminalRefundId })).refund!
const refundPayment = (paymentId: string) =>
  trial.client.refunds.refundPayment({
    idempotencyKey: crypto.randomUUID(),
    paymentId,
    amountMoney: cad(1000),
  })

test('an Interac payment is refunded at a terminal, to its card', async () => {
  const paymentId = await paid('interac')
  await expectError(refundPayment(paymentId), 400, {
    category: 'REFUND_ERROR',
    code: 'CARD_PRESENCE_REQUIRED',
  })
  const asked = await giveBack(paymentId, 2000)
  expect(asked).toMatchObject({ status: 'PENDING', paymentId, deviceId })
  await expectError(giveBack(paymentId, 1001), 400, { code: 'REFUND_AMOUNT_INVALID' })
  expect(terminal().pay('declined')).toBe('declined')
  expect(await refundOf(asked.id!)).toMatchObject({ status: 'IN_PROGRESS' })
  expect(terminal().pay('interac')).toBe('paid')
  const done = await refundOf(asked.id!)
  expect(done.status).toBe('COMPLETED')
  const { refund } = await trial.client.refunds.get({ refundId: done.refundId! })
  expect(refund).toMatchObject({ status: 'COMPLETED', terminalRefundId: asked.id, paymentId })
  expect(await typesReceived(trial)).toEqual([
    'terminal.refund.created',
    'terminal.refund.updated',
    'refund.created',
    'payment.updated',
    'terminal.refund.updated',
  ])
  const { payments } = trial.provider.square.ledger()
  expect(payments.find(({ id }) => id === paymentId)!.refunds).toMatchObject([
    { id: done.refundId, amount: 2000, status: 'succeeded' },
  ])
})

test('other payments cannot be refunded at a terminal, and a pending refund can be canceled', async () => {
  const byCard = await paid('ok')
  await expectError(giveBack(byCard, 1000), 400, { code: 'PAYMENT_NOT_REFUNDABLE' })
  expect((await refundPayment(byCard)).refund!.status).toBe('COMPLETED')
  const asked = await giveBack(await paid('interac'), 3000)
  const { refund } = await trial.client.terminal.refunds.cancel({ terminalRefundId: asked.id! })
  expect(refund).toMatchObject({ status: 'CANCELED', cancelReason: 'SELLER_CANCELED' })
})

test('the page of the terminal asks for the card', async () => {
  const asked = await giveBack(await paid('interac'), 3000)
  const page = `${trial.provider.url}/square/terminal/${deviceId}`
  const text = await (await fetch(page)).text()
  expect(text).toContain('Présenter la carte Interac')
  expect(text).not.toContain('value="ok"')
  await postForm(page, { action: asked.id!, tap: 'interac' })
  expect(await refundOf(asked.id!)).toMatchObject({ status: 'COMPLETED' })
})
