import type { Mount } from '../platform/http/contexts.ts'
import { findDays } from './find-days.ts'
import { findNights } from './find-nights.ts'
import { findOpenActivities } from './find-open-activities.ts'
import { findRentalDays } from './find-rental-days.ts'
import { findTimeslots } from './find-timeslots.ts'
import { getInventory, getRentalInventory } from './get-inventory.ts'

export function availabilityModule(mount: Mount) {
  mount([
    findDays,
    findTimeslots,
    findOpenActivities,
    findRentalDays,
    findNights,
    getInventory,
    getRentalInventory,
  ])
}
