import { toDollars } from '@guichet/contract/money.ts'
import { cashFor, roundingOf } from '@guichet/contract/orders/cash.ts'
import type { Payment as PaymentView } from '@guichet/contract/orders/order-view.ts'
import type { z } from 'zod'

type Payment = z.infer<typeof PaymentView>
export type CashPaid = Pick<Payment, 'amount' | 'rounding' | 'tendered' | 'change'>
type PaymentOfOrder = CashPaid & Pick<Payment, 'method' | 'state'>

/** The last successful payment, if it was cash. */
export function cashPaid(payments: readonly PaymentOfOrder[]): CashPaid | undefined {
  const last = payments.findLast(({ state }) => state === 'succeeded')
  return last?.method === 'cash' ? last : undefined
}

/** Cash tendered for an amount, both in cents, with its rounding and change. */
export const cashTaken = (cents: number, tenderedCents: number): CashPaid => ({
  amount: toDollars(cents),
  rounding: toDollars(roundingOf('cash', cents)),
  tendered: toDollars(tenderedCents),
  change: toDollars(tenderedCents - cashFor(cents)),
})
