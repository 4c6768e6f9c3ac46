import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import { sumOf } from '../../pricing/public.ts'

type State = { state: string; closed_at: string | null; is_withdrawn: boolean; cents: number }
type Read = { state: 'inquiry' | 'open' | 'won' | 'lost'; isOver: boolean; isWithdrawn: boolean }

/**
 * Whether disputes block the refund of their payment: open ones, and lost ones, whose money the
 * bank has returned.
 */
export const isRefundStopped = (disputes: readonly { state: string }[]): boolean =>
  disputes.some(({ state }) => state === 'open' || state === 'lost')

/** Amount that banks have withdrawn from the payments of an order, in cents. */
export const withdrawnCents = (disputes: readonly State[]): number =>
  sumOf(disputes.filter((dispute) => dispute.is_withdrawn).map(({ cents }) => cents))

/** Fields of a dispute that determine its postings. */
export const postedFieldsOf = ({ state, is_withdrawn: isWithdrawn, cents }: State) => ({
  cents,
  isWithdrawn,
  isLost: state === 'lost',
})

const codes = {
  open: 'order.disputed',
  won: 'order.dispute_won',
  lost: 'order.dispute_lost',
} as const
const codeOf = ({ state, isOver }: Read): AuditAction => {
  if (state !== 'inquiry') return codes[state]
  return isOver ? 'order.inquiry_closed' : 'order.inquiry_opened'
}

/** Audit code of a change of a dispute; null when nothing changed. */
export function auditCodeOf(before: State | undefined, after: Read): AuditAction | null {
  const isSame = before?.state === after.state && (before.closed_at !== null) === after.isOver
  if (!isSame) return codeOf(after)
  if (before.is_withdrawn === after.isWithdrawn) return null
  return after.isWithdrawn ? 'order.dispute_withdrawn' : 'order.dispute_reinstated'
}
