import { removeOccurrence } from '@guichet/contract/timetables/remove-availability.ts'
import {
  aRentalTimetable,
  aTimetable,
  january,
  rentalBody,
  slotOn,
  calendarOf,
  timetableBody,
} from '../../factories/catalogue/timetables.ts'
import type { Staff } from '../../factories/staff.ts'
import { send, type TestServer } from '../../test-server.ts'

/** Valid requests of timetables and traffic. */
export async function timetableCalls(server: TestServer, staff: Staff) {
  const shown = await aSeries(server, staff)
  const rental = await aRentalTimetable(server, staff)
  return {
    ...shownCalls(staff, shown, rental.typeId),
    ...(await changeCalls(server, staff, shown)),
    ...(await rentalChangeCalls(server, staff, rental)),
    ...(await removalCalls(server, staff)),
    ...(await restoration(server, staff)),
    ...copyCalls(staff, shown),
  }
}

type Series = Awaited<ReturnType<typeof aSeries>>
/** A weekly slot and its entry in the calendar on one date. */
async function aSeries(server: TestServer, staff: Staff) {
  const date = '2030-01-05'
  const timetable = await aTimetable(server, staff)
  const { timetablePublicId, availabilityPublicId, version } = await slotOn(
    server,
    staff,
    timetable.activityId,
    date,
  )
  return {
    ...timetable,
    at: { timetablePublicId, availabilityPublicId },
    params: { id: timetablePublicId, availabilityId: availabilityPublicId },
    version,
    date,
  }
}

function shownCalls(staff: Staff, shown: Series, rentalTypeId: string) {
  const collaboratorPublicId = staff.tenantId
  return {
    getCalendar: { params: { id: collaboratorPublicId, item: shown.activityId }, query: january },
    getRentalCalendar: {
      params: { id: collaboratorPublicId },
      query: { ...january, itemPublicId: rentalTypeId },
    },
    findTimetables: { query: { collaboratorPublicId, itemPublicId: shown.activityId } },
    createTimetable: {
      body: { ...timetableBody(staff, [shown.activityId]), acceptConflicts: true },
    },
    createRentalTimetable: { body: { ...rentalBody(staff, rentalTypeId), acceptConflicts: true } },
    validateTimetable: { body: timetableBody(staff, [shown.activityId]) },
    validateRentalTimetable: { body: rentalBody(staff, rentalTypeId) },
    getReach: { params: shown.params, query: { date: shown.date } },
    findTraffic: {
      query: {
        startPeriod: '2030-01-01',
        endPeriod: '2030-01-31',
        activityPublicIds: shown.activityId,
      },
    },
  }
}

async function changeCalls(server: TestServer, staff: Staff, shown: Series) {
  const [changed, split] = [await aSeries(server, staff), await aSeries(server, staff)]
  const change = ({ at, date }: Series) => ({
    collaboratorPublicId: staff.tenantId,
    ...at,
    timeslotBegin: '09:30',
    timeslotEnd: '12:00',
    quantity: 30,
    newDate: date,
    currentDate: date,
  })
  return {
    changeOccurrence: { body: { ...change(changed), version: changed.version } },
    changeWeekday: { body: { ...change(split), version: split.version } },
    validateAvailability: { body: change(shown) },
  }
}

async function rentalChangeCalls(
  server: TestServer,
  staff: Staff,
  { timetableId, typeId }: Awaited<ReturnType<typeof aRentalTimetable>>,
) {
  const [day] = await calendarOf(server, staff, typeId)
  const { availabilityPublicId, version } = day!.availabilities[0]!
  const change = {
    collaboratorPublicId: staff.tenantId,
    timetablePublicId: timetableId,
    availabilityPublicId,
    newDate: '2030-01-05',
    currentDate: '2030-01-05',
    beginTimes: ['09:00', '10:00'],
    durations: ['02:00:00'],
    version,
  }
  return {
    changeRentalOccurrence: { body: change },
    changeRentalOccurrenceByOtherPath: { body: change },
    changeRentalWeekday: { body: change },
    changeRentalWeekdayByOtherPath: { body: change },
  }
}

/** A removed slot, and the request that restores it. */
async function restoration(server: TestServer, staff: Staff) {
  const { params, date } = await aSeries(server, staff)
  const { body } = await send(server, staff, removeOccurrence, { params, query: { date } })
  const { removedDateTimeUtc, version } = body
  return { restoreRemoved: { params, body: { removedDateTimeUtc, version } } }
}

async function removalCalls(server: TestServer, staff: Staff) {
  const [single, weekday, all, other] = [
    await aSeries(server, staff),
    await aSeries(server, staff),
    await aSeries(server, staff),
    await aSeries(server, staff),
  ]
  const from = ({ date, version }: Series) => ({ date, version })
  const whole = ({ activityId, version }: Series) => ({
    itemPublicId: activityId,
    collaboratorPublicId: staff.tenantId,
    version,
  })
  return {
    removeOccurrence: { params: single.params, query: from(single) },
    removeWeekday: { params: weekday.params, query: from(weekday) },
    removeSeries: { params: all.params, query: whole(all) },
    removeSeriesByOtherPath: { params: { id: other.params.id }, query: whole(other) },
  }
}

function copyCalls({ tenantId: collaboratorPublicId }: Staff, shown: Series) {
  const week = {
    collaboratorPublicId,
    fromMonday: '2029-12-31',
    toMonday: '2030-03-18',
    itemPublicIds: [shown.activityId],
  }
  const season = { collaboratorPublicId, firstDate: '2031-01-04' }
  const params = { id: shown.timetableId }
  return {
    copyWeek: { body: { ...week, acceptConflicts: true } },
    validateWeekCopy: { body: week },
    copyTimetable: { params, body: { ...season, acceptConflicts: true } },
    validateTimetableCopy: { params, body: season },
  }
}
