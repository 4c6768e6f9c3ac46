import * as contract from '@guichet/contract/orders/get-order-history.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { findOrderId } from './orders.db.ts'

/** Audit lines of the order, newest first, with the current names of the people who acted. */
export const getOrderHistory = handle(
  contract.getOrderHistory,
  async ({ db, tenantId }, { params }) => {
    const orderId = await findOrderId(db, tenantId, params.ref)
    const rows = await selectRows(db, tenantId, 'audit')
      .leftJoin('account', 'account.id', 'audit.account_id')
      .leftJoin('api_key', sameTenant('api_key.id', 'audit.account_id'))
      .leftJoin('ticket', sameTenant('ticket.id', 'audit.subject_id'))
      .select([
        'audit.id',
        'audit.code',
        'audit.at',
        'audit.facts',
        'account.first_name',
        'account.last_name',
        'api_key.name as key_name',
        'ticket.reference as ticket_reference',
      ])
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
        actorName: row.first_name ? `${row.first_name} ${row.last_name}` : row.key_name,
        ticketReferenceKey: row.ticket_reference,
        facts: row.facts as Record<string, unknown>,
      })),
    }
  },
)
