import type { PaymentProvider, ProviderAnswer, ProviderRefund } from '../providers.ts'
import { rejectionOf, cad, clientFor, cutAnswer, type SquareSettings } from './square-client.ts'

/** Prefix of references to refunds on a terminal, which differ from other refunds. */
const onTerminal = 'terminal:'

/**
 * Square keeps an idempotency key as long as the refund, so a repeated request is one refund.
 * Source: developer.squareup.com/docs/payments-api/refund-payments.
 */
export const squareRefunds = (
  settings: SquareSettings,
): Pick<PaymentProvider, 'refund' | 'readRefund'> => ({
  refund: async (refund) => {
    const { paymentRef, key, cents, access } = refund
    if (paymentRef === null) return { outcome: 'refused', why: 'the payment has no reference' }
    const square = await clientFor(settings, access)
    const { payment } = await square.payments.get({ paymentId: paymentRef })
    if (!payment) throw new Error(cutAnswer)
    if (payment.cardDetails?.card?.cardBrand === 'INTERAC') return terminalRefund(settings, refund)
    try {
      const answer = await square.refunds.refundPayment({
        idempotencyKey: key,
        paymentId: paymentRef,
        amountMoney: cad(cents),
      })
      return answerOf(answer.refund)
    } catch (error) {
      const no = rejectionOf(error)
      if (!no || no.status === 401) throw error
      return refusedWith(no)
    }
  },
  readRefund: async ({ access, providerRef }) => {
    const square = await clientFor(settings, access)
    if (!providerRef.startsWith(onTerminal))
      return answerOf((await square.refunds.get({ refundId: providerRef })).refund)
    const id = providerRef.slice(onTerminal.length)
    const { refund } = await square.terminal.refunds.get({ terminalRefundId: id })
    return terminalAnswerOf(refund)
  },
})

type Refund = { id?: string; status?: string | null; appFeeMoney?: { amount?: bigint | null } }
function answerOf(refund: Refund | undefined): ProviderAnswer {
  const { id, status, appFeeMoney } = refund ?? {}
  if (!id) throw new Error(cutAnswer)
  const fee = appFeeMoney?.amount
  if (status === 'COMPLETED')
    return { outcome: 'settled', providerRef: id, ...(fee && { feeCents: Number(fee) }) }
  if (status === 'REJECTED' || status === 'FAILED') return { outcome: 'refused', why: status }
  return { outcome: 'pending', providerRef: id }
}

/** Interac refunds only to the card itself, at the terminal. */
async function terminalRefund(
  settings: SquareSettings,
  { key, cents, access, paymentRef }: ProviderRefund,
): Promise<ProviderAnswer> {
  if (!access?.terminal)
    return {
      outcome: 'refused',
      why: 'Interac: the card is needed at a terminal, and none is here',
    }
  const square = await clientFor(settings, access)
  try {
    const { refund } = await square.terminal.refunds.create({
      idempotencyKey: key,
      refund: {
        paymentId: paymentRef!,
        amountMoney: cad(cents),
        reason: 'Interac',
        deviceId: access.terminal,
      },
    })
    return terminalAnswerOf(refund)
  } catch (error) {
    const no = rejectionOf(error)
    if (!no || no.status === 401) throw error
    return refusedWith(no)
  }
}

const refusedWith = ({ code, why }: { code: string; why: string }): ProviderAnswer => ({
  outcome: 'refused',
  why,
  isDisputed: code === 'PAYMENT_NOT_REFUNDABLE_DUE_TO_DISPUTE',
})

type TerminalRefund = { id?: string; status?: string; cancelReason?: string }
function terminalAnswerOf(refund: TerminalRefund | undefined): ProviderAnswer {
  const { id, status, cancelReason } = refund ?? {}
  if (!id) throw new Error(cutAnswer)
  const providerRef = `${onTerminal}${id}`
  if (status === 'COMPLETED') return { outcome: 'settled', providerRef }
  if (status === 'CANCELED') return { outcome: 'refused', why: cancelReason ?? status }
  return { outcome: 'pending', providerRef }
}
