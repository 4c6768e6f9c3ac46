import * as contract from '@guichet/contract/activities/find-activities.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { mustGet } from '../platform/values/must.ts'
import { viewSale } from '../pricing/public.ts'
import { nextOpenDays } from '../resources/public.ts'
import { loadActivities } from './activities.db.ts'
import { viewActivity } from './activities.view.ts'
import { activitySale } from './activity-sale.rules.ts'

export const findActivities = handle(contract.findActivities, async ({ db, now, tenantId }) => {
  const activities = await loadActivities(db, tenantId)
  const ids = activities.map(({ id }) => id)
  const days = await nextOpenDays(db, tenantId, ids, now)
  return {
    activities: activities.map((activity) => ({
      ...viewActivity(activity, now),
      sale: viewSale(activitySale(activity, mustGet(days, activity.id), now)),
    })),
  }
})

export const getActivity = handle(
  contract.getActivity,
  async ({ db, now, tenantId }, { params: { id } }) => {
    const [activity] = await loadActivities(db, tenantId, [id])
    if (!activity) throw apiError('NotFound')
    return viewActivity(activity, now)
  },
)
