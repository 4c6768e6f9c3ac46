import * as contract from '@guichet/contract/orders/lists/find-orders-odata.ts'
import { DisplayNames, documentOf, kindNamesFrom } from '../../businesses/public.ts'
import { allOrFirstError } from '../../platform/db/all-or-first-error.ts'
import { readFilter } from '../../platform/db/odata-condition.ts'
import { handle } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { viewInvoice } from '../invoice.view.ts'
import { invoicesOf, taxesOf, unitsOf } from '../load-orders.db.ts'
import { movesOf } from '../ticket-moves.db.ts'
import { filterOrders, orderFields } from './filter-orders.db.ts'
import { viewOrderRow } from './find-orders.ts'
import { scannedTicket } from './search-orders.db.ts'

export const findOrdersOdata = (codes: TicketCodes) =>
  handle(contract.findOrdersOdata, async (tx, { query }) => {
    const { tenantId, timeZone, db } = tx
    const filter = readFilter(query.$filter, orderFields, {
      language: tx.language,
      tenantId,
    })
    const limit = Math.min(Number(query.$top ?? 200), 200)
    const rows = await filterOrders(tx, tenantId, {
      filter,
      limit,
      scanned: (term) => scannedTicket(codes, term, tenantId),
    })
    if (!query.$expand || !rows.length) return { value: rows.map(viewOrderRow) }

    const ids = rows.map((row) => row.id)
    const [invoices, units, taxes, moves, displayNames] = await allOrFirstError([
      invoicesOf(db, tenantId, ids),
      unitsOf(db, tenantId, ids),
      taxesOf(db, tenantId, ids),
      movesOf(db, tenantId, ids),
      documentOf(db, tenantId, 'displayNames', DisplayNames),
    ])
    const kindNames = kindNamesFrom(displayNames.value)
    return {
      value: rows.map((row) => {
        const own = invoices.filter((invoice) => invoice.order_id === row.id)
        const ownIds = new Set(own.map((invoice) => invoice.id))
        return {
          ...viewOrderRow(row),
          invoice: viewInvoice({
            invoices: own,
            taxes: taxes.filter((tax) => ownIds.has(tax.invoice_id)),
            units: units.filter((unit) => unit.order_id === row.id),
            moves,
            now: tx.now,
            order: row,
            tenant: { kindNames, time_zone: timeZone },
          }),
        }
      }),
    }
  })
