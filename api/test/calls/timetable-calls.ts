import { removeOccurrence } from '@guichet/contract/timetables/remove-availability.ts'
import {
  aRentalTimetable,
  aTimetable,
  january,
  rentalBody,
  slotOn,
  calendarOf,
  timetableBody,
} from '../factories/catalogue/timetables.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'
import { without } from './valid-call.ts'

/** Valid requests of timetables and traffic. */
export async function timetableCalls(server: TestServer, staff: Staff) {
  const [shown, changed] = [await aSeries(server, staff), await aSeries(server, staff)]
  const rental = await aRentalTimetable(server, staff)
  const [change, otherPath] = [
    await rentalChange(server, staff, rental),
    await rentalChange(server, staff, await aRentalTimetable(server, staff)),
  ]
  return {
    ...shownCalls(staff, shown, rental.typeId),
    ...trafficCalls(shown, changed),
    ...(await changeCalls(server, staff, shown, changed)),
    changeRentalOccurrence: change,
    changeRentalWeekday: change,
    changeRentalOccurrenceByOtherPath: otherPath,
    changeRentalWeekdayByOtherPath: otherPath,
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
  const timetable = timetableBody(staff, [shown.activityId])
  const rental = rentalBody(staff, rentalTypeId)
  return {
    getCalendar: { params: { id: collaboratorPublicId, item: shown.activityId }, query: january },
    getRentalCalendar: {
      params: { id: collaboratorPublicId },
      query: { ...january, itemPublicId: rentalTypeId },
    },
    findTimetables: { query: { collaboratorPublicId, itemPublicId: shown.activityId } },
    createTimetable: {
      body: { ...timetable, acceptConflicts: true },
      specified: {
        body: {
          ...without(timetable, 'title'),
          isActive: true,
          timeslots: [{ beginTimeslot: '18:00', endTimeslot: '20:00' }],
        },
      },
    },
    createRentalTimetable: {
      body: { ...rental, acceptConflicts: true },
      specified: { body: { ...rental, beginTimes: ['17:00'], durations: ['02:00:00'] } },
    },
    validateTimetable: { body: timetable },
    validateRentalTimetable: { body: rental },
    getReach: { params: shown.params, query: { date: shown.date } },
  }
}

function trafficCalls({ activityId }: Series, other: Series) {
  const period = { startPeriod: '2030-01-01', endPeriod: '2030-01-31' }
  return {
    findTraffic: {
      query: { ...period, activityPublicIds: activityId },
      specified: { query: { ...period, activityPublicIds: [activityId, other.activityId] } },
    },
  }
}

const weekday = 'Saturday'
/** A change whose version is ours; the specification names the weekday too. */
const versionedChange = <T extends object>(change: T, version: number) => ({
  body: { ...change, version },
  specified: { body: { ...change, weekday } },
})

async function changeCalls(server: TestServer, staff: Staff, shown: Series, changed: Series) {
  const split = await aSeries(server, staff)
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
    changeOccurrence: versionedChange(change(changed), changed.version),
    changeWeekday: versionedChange(change(split), split.version),
    validateAvailability: {
      body: change(shown),
      specified: { body: { ...change(shown), weekday } },
    },
  }
}

async function rentalChange(
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
  }
  return versionedChange(change, version)
}

/** A removed slot, and the request that restores it. */
async function restoration(server: TestServer, staff: Staff) {
  const { params, date } = await aSeries(server, staff)
  const { body } = await send(server, staff, removeOccurrence, { params, query: { date } })
  const { removedDateTimeUtc, version } = body
  return { restoreRemoved: { params, body: { removedDateTimeUtc, version } } }
}

async function removalCalls(server: TestServer, staff: Staff) {
  const [single, repeated, all, other] = [
    await aSeries(server, staff),
    await aSeries(server, staff),
    await aSeries(server, staff),
    await aSeries(server, staff),
  ]
  const from = ({ date, version }: Series) => ({ date, version })
  const whole = ({ activityId, version }: Series) => {
    const query = { itemPublicId: activityId, collaboratorPublicId: staff.tenantId }
    return { query: { ...query, version }, specified: { query } }
  }
  return {
    removeOccurrence: {
      params: single.params,
      query: from(single),
      specified: { query: { date: single.date } },
    },
    removeWeekday: { params: repeated.params, query: from(repeated), specified: { query: {} } },
    removeSeries: { params: all.params, ...whole(all) },
    removeSeriesByOtherPath: { params: { id: other.params.id }, ...whole(other) },
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
