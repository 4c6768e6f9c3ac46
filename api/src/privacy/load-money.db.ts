import { toDollars } from '@guichet/contract/money.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { byOrder } from './by-order.rules.ts'

/** Invoices, payments and refunds of orders. */
export async function moneyOf(db: Db, tenantId: string, ids: readonly string[]) {
  return {
    invoices: await invoicesOf(db, tenantId, ids),
    payments: await paymentsOf(db, tenantId, ids),
    refunds: await refundsOf(db, tenantId, ids),
  }
}

async function invoicesOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'invoice')
    .selectAll()
    .where('order_id', 'in', [...ids])
    .orderBy('ordinal')
    .execute()
  const lines = await selectRows(db, tenantId, 'order_line')
    .select(['order_id', 'invoice_id', 'product_title', 'category_title', 'count', 'unit_cents'])
    .where('order_id', 'in', [...ids])
    .orderBy('position')
    .execute()
  const taxes = await selectRows(db, tenantId, 'invoice_tax')
    .innerJoin('invoice', sameTenant('invoice.id', 'invoice_tax.invoice_id'))
    .select(['invoice_tax.invoice_id', 'invoice_tax.label', 'invoice_tax.cents'])
    .where('invoice.order_id', 'in', [...ids])
    .orderBy('invoice_tax.key')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.invoice_id)
  const taxesOf = Map.groupBy(taxes, (tax) => tax.invoice_id)
  return byOrder(rows, (invoice) => ({
    issuedDateTimeUtc: invoice.issued_at,
    entries: (linesOf.get(invoice.id) ?? []).map((line) => ({
      title: line.product_title,
      category: line.category_title,
      quantity: line.count,
      unitPrice: toDollars(line.unit_cents),
    })),
    subtotal: toDollars(invoice.entries_cents),
    rebates: toDollars(invoice.rebates_cents),
    fees: toDollars(invoice.fees_cents),
    taxes: (taxesOf.get(invoice.id) ?? []).map(({ label, cents }) => ({
      label,
      amount: toDollars(cents),
    })),
    total: toDollars(invoice.final_cents),
  }))
}

async function paymentsOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'payment')
    .select(['order_id', 'method', 'provider', 'reference', 'provider_ref', 'cents'])
    .select(['rounding_cents', 'state', 'paid_at'])
    .where('order_id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return byOrder(rows, (payment) => ({
    method: payment.method,
    provider: payment.provider,
    reference: payment.reference ?? payment.provider_ref,
    amount: toDollars(payment.cents),
    ...(payment.rounding_cents !== 0 && { rounding: toDollars(payment.rounding_cents) }),
    state: payment.state,
    paidDateTimeUtc: payment.paid_at,
  }))
}

async function refundsOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'refund')
    .select(['order_id', 'credit_note', 'total_cents', 'reason', 'state'])
    .select(['requested_at', 'settled_at'])
    .where('order_id', 'in', [...ids])
    .orderBy('number')
    .execute()
  return byOrder(rows, (refund) => ({
    creditNote: refund.credit_note,
    amount: toDollars(refund.total_cents),
    reason: refund.reason,
    state: refund.state,
    requestedDateTimeUtc: refund.requested_at,
    settledDateTimeUtc: refund.settled_at,
  }))
}
