import type { Square } from 'square'
import type { PaymentProvider, ProviderDispute } from '../providers.ts'
import { clientFor, cutAnswer, type SquareSettings } from './square-client.ts'

/** Disputes of Square. Source: developer.squareup.com/docs/disputes-api/overview. */
export const squareDisputes = (
  settings: SquareSettings,
  dashboardUrl: string | null,
): Pick<PaymentProvider, 'readDispute' | 'findDisputes'> => ({
  readDispute: async ({ access, disputeRef }) => {
    const square = await clientFor(settings, access)
    const { dispute } = await square.disputes.get({ disputeId: disputeRef })
    if (!dispute) throw new Error(cutAnswer)
    return disputeOf(dispute, dashboardUrl)
  },
  findDisputes: async ({ access, paymentRef }) => {
    const square = await clientFor(settings, access)
    const found: string[] = []
    // Square lists the disputes of a merchant, not of a payment; there are few.
    for await (const { id, disputedPayment } of await square.disputes.list())
      if (id && disputedPayment?.paymentId === paymentRef) found.push(id)
    return found
  },
})

type DisputeStanding = Pick<ProviderDispute, 'state' | 'isOver' | 'isWithdrawn' | 'isAnswered'>
const known = (
  state: ProviderDispute['state'],
  { isOver = false, isWithdrawn = false, isAnswered = false } = {},
): DisputeStanding => ({ state, isOver, isWithdrawn, isAnswered })
/** Square withdraws the money as soon as a bank disputes it, and returns it when won. */
const states: Record<Square.DisputeState, DisputeStanding> = {
  INQUIRY_EVIDENCE_REQUIRED: known('inquiry'),
  INQUIRY_PROCESSING: known('inquiry', { isAnswered: true }),
  INQUIRY_CLOSED: known('inquiry', { isOver: true }),
  EVIDENCE_REQUIRED: known('open', { isWithdrawn: true }),
  PROCESSING: known('open', { isWithdrawn: true, isAnswered: true }),
  WON: known('won', { isOver: true }),
  LOST: known('lost', { isOver: true, isWithdrawn: true }),
  ACCEPTED: known('lost', { isOver: true, isWithdrawn: true }),
}

function disputeOf(dispute: Square.Dispute, dashboardUrl: string | null): ProviderDispute {
  const { state, reason, amountMoney, disputedPayment, dueAt, createdAt, reportedAt } = dispute
  const isKnown = state !== undefined && state in states
  if (!isKnown) throw new Error(`Square has a state of disputes that is not known: ${state}`)
  return {
    ...states[state],
    paymentRef: disputedPayment?.paymentId ?? null,
    cents: Number(amountMoney?.amount ?? 0),
    reason: reason ?? '',
    answerBy: dueAt ?? null,
    openedAt: createdAt ?? reportedAt ?? new Date().toISOString(),
    pageUrl: dashboardUrl && `${dashboardUrl}/sales/disputes`,
  }
}
