import {
  aRentalTimetable,
  aTimetable,
  calendarOf,
  january,
  slotOn,
  weekend,
} from '../factories/catalogue/timetables.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

const date = '2030-01-05'
const times = { beginTimes: ['09:00'], durations: ['02:00:00'] }
const dates = { newDate: date, currentDate: date, weekday: 'Saturday' }

/** Calls on timetables and traffic with exactly the members of the specification. */
export async function timetableBodies(server: TestServer, staff: Staff) {
  const { activityId } = await aTimetable(server, staff)
  const period = { collaboratorPublicId: staff.tenantId, ...january, weekdays: weekend }
  const { typeId } = await aRentalTimetable(server, staff)
  return {
    createTimetable: {
      body: {
        ...period,
        recurrenceType: 'EveryWeek',
        isActive: true,
        timeslots: [{ beginTimeslot: '18:00', endTimeslot: '20:00' }],
        activitiesWithQuantity: [{ activityPublicId: activityId, quantity: 20 }],
      },
    },
    createRentalTimetable: {
      body: {
        ...period,
        rentalModelPublicId: typeId,
        beginTimes: ['17:00'],
        durations: ['02:00:00'],
      },
    },
    findTraffic: {
      query: {
        startPeriod: '2030-01-01',
        endPeriod: '2030-01-31',
        activityPublicIds: [activityId, (await aTimetable(server, staff)).activityId],
      },
    },
    ...(await changes(server, staff)),
    ...(await rentalChanges(server, staff)),
    ...(await removals(server, staff)),
  }
}

async function aSlot(server: TestServer, staff: Staff) {
  const { activityId } = await aTimetable(server, staff)
  const { timetablePublicId, availabilityPublicId } = await slotOn(server, staff, activityId, date)
  return { activityId, timetablePublicId, availabilityPublicId }
}

async function changes(server: TestServer, staff: Staff) {
  const [one, weekday] = [await aSlot(server, staff), await aSlot(server, staff)]
  const change = ({ timetablePublicId, availabilityPublicId }: typeof one) => ({
    collaboratorPublicId: staff.tenantId,
    timetablePublicId,
    availabilityPublicId,
    timeslotBegin: '09:30',
    timeslotEnd: '12:00',
    quantity: 30,
    ...dates,
  })
  return {
    changeOccurrence: { body: change(one) },
    changeWeekday: { body: change(weekday) },
    validateAvailability: { body: change(await aSlot(server, staff)) },
  }
}

async function rentalChanges(server: TestServer, staff: Staff) {
  const change = async () => {
    const { typeId, timetableId } = await aRentalTimetable(server, staff)
    const [day] = await calendarOf(server, staff, typeId)
    const { availabilityPublicId } = day!.availabilities[0]!
    const at = { timetablePublicId: timetableId, availabilityPublicId }
    return { body: { collaboratorPublicId: staff.tenantId, ...at, ...dates, ...times } }
  }
  return {
    changeRentalOccurrence: await change(),
    changeRentalOccurrenceByOtherPath: await change(),
    changeRentalWeekday: await change(),
    changeRentalWeekdayByOtherPath: await change(),
  }
}

async function removals(server: TestServer, staff: Staff) {
  const at = ({ timetablePublicId, availabilityPublicId }: Awaited<ReturnType<typeof aSlot>>) => ({
    id: timetablePublicId,
    availabilityId: availabilityPublicId,
  })
  const [all, other] = [await aSlot(server, staff), await aSlot(server, staff)]
  const whole = (itemPublicId: string) => ({
    query: { itemPublicId, collaboratorPublicId: staff.tenantId },
  })
  return {
    removeOccurrence: { params: at(await aSlot(server, staff)), query: { date } },
    removeWeekday: { params: at(await aSlot(server, staff)) },
    removeSeries: { params: at(all), ...whole(all.activityId) },
    removeSeriesByOtherPath: {
      params: { id: other.timetablePublicId },
      ...whole(other.activityId),
    },
  }
}
