import type Stripe from 'stripe'
import type { PaymentProvider, ProviderDispute } from './providers.ts'

type Settings = { dashboardUrl: string | null }
/** Disputes of Stripe. Source: docs.stripe.com/disputes/how-disputes-work. */
export const stripeDisputes = (
  stripe: Stripe,
  { dashboardUrl }: Settings,
): Pick<PaymentProvider, 'readDispute' | 'findDisputes'> => ({
  readDispute: async ({ access, disputeRef }) => {
    const dispute = await stripe.disputes.retrieve(
      disputeRef,
      {},
      { stripeAccount: access.account },
    )
    return disputeOf(dispute, dashboardUrl)
  },
  findDisputes: async ({ access, paymentRef }) => {
    const { data } = await stripe.disputes.list(
      { payment_intent: paymentRef, limit: 100 },
      { stripeAccount: access.account },
    )
    return data.map(({ id }) => id)
  },
})

/** A warning is an inquiry of the bank: it moves no money. */
const states: Record<string, ProviderDispute['state']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry',
  won: 'won',
  lost: 'lost',
}

function disputeOf(dispute: Stripe.Dispute, dashboardUrl: string | null): ProviderDispute {
  const { status, payment_intent: intent, balance_transactions: moved } = dispute
  const isWithdrawn = moved.reduce((sum, { amount }) => sum + amount, 0) < 0
  const { due_by: dueBy, submission_count: answers } = dispute.evidence_details
  const paymentRef = typeof intent === 'string' ? intent : (intent?.id ?? null)
  // A prevented dispute was decided at once; the withdrawal shows the result.
  const prevented = isWithdrawn ? 'lost' : 'won'
  return {
    paymentRef,
    cents: dispute.amount,
    state: status === 'prevented' ? prevented : (states[status] ?? 'open'),
    isOver: ['warning_closed', 'won', 'lost', 'prevented'].includes(status),
    isWithdrawn,
    isAnswered: status.endsWith('under_review') || answers > 0,
    reason: dispute.reason,
    answerBy: dueBy === null ? null : instantOf(dueBy),
    openedAt: instantOf(dispute.created),
    pageUrl: dashboardUrl && paymentRef && `${dashboardUrl}payments/${paymentRef}`,
  }
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
