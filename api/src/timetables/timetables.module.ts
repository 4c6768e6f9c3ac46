import * as contract from '@guichet/contract/timetables/change-availability.ts'
import { handle, type Mount } from '../platform/http/contexts.ts'
import { changeRental, changeSlot } from './changes/change-availability.ts'
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
  mount([
    getCalendar,
    getRentalCalendar,
    findTimetables,
    createTimetable,
    createRentalTimetable,
    validateTimetable,
    validateRentalTimetable,
    handle(contract.changeOccurrence, changeSlot('date')),
    handle(contract.changeWeekday, changeSlot('weekday')),
    // The sentence of the specification can be read in two ways, so both paths are mounted.
    handle(contract.changeRentalOccurrence, changeRental('date')),
    handle(contract.changeRentalOccurrenceByOtherPath, changeRental('date')),
    handle(contract.changeRentalWeekday, changeRental('weekday')),
    handle(contract.changeRentalWeekdayByOtherPath, changeRental('weekday')),
    validateAvailability,
    removeDate,
    removeFromWeekday,
    removeItem,
    removeItemByOtherPath,
    restoreRemoved,
    getReach,
    copyWeek,
    validateWeekCopy,
    copyTimetable,
    validateTimetableCopy,
  ])
}
