import { findDays as findDaysWire } from '@guichet/contract/availability/find-days.ts'
import { findTimeslots as findTimeslotsWire } from '@guichet/contract/availability/find-timeslots.ts'
import type { Mount } from '../platform/mount.ts'
import { findDays } from './find-days.ts'
import { findTimeslots } from './find-timeslots.ts'

export function availabilityModule(mount: Mount) {
  mount(findDaysWire, findDays)
  mount(findTimeslotsWire, findTimeslots)
}
