import {
  findPricings as findPricingsWire,
  savePricings as savePricingsWire,
} from '@guichet/contract/activities/activity-pricings.ts'
import {
  findActivities as findActivitiesWire,
  getActivity as getActivityWire,
} from '@guichet/contract/activities/find-activities.ts'
import { findActivityCategories as findActivityCategoriesWire } from '@guichet/contract/activities/find-activity-categories.ts'
import {
  deleteActivity as deleteActivityWire,
  duplicateActivity as duplicateActivityWire,
  orderActivities as orderActivitiesWire,
} from '@guichet/contract/activities/order-activities.ts'
import {
  createActivity as createActivityWire,
  saveActivities as saveActivitiesWire,
  saveActivity as saveActivityWire,
} from '@guichet/contract/activities/save-activity.ts'
import { getSellable as getSellableWire } from '@guichet/contract/collaborator/get-sellable.ts'
import type { Mount } from '../platform/mount.ts'
import { findPricings, savePricings } from './activity-pricings.ts'
import { deleteActivity, duplicateActivity, orderActivities } from './arrange-activities.ts'
import { findActivities, findActivityCategories, getActivity } from './find-activities.ts'
import { getSellable } from './get-sellable.ts'
import { createActivity, saveActivities, saveActivity } from './save-activity.ts'

export function catalogueModule(mount: Mount) {
  mount(findActivitiesWire, findActivities)
  mount(getActivityWire, getActivity)
  mount(findActivityCategoriesWire, findActivityCategories)
  mount(createActivityWire, createActivity)
  mount(saveActivityWire, saveActivity)
  mount(saveActivitiesWire, saveActivities)
  mount(orderActivitiesWire, orderActivities)
  mount(deleteActivityWire, deleteActivity)
  mount(duplicateActivityWire, duplicateActivity)
  mount(findPricingsWire, findPricings)
  mount(savePricingsWire, savePricings)
  mount(getSellableWire, getSellable)
}
