import { toDollars } from '@guichet/contract/money.ts'
import type { Invoice } from '@guichet/contract/orders/invoice.ts'
import type { z } from 'zod'
import { localDateTimeOf } from '../../platform/values/zoned-time.ts'
import { sumOf } from '../../pricing/public.ts'
import { creditedCents, owedCents, paidCentsOf } from '../balance.rules.ts'
import { viewCash } from '../cash.view.ts'
import type { LoadedOrder } from '../load-orders.db.ts'
import { isLive } from '../refunds/live-refunds.rules.ts'
import type { BillFacts } from './bill.rules.ts'

type InvoiceView = z.output<typeof Invoice>
type Payer = Pick<
  LoadedOrder['order'],
  'first_name' | 'last_name' | 'email' | 'phone' | 'postal_code'
>
/** Lines that describe the payer; unknown fields are left out. */
export const clientLines = (payer: Payer): string[] =>
  [
    [payer.first_name, payer.last_name].filter(Boolean).join(' '),
    payer.email,
    payer.phone,
    payer.postal_code,
  ].flatMap((line) => line || [])

/** Local time of an invoice as printed: '2026-11-20 10:15'. */
export const issuedAt = (instant: string, timeZone: string): string =>
  localDateTimeOf(instant, timeZone).slice(0, 16).replace('T', ' ')

/** Invoice data of an order other than its amounts. */
export function billedOf(loaded: LoadedOrder, invoice: InvoiceView): BillFacts {
  const { order, tenant, payments, refunds } = loaded
  const live = refunds.filter(isLive)
  const received = payments.filter(({ state }) => state === 'succeeded')
  const paidCents = paidCentsOf(payments)
  const credited = creditedCents(refunds)
  const refundedCents = sumOf(live.map((refund) => refund.total_cents))
  return {
    issuedAt: issuedAt(invoice.issuedDateTimeUtc!, tenant.time_zone),
    client: clientLines(order),
    soldBy: order.seller_first_name ? `${order.seller_first_name} ${order.seller_last_name}` : null,
    payments: received.map((payment) => ({
      method: payment.method,
      amount: toDollars(payment.cents),
      reference: payment.reference ?? payment.provider_ref,
      ...viewCash(payment),
    })),
    refunded: toDollars(refundedCents - credited),
    credited: toDollars(credited),
    kept: toDollars(paidCents - refundedCents + credited),
    balance: order.balance_due_on
      ? { owed: toDollars(owedCents(loaded)), dueDate: order.balance_due_on }
      : null,
    purchaseOrder: order.purchase_order,
  }
}
