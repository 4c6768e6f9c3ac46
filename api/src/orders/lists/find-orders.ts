import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/orders/lists/find-orders.ts'
import { upperSnake } from '@guichet/contract/orders/order-status.ts'
import type { z } from 'zod'
import { allOrFirstError } from '../../platform/db/all-or-first-error.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { handle } from '../../platform/http/contexts.ts'
import { batches, StreamedList } from '../../platform/http/streamed.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { settlementOf } from '../balance.rules.ts'
import type { FoundOrder } from './found-order.db.ts'
import { readOrderSearch } from './read-order-search.ts'
import { searchOrders } from './search-orders.db.ts'

export const viewOrderRow = (row: FoundOrder): z.output<typeof contract.OrderRow> => ({
  publicId: row.id,
  orderReferenceNumber: row.reference,
  status: upperSnake(row.status),
  completedDateTimeUtc: row.completed_at,
  createdDateTimeUtc: row.created_at,
  paymentReferenceNumber: row.payment_reference,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  postalCode: row.postal_code,
  phone: row.phone,
  ...(row.party && { party: row.party }),
  finalCost: toDollars(row.final_cents),
  ...settlementOf({
    status: row.status,
    finalCents: row.final_cents,
    owedCents: row.owed_cents,
  }),
  ...(row.visit_at && { visitDateTimeUtc: row.visit_at }),
  contents: row.contents ?? [],
  paidBy: row.paid_by ?? [],
  hasFormAnswers: row.has_answers,
  ...(row.is_refunded_but_valid && { isRefundedButValid: true }),
})

/** A page of orders. Lists above 500 rows, which older clients request whole, are streamed. */
export const findOrders = (codes: TicketCodes) =>
  handle(contract.findOrders, async (tx, { query }) => {
    const { tenantId } = tx
    const pageSize = query.pageSize ?? 25
    const search = await readOrderSearch(tx, codes, query)
    const { counted, page } = await searchOrders(tx, search, {
      limit: pageSize,
      offset: ((query.page ?? 1) - 1) * pageSize,
    })
    const [count, found] = await allOrFirstError([
      counted,
      pageSize > 500 ? null : tx.client.query<FoundOrder>(page.text, page.values),
    ])
    const hasAnyOrder =
      count.total > 0 ||
      Boolean(await selectRows(tx.db, tenantId, 'orders').select('id').limit(1).executeTakeFirst())
    if (!found)
      return new StreamedList(
        { ...count, hasAnyOrder },
        viewed(batches<FoundOrder>(tx, page.text, page.values)),
      )
    return { items: found.rows.map(viewOrderRow), ...count, hasAnyOrder }
  })

async function* viewed(rows: AsyncIterable<FoundOrder[]>) {
  for await (const batch of rows) yield batch.map(viewOrderRow)
}
