import * as contract from '@guichet/contract/orders/get-invoice.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewInvoice } from './invoice.view.ts'
import { loadOrder } from './load-orders.db.ts'
import { movesOf } from './ticket-moves.db.ts'

export const getInvoice = handle(contract.getInvoice, async ({ db, now, tenantId }, { params }) => {
  const invoice = await selectRows(db, tenantId, 'invoice')
    .select('order_id')
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!invoice) throw apiError('NotFound')
  return viewInvoice({
    ...(await loadOrder(db, tenantId, invoice.order_id)),
    moves: await movesOf(db, tenantId, [invoice.order_id]),
    now,
  })
})
