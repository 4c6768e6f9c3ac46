import type { findActivityCategories as endpoint } from '@guichet/contract/activities/find-activity-categories.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { loadActivities } from './activities.db.ts'

export const findActivityCategories: Handler<typeof endpoint> = async ({ db, actor }) => ({
  activities: (await loadActivities(db, actor.tenantId)).map(({ id, name, categories }) => ({
    publicId: id,
    name,
    categories: categories.map((category) => ({
      publicId: category.id,
      category: category.kind,
      ...(!category.active && { isInactive: true as const }),
    })),
  })),
})
