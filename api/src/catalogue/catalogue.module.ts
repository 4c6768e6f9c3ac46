import {
  findPricings as findPricingsEndpoint,
  savePricings as savePricingsEndpoint,
} from '@guichet/contract/activities/activity-pricings.ts'
import {
  findActivities as findActivitiesEndpoint,
  getActivity as getActivityEndpoint,
} from '@guichet/contract/activities/find-activities.ts'
import { findActivityCategories as findActivityCategoriesEndpoint } from '@guichet/contract/activities/find-activity-categories.ts'
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
import { getSellable as getSellableEndpoint } from '@guichet/contract/collaborator/get-sellable.ts'
import type { Mount } from '../platform/contexts.ts'
import { findPricings, savePricings } from './activity-pricings.ts'
import { deleteActivity, duplicateActivity, orderActivities } from './arrange-activities.ts'
import { findActivities, findActivityCategories, getActivity } from './find-activities.ts'
import { getSellable } from './get-sellable.ts'
import { createActivity, saveActivities, saveActivity } from './save-activity.ts'

export function catalogueModule(mount: Mount) {
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
