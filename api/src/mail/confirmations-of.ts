import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Instants at which confirmations of an order were queued, the latest first. */
export const confirmationsOf = async (
  db: Db,
  tenantId: string,
  orderId: string,
): Promise<string[]> =>
  (
    await selectRows(db, tenantId, 'mail')
      .select('created_at')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'order-confirmation')
      .orderBy('created_at', 'desc')
      .execute()
  ).map(({ created_at }) => created_at)
