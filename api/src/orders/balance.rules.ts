import {
  settledStatuses,
  type OrderStatus,
  type Settlement,
} from '@guichet/contract/orders/order-status.ts'
import { sumOf } from '../pricing/public.ts'
import { isLive } from './refunds/live-refunds.rules.ts'

type Amounts = {
  order: { status: string; balance_due_on: string | null }
  invoices: readonly { final_cents: number }[]
  payments: readonly { state: string; cents: number }[]
  refunds: readonly { state: string; credited_cents: number }[]
}

/** Before these statuses the order is not sold yet; after them nothing is owed. */
const unsold: readonly OrderStatus[] = [
  'Created',
  'ValidationSucceed',
  'ValidationError',
  'PaymentInProgress',
  'PaymentError',
  'PaymentSucceed',
  'Canceled',
]

/**
 * Amount that the client of a sold order still owes, in cents: invoices less payments and refunds.
 * It is 0 unless the order was sold with a balance.
 */
export function owedCents({ order, invoices, payments, refunds }: Amounts): number {
  if (order.balance_due_on === null || unsold.includes(order.status as OrderStatus)) return 0
  return finalCentsOf({ invoices }) - paidCentsOf(payments) - creditedCents(refunds)
}

type ToSettle = { status: string; finalCents: number; owedCents: number }
/** How a sold order stands; empty for orders that are unsold, refunded or canceled. */
export function settlementOf({ status, finalCents, owedCents: owed }: ToSettle): {
  settlement?: Settlement
} {
  if (!settledStatuses.some((settled) => settled === status)) return {}
  if (owed > 0) return { settlement: 'owed' }
  return { settlement: finalCents === 0 ? 'free' : 'paid' }
}

/** Sum of all invoices of an order, in cents. */
export const finalCentsOf = ({ invoices }: Pick<Amounts, 'invoices'>): number =>
  sumOf(invoices.map((invoice) => invoice.final_cents))

/** Sum of all live refunds, in cents, whether paid back or deducted from the balance. */
export const refundedCentsOf = (
  refunds: readonly { state: string; total_cents: number }[],
): number => sumOf(refunds.filter(isLive).map((refund) => refund.total_cents))

type Costs = Pick<Amounts, 'invoices'> & {
  refunds: readonly { state: string; total_cents: number }[]
}
/**
 * Whether an order has no cost left (free, or refunded in full); it is then cancelled, not
 * refunded.
 */
export const isFree = (order: Costs): boolean =>
  finalCentsOf(order) === refundedCentsOf(order.refunds)

/** Part of a refund that is deducted from the balance, in cents; only the rest is paid back. */
export const creditOf = (loaded: Amounts, totalCents: number): number =>
  Math.min(owedCents(loaded), totalCents)

/** Sum of received payments, in cents. */
export const paidCentsOf = (payments: Amounts['payments']): number =>
  sumOf(payments.filter(({ state }) => state === 'succeeded').map(({ cents }) => cents))

/** Sum that refunds deducted from the balance, in cents. */
export const creditedCents = (refunds: Amounts['refunds']): number =>
  sumOf(refunds.filter(isLive).map(({ credited_cents: cents }) => cents))

/** Whether a payment of the balance is pending, by a link or at a terminal. */
export const isBalanceAwaited = (
  payments: readonly { state: string; is_balance: boolean }[],
): boolean => payments.some(({ state, is_balance }) => state === 'pending' && is_balance)

type Wait = { ends_at: string | null }
/** End of the wait for a payment: `ends_at` for a balance, the end of the hold for a sale. */
export const awaitedUntil = (order: { held_until: string | null }, payment: Wait): string | null =>
  payment.ends_at ?? order.held_until

export const isStillAwaited = (
  order: { held_until: string | null },
  payment: Wait,
  now: string,
): boolean => {
  const until = awaitedUntil(order, payment)
  return until !== null && until > now
}
