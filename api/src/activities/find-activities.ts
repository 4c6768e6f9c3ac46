import * as contract from '@guichet/contract/activities/find-activities.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { activitiesWithSale } from './activities-with-sale.ts'
import { loadActivities } from './activities.db.ts'
import { viewActivity } from './activities.view.ts'

export const findActivities = handle(contract.findActivities, async ({ db, now, tenantId }) => ({
  activities: (await activitiesWithSale(db, tenantId, now)).map(({ activity, saleOf }) => ({
    ...viewActivity(activity, now),
    sale: saleOf(activity.categories),
  })),
}))

export const getActivity = handle(
  contract.getActivity,
  async ({ db, now, tenantId }, { params: { id } }) => {
    const [activity] = await loadActivities(db, tenantId, [id])
    if (!activity) throw apiError('NotFound')
    return viewActivity(activity, now)
  },
)
