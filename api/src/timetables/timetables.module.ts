import {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalOccurrenceByOtherPath,
  changeRentalWeekday,
  changeRentalWeekdayByOtherPath,
  changeWeekday,
  validateAvailability as validateAvailabilityEndpoint,
} from '@guichet/contract/timetables/change-availability.ts'
import {
  copyTimetable as copyTimetableEndpoint,
  findTimetables as findTimetablesEndpoint,
  validateTimetableCopy as validateTimetableCopyEndpoint,
} from '@guichet/contract/timetables/copy-timetable.ts'
import {
  copyWeek as copyWeekEndpoint,
  validateWeekCopy as validateWeekCopyEndpoint,
} from '@guichet/contract/timetables/copy-week.ts'
import {
  createRentalTimetable as createRentalTimetableEndpoint,
  validateRentalTimetable as validateRentalTimetableEndpoint,
} from '@guichet/contract/timetables/create-rental-timetable.ts'
import {
  createTimetable as createTimetableEndpoint,
  validateTimetable as validateTimetableEndpoint,
} from '@guichet/contract/timetables/create-timetable.ts'
import {
  getCalendar as getCalendarEndpoint,
  getRentalCalendar as getRentalCalendarEndpoint,
} from '@guichet/contract/timetables/get-calendar.ts'
import {
  getReach as getReachEndpoint,
  removeOccurrence,
  removeSeries,
  removeSeriesByOtherPath,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import { restoreRemoved as restoreRemovedEndpoint } from '@guichet/contract/timetables/restore-removed.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { changeRental, changeSlot } from './change-availability.ts'
import { copyTimetable, validateTimetableCopy } from './copies/copy-timetable.ts'
import { copyWeek, validateWeekCopy } from './copies/copy-week.ts'
import { createRentalTimetable, validateRentalTimetable } from './create-rental-timetable.ts'
import { createTimetable, validateTimetable } from './create-timetable.ts'
import { findTimetables } from './find-timetables.ts'
import { getCalendar, getRentalCalendar } from './get-calendar.ts'
import { getReach } from './get-reach.ts'
import {
  removeDate,
  removeFromWeekday,
  removeItem,
  removeItemByOtherPath,
} from './removals/remove-availability.ts'
import { restoreRemoved } from './removals/restore-removed.ts'
import { validateAvailability } from './validate-availability.ts'

export function timetablesModule(mount: Mount) {
  mount(getCalendarEndpoint, getCalendar)
  mount(getRentalCalendarEndpoint, getRentalCalendar)
  mount(findTimetablesEndpoint, findTimetables)
  mount(createTimetableEndpoint, createTimetable)
  mount(createRentalTimetableEndpoint, createRentalTimetable)
  mount(validateTimetableEndpoint, validateTimetable)
  mount(validateRentalTimetableEndpoint, validateRentalTimetable)
  mount(changeOccurrence, changeSlot('date'))
  mount(changeWeekday, changeSlot('weekday'))
  // The sentence of the specification can be read in two ways, so both paths are mounted.
  for (const endpoint of [changeRentalOccurrence, changeRentalOccurrenceByOtherPath])
    mount(endpoint, changeRental('date'))
  for (const endpoint of [changeRentalWeekday, changeRentalWeekdayByOtherPath])
    mount(endpoint, changeRental('weekday'))
  mount(validateAvailabilityEndpoint, validateAvailability)
  mount(removeOccurrence, removeDate)
  mount(removeWeekday, removeFromWeekday)
  mount(removeSeries, removeItem)
  mount(removeSeriesByOtherPath, removeItemByOtherPath)
  mount(restoreRemovedEndpoint, restoreRemoved)
  mount(getReachEndpoint, getReach)
  mount(copyWeekEndpoint, copyWeek)
  mount(validateWeekCopyEndpoint, validateWeekCopy)
  mount(copyTimetableEndpoint, copyTimetable)
  mount(validateTimetableCopyEndpoint, validateTimetableCopy)
}
