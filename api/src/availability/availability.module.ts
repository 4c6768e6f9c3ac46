import { findDays as findDaysWire } from '@guichet/contract/availability/find-days.ts'
import { findNights as findNightsWire } from '@guichet/contract/availability/find-nights.ts'
import { findRentalDays as findRentalDaysWire } from '@guichet/contract/availability/find-rental-days.ts'
import { findTimeslots as findTimeslotsWire } from '@guichet/contract/availability/find-timeslots.ts'
import {
  getInventory as getInventoryWire,
  getRentalInventory as getRentalInventoryWire,
} from '@guichet/contract/availability/get-inventory.ts'
import type { Mount } from '../platform/mount.ts'
import { findDays } from './find-days.ts'
import { findNights } from './find-nights.ts'
import { findRentalDays } from './find-rental-days.ts'
import { findTimeslots } from './find-timeslots.ts'
import { getInventory, getRentalInventory } from './get-inventory.ts'

export function availabilityModule(mount: Mount) {
  mount(findDaysWire, findDays)
  mount(findTimeslotsWire, findTimeslots)
  mount(findRentalDaysWire, findRentalDays)
  mount(findNightsWire, findNights)
  mount(getInventoryWire, getInventory)
  mount(getRentalInventoryWire, getRentalInventory)
}
