import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { sumOf } from '../pricing/public.ts'
import { isLive } from './refunds/live-refunds.rules.ts'

type Amounts = {
  order: { status: string; balance_due_on: string | null }
  invoices: readonly { final_cents: number }[]
  payments: readonly { state: string; cents: number }[]
  refunds: readonly { state: string; credited_cents: number }[]
}

/** Before these the order is not sold; after them nobody owes for it. */
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
 * What the client of a sold order still owes, in cents: its invoices less what was paid and what
 * refunds took off. Only a sale with a balance leaves something owed.
 */
export function owedCents({ order, invoices, payments, refunds }: Amounts): number {
  if (order.balance_due_on === null || unsold.includes(order.status as OrderStatus)) return 0
  return finalCentsOf({ invoices }) - paidCentsOf(payments) - creditedCents(refunds)
}

/** Sum of all invoices of an order, in cents. */
const finalCentsOf = ({ invoices }: Pick<Amounts, 'invoices'>): number =>
  sumOf(invoices.map((invoice) => invoice.final_cents))

/** Sum of all live refunds, given back or taken off what was owed, in cents. */
export const refundedCentsOf = (
  refunds: readonly { state: string; total_cents: number }[],
): number => sumOf(refunds.filter(isLive).map((refund) => refund.total_cents))

type Costs = Pick<Amounts, 'invoices'> & {
  refunds: readonly { state: string; total_cents: number }[]
}
/** Whether nothing is left of what an order cost: it is cancelled then, not refunded. */
export const isFree = (order: Costs): boolean =>
  finalCentsOf(order) === refundedCentsOf(order.refunds)

/** What of a refund lowers what is owed, in cents: only the rest of it goes back. */
export const creditOf = (loaded: Amounts, { totalCents }: { totalCents: number }): number =>
  Math.min(owedCents(loaded), totalCents)

/** What was received, in cents. */
export const paidCentsOf = (payments: Amounts['payments']): number =>
  sumOf(payments.filter(({ state }) => state === 'succeeded').map(({ cents }) => cents))

/** What refunds took off what was owed, in cents. */
export const creditedCents = (refunds: Amounts['refunds']): number =>
  sumOf(refunds.filter(isLive).map(({ credited_cents: cents }) => cents))

/** Whether a payment of the balance is asked for by a link or at a terminal. */
export const isBalanceAwaited = (
  payments: readonly { state: string; is_balance: boolean }[],
): boolean => payments.some(({ state, is_balance }) => state === 'pending' && is_balance)

type Wait = { ends_at: string | null }
/** Until when a payment is awaited: a balance until its own time, a sale while places are kept. */
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
