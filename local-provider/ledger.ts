/**
 * Append-only log of money movements. It does not depend on the objects of the API, so that an
 * error in those shows as a difference.
 */
export type LedgerEntry = { at: number } & (
  | { kind: 'account-opened' | 'account-revoked' | 'account-restored'; account: string }
  | PaymentEntry
  | { kind: 'refund-made'; payment: string; refund: string; amount: number; status: RefundStatus }
  | { kind: 'refund-settled' | 'refund-failed'; refund: string }
  | { kind: 'fee-given-back'; refund: string; amount: number }
  | { kind: 'disputed'; payment: string; dispute: string; amount: number }
  | { kind: 'dispute-closed'; dispute: string; outcome: DisputeOutcome }
)
type PaymentEntry = {
  kind: 'paid' | 'declined'
  payment: string
  account: string | null
  amount: number
  currency: string
  applicationFee: number | null
  orderReference: string | null
  metadata: Record<string, string>
}
export type RefundStatus = 'succeeded' | 'pending' | 'failed'
export type DisputeOutcome = 'won' | 'lost'
type LedgerRefund = {
  id: string
  amount: number
  status: RefundStatus
  feeGivenBack: number
}
type LedgerDispute = { id: string; amount: number; status: 'open' | DisputeOutcome }
type LedgerPayment = Omit<PaymentEntry, 'kind' | 'payment'> & {
  id: string
  status: 'succeeded' | 'declined'
  refunds: LedgerRefund[]
  disputes: LedgerDispute[]
}
export type Ledger = {
  accounts: { id: string; isRevoked: boolean }[]
  payments: LedgerPayment[]
}

/** The state that results from the entries. */
export function readLedger(entries: readonly LedgerEntry[]): Ledger {
  return { accounts: accountsIn(entries), payments: paymentsIn(entries) }
}

function accountsIn(entries: readonly LedgerEntry[]) {
  const accounts = new Map<string, boolean>()
  for (const entry of entries) {
    if (entry.kind === 'account-opened' || entry.kind === 'account-restored')
      accounts.set(entry.account, false)
    if (entry.kind === 'account-revoked') accounts.set(entry.account, true)
  }
  return [...accounts].map(([id, isRevoked]) => ({ id, isRevoked }))
}

function paymentsIn(entries: readonly LedgerEntry[]): LedgerPayment[] {
  const payments = new Map<string, LedgerPayment>()
  const refunds = new Map<string, LedgerRefund>()
  const disputes = new Map<string, LedgerDispute>()
  for (const entry of entries) {
    if (entry.kind === 'paid' || entry.kind === 'declined') {
      const { at: _, kind, payment: id, ...facts } = entry
      const status = kind === 'paid' ? 'succeeded' : 'declined'
      payments.set(id, { id, ...facts, status, refunds: [], disputes: [] })
    }
    if (entry.kind === 'refund-made') {
      const { refund: id, amount, status } = entry
      refunds.set(id, { id, amount, status, feeGivenBack: 0 })
      payments.get(entry.payment)!.refunds.push(refunds.get(id)!)
    }
    if (entry.kind === 'refund-settled') refunds.get(entry.refund)!.status = 'succeeded'
    if (entry.kind === 'refund-failed') refunds.get(entry.refund)!.status = 'failed'
    if (entry.kind === 'fee-given-back') refunds.get(entry.refund)!.feeGivenBack += entry.amount
    if (entry.kind === 'disputed') {
      const dispute: LedgerDispute = { id: entry.dispute, amount: entry.amount, status: 'open' }
      disputes.set(entry.dispute, dispute)
      payments.get(entry.payment)!.disputes.push(dispute)
    }
    if (entry.kind === 'dispute-closed') disputes.get(entry.dispute)!.status = entry.outcome
  }
  return [...payments.values()]
}
