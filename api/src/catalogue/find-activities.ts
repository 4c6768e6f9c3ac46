import type {
  findActivities as allWire,
  getActivity as oneWire,
} from '@guichet/contract/activities/find-activities.ts'
import type { findActivityCategories as categoriesWire } from '@guichet/contract/activities/find-activity-categories.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { loadActivities } from './activities.db.ts'
import { viewActivity } from './activities.view.ts'

export const findActivities: Deed<typeof allWire> = async ({ db, now, actor }) => ({
  activities: (await loadActivities(db, actor.tenantId)).map((activity) =>
    viewActivity(activity, now),
  ),
})

export const getActivity: Deed<typeof oneWire> = async ({ db, now, actor }, { params: { id } }) => {
  const [activity] = await loadActivities(db, actor.tenantId, [id])
  if (!activity) throw refuse('NotFound')
  return viewActivity(activity, now)
}

export const findActivityCategories: Deed<typeof categoriesWire> = async ({ db, actor }) => ({
  activities: (await loadActivities(db, actor.tenantId)).map(({ id, name, categories }) => ({
    publicId: id,
    name,
    categories: categories.map((category) => ({ publicId: category.id, category: category.kind })),
  })),
})
