import type { getInvoice as invoiceEndpoint } from '@guichet/contract/orders/get-invoice.ts'
import type { getOrderHistory as historyEndpoint } from '@guichet/contract/orders/get-order-history.ts'
import type { getOrder as endpoint } from '@guichet/contract/orders/get-order.ts'
import { apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { viewInvoice } from './invoice.view.ts'
import { loadOrder } from './load-orders.db.ts'
import { findOrderId } from './orders.db.ts'
import { viewOrder } from './orders.view.ts'

export const getOrder: Handler<typeof endpoint> = async ({ db, actor }, { params }) =>
  viewOrder(
    await loadOrder(db, actor.tenantId, await findOrderId(db, actor.tenantId, params.ref)),
    actor,
  )

export const getInvoice: Handler<typeof invoiceEndpoint> = async ({ db, actor }, { params }) => {
  const invoice = await db
    .selectFrom('invoice')
    .select('order_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!invoice) throw apiError('NotFound')
  const { order, invoices, taxes, units, tenant } = await loadOrder(
    db,
    actor.tenantId,
    invoice.order_id,
  )
  return viewInvoice({ invoices, taxes, units, order, tenant })
}

/** The order's lines of the audit trail, newest first; who acted is named as they are called today. */
export const getOrderHistory: Handler<typeof historyEndpoint> = async (
  { db, actor },
  { params },
) => {
  const orderId = await findOrderId(db, actor.tenantId, params.ref)
  const rows = await db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .select([
      'audit.id',
      'audit.code',
      'audit.at',
      'audit.facts',
      'account.first_name',
      'account.last_name',
    ])
    .where('audit.tenant_id', '=', actor.tenantId)
    .where('audit.order_id', '=', orderId)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(500)
    .execute()
  return {
    items: rows.map((row) => ({
      publicId: row.id,
      code: row.code,
      dateTimeUtc: row.at,
      actorName: row.first_name ? `${row.first_name} ${row.last_name}` : null,
      facts: row.facts as Record<string, unknown>,
    })),
  }
}
