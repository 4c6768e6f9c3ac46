import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Name and language of the recipient of an email about an order, and the sending business. */
export async function addresseeOf(db: Db, tenantId: string, orderId: string) {
  const order = await selectRows(db, tenantId, 'orders')
    .select(['first_name', 'reference'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const tenant = await db
    .selectFrom('tenant')
    .select(['name', 'colour', 'time_zone'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { order, tenant }
}
