import {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
  validateAvailability as validateAvailabilityWire,
} from '@guichet/contract/timetables/change-availability.ts'
import {
  copyTimetable as copyTimetableWire,
  copyWeek as copyWeekWire,
  findTimetables as findTimetablesWire,
  validateTimetableCopy as validateTimetableCopyWire,
  validateWeekCopy as validateWeekCopyWire,
} from '@guichet/contract/timetables/copy-timetable.ts'
import {
  createRentalTimetable as createRentalTimetableWire,
  createTimetable as createTimetableWire,
  validateRentalTimetable as validateRentalTimetableWire,
  validateTimetable as validateTimetableWire,
} from '@guichet/contract/timetables/create-timetable.ts'
import {
  getCalendar as getCalendarWire,
  getRentalCalendar as getRentalCalendarWire,
} from '@guichet/contract/timetables/get-calendar.ts'
import {
  getReach as getReachWire,
  removeOccurrence,
  removeSeries,
  removeSeriesByOtherPath,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import type { Mount } from '../platform/mount.ts'
import { changeRental } from './change-rental.ts'
import { changeSlot } from './change-slot.ts'
import {
  copyTimetable,
  copyWeek,
  validateTimetableCopy,
  validateWeekCopy,
} from './copy-timetable.ts'
import { createRentalTimetable, validateRentalTimetable } from './create-rental-timetable.ts'
import { createTimetable, validateTimetable } from './create-timetable.ts'
import { findTimetables } from './find-timetables.ts'
import { getCalendar, getRentalCalendar } from './get-calendar.ts'
import { getReach } from './get-reach.ts'
import { removeFrom, removeItem, removeItemByOtherPath } from './remove-availability.ts'
import { validateAvailability } from './validate-availability.ts'

export function timetablesModule(mount: Mount) {
  mount(getCalendarWire, getCalendar)
  mount(getRentalCalendarWire, getRentalCalendar)
  mount(findTimetablesWire, findTimetables)
  mount(createTimetableWire, createTimetable)
  mount(createRentalTimetableWire, createRentalTimetable)
  mount(validateTimetableWire, validateTimetable)
  mount(validateRentalTimetableWire, validateRentalTimetable)
  mount(changeOccurrence, changeSlot('date'))
  mount(changeWeekday, changeSlot('weekday'))
  // Two readings of the same sentence of the specification: both paths answer.
  for (const wire of [changeRentalOccurrence, changeRentalOccurrenceByOtherPath])
    mount(wire, changeRental('date'))
  for (const wire of [changeRentalWeekday, changeRentalWeekdayByOtherPath])
    mount(wire, changeRental('weekday'))
  mount(validateAvailabilityWire, validateAvailability)
  mount(removeOccurrence, removeFrom('date'))
  mount(removeWeekday, removeFrom('weekday'))
  mount(removeSeries, removeItem)
  mount(removeSeriesByOtherPath, removeItemByOtherPath)
  mount(getReachWire, getReach)
  mount(copyWeekWire, copyWeek)
  mount(validateWeekCopyWire, validateWeekCopy)
  mount(copyTimetableWire, copyTimetable)
  mount(validateTimetableCopyWire, validateTimetableCopy)
}
