import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db/db.ts'
import { sellablesInOrder } from './sellables.db.ts'
import { whyNotSold } from './sellables.rules.ts'

export type ActivityOnSale = {
  id: string
  name: Bilingual
  position: number
  /** True when its day tickets are sold for a day, without a slot. */
  isAnytime: boolean
  /** True when its day tickets are sold for a slot. */
  isBySlot: boolean
}

/** Activities whose day tickets are on sale at an instant, in the order of the catalogue. */
export async function activitiesOnSale(
  db: Db,
  tenantId: string,
  now: string,
): Promise<ActivityOnSale[]> {
  const rows = await sellablesInOrder(db, tenantId)
    .select(['activity.position', 'activity_category.scheduling'])
    .where('product.kind', '=', 'daily_ticket')
    .execute()
  const onSale = rows.filter((row) => row.activity_id !== null && whyNotSold(row, now) === null)
  return [...Map.groupBy(onSale, (row) => row.activity_id!)].map(([id, types]) => ({
    id,
    name: types[0]!.category_title!,
    position: types[0]!.position!,
    isAnytime: types.some(({ scheduling }) => scheduling !== 'WithCalendar'),
    isBySlot: types.some(({ scheduling }) => scheduling !== 'Anytime'),
  }))
}
