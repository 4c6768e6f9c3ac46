import { toDollars } from '@guichet/contract/money.ts'
import { cashFor, roundingOf } from '@guichet/contract/orders/cash.ts'
import type { Order } from '../orders.queries.ts'

type Payment = Order['payments'][number]
export type CashPaid = Pick<Payment, 'amount' | 'rounding' | 'tendered' | 'change'>

/** The payment that came in last, where it was cash. */
export function cashPaid(payments: Order['payments']): CashPaid | undefined {
  const last = payments.findLast(({ state }) => state === 'succeeded')
  return last?.method === 'cash' ? last : undefined
}

/** Cash that was taken for an amount, both in cents: what is handed back of it. */
export const cashTaken = (cents: number, tenderedCents: number): CashPaid => ({
  amount: toDollars(cents),
  rounding: toDollars(roundingOf('cash', cents)),
  tendered: toDollars(tenderedCents),
  change: toDollars(tenderedCents - cashFor(cents)),
})
