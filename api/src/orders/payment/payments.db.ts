import { fold } from '@guichet/contract/fold.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentById>>>
export const paymentById = (db: Db, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'payment').selectAll().where('id', '=', id).executeTakeFirst()

/** The pending payment of an order, or undefined. */
export const awaitedPaymentOf = (db: Db, tenantId: string, orderId: string) =>
  selectRows(db, tenantId, 'payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst()

/** Adds the reference of a payment to the search text of the order. */
export const findByReference = (
  db: Db,
  { tenant_id: tenantId, id }: { tenant_id: string; id: string },
  reference: string,
): Promise<unknown> =>
  updateRows(db, tenantId, 'search_entry')
    .set({ text: sql<string>`${fold(reference)} || '|' || text` })
    .where('kind', '=', 'order')
    .where('id', '=', id)
    .execute()
