import { findDays as findDaysEndpoint } from '@guichet/contract/availability/find-days.ts'
import { findNights as findNightsEndpoint } from '@guichet/contract/availability/find-nights.ts'
import { findOpenActivities as findOpenActivitiesEndpoint } from '@guichet/contract/availability/find-open-activities.ts'
import { findRentalDays as findRentalDaysEndpoint } from '@guichet/contract/availability/find-rental-days.ts'
import { findTimeslots as findTimeslotsEndpoint } from '@guichet/contract/availability/find-timeslots.ts'
import {
  getInventory as getInventoryEndpoint,
  getRentalInventory as getRentalInventoryEndpoint,
} from '@guichet/contract/availability/get-inventory.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findDays } from './find-days.ts'
import { findNights } from './find-nights.ts'
import { findOpenActivities } from './find-open-activities.ts'
import { findRentalDays } from './find-rental-days.ts'
import { findTimeslots } from './find-timeslots.ts'
import { getInventory, getRentalInventory } from './get-inventory.ts'

export function availabilityModule(mount: Mount) {
  mount(findDaysEndpoint, findDays)
  mount(findTimeslotsEndpoint, findTimeslots)
  mount(findOpenActivitiesEndpoint, findOpenActivities)
  mount(findRentalDaysEndpoint, findRentalDays)
  mount(findNightsEndpoint, findNights)
  mount(getInventoryEndpoint, getInventory)
  mount(getRentalInventoryEndpoint, getRentalInventory)
}
