import * as contract from '@guichet/contract/activities/find-activity-categories.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadActivities } from './activities.db.ts'

export const findActivityCategories = handle(
  contract.findActivityCategories,
  async ({ db, tenantId }) => ({
    activities: (await loadActivities(db, tenantId)).map(({ id, name, categories }) => ({
      publicId: id,
      name,
      categories: categories.map((category) => ({
        publicId: category.id,
        category: category.kind,
        ...(!category.active && { isInactive: true as const }),
      })),
    })),
  }),
)
