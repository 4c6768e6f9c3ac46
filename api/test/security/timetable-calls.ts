import type { Staff } from '../factories/staff.ts'
import {
  aRentalTimetable,
  aTimetable,
  january,
  rentalBody,
  slotOn,
  calendarOf,
  timetableBody,
} from '../factories/timetables.ts'
import type { TestServer } from '../test-server.ts'

/** A request of each call on timetables and traffic that would succeed for `staff`. */
export async function timetableCalls(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const make = async (date = '2030-01-05') => {
    const made = await aTimetable(server, staff)
    const { timetablePublicId, availabilityPublicId, version } = await slotOn(
      server,
      staff,
      made.activityId,
      date,
    )
    return {
      ...made,
      at: { timetablePublicId, availabilityPublicId },
      params: { id: timetablePublicId, availabilityId: availabilityPublicId },
      version,
      date,
    }
  }
  const [shown, changed, split, one, day, all, other] = [
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ]
  const rental = await aRentalTimetable(server, staff)
  const { availabilityPublicId, version } = (await calendarOf(server, staff, rental.typeId))[0]!
    .availabilities[0]!
  const change = (made: Awaited<ReturnType<typeof make>>) => ({
    collaboratorPublicId,
    ...made.at,
    timeslotBegin: '09:30',
    timeslotEnd: '12:00',
    quantity: 30,
    newDate: made.date,
    currentDate: made.date,
  })
  const rentalChange = {
    collaboratorPublicId,
    timetablePublicId: rental.timetableId,
    availabilityPublicId,
    newDate: '2030-01-05',
    currentDate: '2030-01-05',
    beginTimes: ['09:00', '10:00'],
    durations: ['02:00:00'],
    version,
  }
  const week = {
    collaboratorPublicId,
    fromMonday: '2029-12-31',
    toMonday: '2030-03-18',
    itemPublicIds: [shown.activityId],
  }
  const season = { collaboratorPublicId, firstDate: '2031-01-04' }
  const item = (made: Awaited<ReturnType<typeof make>>) => ({
    itemPublicId: made.activityId,
    collaboratorPublicId,
    version: made.version,
  })
  return {
    getCalendar: { params: { id: collaboratorPublicId, item: shown.activityId }, query: january },
    getRentalCalendar: {
      params: { id: collaboratorPublicId },
      query: { ...january, itemPublicId: rental.typeId },
    },
    findTimetables: { query: { collaboratorPublicId, itemPublicId: shown.activityId } },
    createTimetable: {
      body: { ...timetableBody(staff, [shown.activityId]), acceptConflicts: true },
    },
    createRentalTimetable: { body: { ...rentalBody(staff, rental.typeId), acceptConflicts: true } },
    validateTimetable: { body: timetableBody(staff, [shown.activityId]) },
    validateRentalTimetable: { body: rentalBody(staff, rental.typeId) },
    changeOccurrence: { body: { ...change(changed), version: changed.version } },
    changeWeekday: { body: { ...change(split), version: split.version } },
    changeRentalOccurrence: { body: rentalChange },
    changeRentalOccurrenceByOtherPath: { body: rentalChange },
    changeRentalWeekday: { body: rentalChange },
    changeRentalWeekdayByOtherPath: { body: rentalChange },
    validateAvailability: { body: change(shown) },
    removeOccurrence: { params: one.params, query: { date: one.date, version: one.version } },
    removeWeekday: { params: day.params, query: { date: day.date, version: day.version } },
    removeSeries: { params: all.params, query: item(all) },
    removeSeriesByOtherPath: { params: { id: other.params.id }, query: item(other) },
    getReach: { params: shown.params, query: { date: shown.date } },
    copyWeek: { body: { ...week, acceptConflicts: true } },
    validateWeekCopy: { body: week },
    copyTimetable: {
      params: { id: shown.timetableId },
      body: { ...season, acceptConflicts: true },
    },
    validateTimetableCopy: { params: { id: shown.timetableId }, body: season },
    findTraffic: {
      query: {
        startPeriod: '2030-01-01',
        endPeriod: '2030-01-31',
        activityPublicIds: shown.activityId,
      },
    },
  }
}
