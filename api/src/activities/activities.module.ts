import {
  findActivities as findActivitiesEndpoint,
  getActivity as getActivityEndpoint,
} from '@guichet/contract/activities/find-activities.ts'
import { findActivityCategories as findActivityCategoriesEndpoint } from '@guichet/contract/activities/find-activity-categories.ts'
import { getSellable as getSellableEndpoint } from '@guichet/contract/activities/get-sellable.ts'
import {
  deleteActivity as deleteActivityEndpoint,
  duplicateActivity as duplicateActivityEndpoint,
  orderActivities as orderActivitiesEndpoint,
} from '@guichet/contract/activities/order-activities.ts'
import {
  createActivity as createActivityEndpoint,
  saveActivities as saveActivitiesEndpoint,
  saveActivity as saveActivityEndpoint,
} from '@guichet/contract/activities/save-activity.ts'
import {
  findPricings as findPricingsEndpoint,
  savePricings as savePricingsEndpoint,
} from '@guichet/contract/activities/save-pricings.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findActivities, getActivity } from './find-activities.ts'
import { findActivityCategories } from './find-activity-categories.ts'
import { getSellable } from './get-sellable.ts'
import { deleteActivity, duplicateActivity, orderActivities } from './order-activities.ts'
import { createActivity, saveActivities, saveActivity } from './save-activity.ts'
import { findPricings, savePricings } from './save-pricings.ts'

export function activitiesModule(mount: Mount) {
  mount(findActivitiesEndpoint, findActivities)
  mount(getActivityEndpoint, getActivity)
  mount(findActivityCategoriesEndpoint, findActivityCategories)
  mount(createActivityEndpoint, createActivity)
  mount(saveActivityEndpoint, saveActivity)
  mount(saveActivitiesEndpoint, saveActivities)
  mount(orderActivitiesEndpoint, orderActivities)
  mount(deleteActivityEndpoint, deleteActivity)
  mount(duplicateActivityEndpoint, duplicateActivity)
  mount(findPricingsEndpoint, findPricings)
  mount(savePricingsEndpoint, savePricings)
  mount(getSellableEndpoint, getSellable)
}
