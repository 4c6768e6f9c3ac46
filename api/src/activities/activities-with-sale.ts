import type { CatalogueSale } from '@guichet/contract/catalogue-sale.ts'
import type { Db } from '../platform/db/db.ts'
import { mustGet } from '../platform/values/must.ts'
import { viewSale } from '../pricing/public.ts'
import { nextOpenDays } from '../resources/public.ts'
import { loadActivities, type Category, type StoredActivity } from './activities.db.ts'
import { activitySale } from './activity-sale.rules.ts'

/** An activity, and the state of sale of any of its categories. */
export type ActivityWithSale = {
  activity: StoredActivity
  saleOf: (categories: readonly Category[]) => CatalogueSale
}

/** Activities of the catalogue in order, all or the named ones. */
export async function activitiesWithSale(
  db: Db,
  tenantId: string,
  now: string,
  named?: string[],
): Promise<ActivityWithSale[]> {
  const activities = await loadActivities(db, tenantId, named)
  const ids = activities.map(({ id }) => id)
  const days = await nextOpenDays(db, tenantId, ids, now)
  return activities.map((activity) => ({
    activity,
    saleOf: (categories) => viewSale(activitySale({ categories }, mustGet(days, activity.id), now)),
  }))
}
