import * as contract from '@guichet/contract/activities/find-activities.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadActivities } from './activities.db.ts'
import { viewActivity } from './activities.view.ts'

export const findActivities = handle(contract.findActivities, async ({ db, now, actor }) => ({
  activities: (await loadActivities(db, actor.tenantId)).map((activity) =>
    viewActivity(activity, now),
  ),
}))

export const getActivity = handle(
  contract.getActivity,
  async ({ db, now, actor }, { params: { id } }) => {
    const [activity] = await loadActivities(db, actor.tenantId, [id])
    if (!activity) throw apiError('NotFound')
    return viewActivity(activity, now)
  },
)
