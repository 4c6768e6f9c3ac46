import * as contract from '@guichet/contract/activities/find-activities.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadActivities } from './activities.db.ts'
import { viewActivity } from './activities.view.ts'

export const findActivities = handle(contract.findActivities, async ({ db, now, tenantId }) => ({
  activities: (await loadActivities(db, tenantId)).map((activity) => viewActivity(activity, now)),
}))

export const getActivity = handle(
  contract.getActivity,
  async ({ db, now, tenantId }, { params: { id } }) => {
    const [activity] = await loadActivities(db, tenantId, [id])
    if (!activity) throw apiError('NotFound')
    return viewActivity(activity, now)
  },
)
