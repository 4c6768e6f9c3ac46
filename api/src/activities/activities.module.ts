import type { Mount } from '../platform/http/contexts.ts'
import { findActivities, getActivity } from './find-activities.ts'
import { findActivityCategories } from './find-activity-categories.ts'
import { getSellable } from './get-sellable.ts'
import { deleteActivity, duplicateActivity, orderActivities } from './order-activities.ts'
import { createActivity, saveActivities, saveActivity } from './save-activity.ts'
import { findPricings, savePricings } from './save-pricings.ts'

export function activitiesModule(mount: Mount) {
  mount([
    findActivities,
    getActivity,
    findActivityCategories,
    createActivity,
    saveActivity,
    saveActivities,
    orderActivities,
    deleteActivity,
    duplicateActivity,
    findPricings,
    savePricings,
    getSellable,
  ])
}
