import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db.ts'
import { sellablesInOrder } from './sellables.db.ts'
import { whyNotSold } from './sellables.rules.ts'

export type AnytimeActivity = { id: string; name: Bilingual; position: number }

/** The activities that are on sale at an instant for a day without a slot, in their order. */
export async function anytimeActivities(
  db: Db,
  tenantId: string,
  now: string,
): Promise<AnytimeActivity[]> {
  const rows = await sellablesInOrder(db, tenantId)
    .select('activity.position')
    .where('product.kind', '=', 'daily_ticket')
    .where('activity_category.scheduling', '<>', 'WithCalendar')
    .execute()
  const onSale = rows.filter((row) => row.activity_id !== null && whyNotSold(row, now) === null)
  return [...Map.groupBy(onSale, (row) => row.activity_id!)].map(([id, [row]]) => ({
    id,
    name: row!.category_title!,
    position: row!.position!,
  }))
}
