import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { createRentalTimetable } from '@guichet/contract/timetables/create-rental-timetable.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aTicketType } from './catalogue.ts'
import { aRentalModel } from './rentals.ts'

type NewTimetable = Body<typeof createTimetable>
/**
 * Saturdays and Sundays of January 2030, as a form sends them: 2030-01-05 is a Saturday, and there
 * are eight such days.
 */
export const january = {
  beginDateTimeUtc: '2030-01-01T05:00:00.000Z',
  endDateTimeUtc: '2030-02-01T04:59:59.999Z',
}
export const weekend: NewTimetable['weekdays'] = ['Saturday', 'Sunday']
export const timetableBody = (
  { tenantId }: { tenantId: string },
  activityIds: readonly string[],
  over: Partial<NewTimetable> = {},
): NewTimetable => ({
  collaboratorPublicId: tenantId,
  title: 'Hiver',
  recurrenceType: 'EveryWeek',
  ...january,
  weekdays: weekend,
  timeslots: [{ beginTimeslot: '09:00', endTimeslot: '12:00' }],
  activitiesWithQuantity: activityIds.map((activityPublicId) => ({
    activityPublicId,
    quantity: 20,
  })),
  ...over,
})

/** A weekly series of one activity that is on sale, published over the API. */
export async function aTimetable(
  server: TestServer,
  staff: Staff,
  over: Partial<NewTimetable> = {},
  type = { cents: 1999 },
) {
  const { activityId, productId } = await aTicketType(server, staff, type)
  const { status, body } = await send(server, staff, createTimetable, {
    body: timetableBody(staff, [activityId], over),
    key: newKey(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return {
    activityId,
    productId,
    timetableId: body.timetablePublicIds[0]!,
    occurrences: body.occurrences,
  }
}

/** An equipment type with durations of 2 hours and 1 day, handed out on the weekends of January. */
export async function aRentalTimetable(
  server: TestServer,
  staff: Staff,
  over: Partial<Body<typeof createRentalTimetable>> = {},
) {
  const category = await send(server, staff, createRentalCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: 'Skis', en: 'Skis' },
      models: [aRentalModel()],
    },
  })
  const typeId = category.body.models[0]!.publicId
  const { status, body } = await send(server, staff, createRentalTimetable, {
    body: rentalBody(staff, typeId, over),
    key: newKey(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { typeId, timetableId: body.timetablePublicIds[0]! }
}
export const rentalBody = (
  { tenantId }: { tenantId: string },
  rentalModelPublicId: string,
  over: Partial<Body<typeof createRentalTimetable>> = {},
): Body<typeof createRentalTimetable> => ({
  collaboratorPublicId: tenantId,
  ...january,
  weekdays: weekend,
  rentalModelPublicId,
  beginTimes: ['09:00', '09:30'],
  durations: ['02:00:00', '1.00:00:00'],
  ...over,
})

export type Day = Reply<typeof getCalendar>['days'][number]
/** Calendar of an item by date; January by default. */
export async function calendarOf(
  server: TestServer,
  staff: Staff,
  item: string,
  period: { beginDateTimeUtc: string; endDateTimeUtc: string } = january,
): Promise<Day[]> {
  const { status, body } = await send(server, staff, getCalendar, {
    params: { id: staff.tenantId, item },
    query: period,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.days
}
/** The only slot, or the first, of a date. */
export const slotOn = async (server: TestServer, staff: Staff, item: string, date: string) =>
  (await calendarOf(server, staff, item)).find((day) => day.date === date)!.timeslots[0]!

/** Tickets of the slot at 9:00 on a date in January, sold over the API. */
export async function soldIn(
  server: TestServer,
  staff: Staff,
  productId: string,
  { date, quantity }: { date: string; quantity: number },
) {
  const [timeslotBegin, timeslotEnd] = ['09:00', '12:00']
  const activationDateTimeUtc = new Date(
    Date.parse(`${date}T${timeslotBegin}:00Z`) + 5 * 3_600_000,
  ).toISOString()
  const { status, body } = await send(server, staff, sell, {
    body: {
      tickets: [{ productId, quantity, activationDateTimeUtc, timeslotBegin, timeslotEnd }],
      email: 'client@example.test',
      firstName: 'Éloïse',
      lastName: 'Côté',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
