import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { aTicketType } from '../test/factories/catalogue/catalogue.ts'
import { timetableBody } from '../test/factories/catalogue/timetables.ts'
import type { Staff } from '../test/factories/staff.ts'
import { newKey, send, type TestServer } from '../test/test-server.ts'
import { copyOrder, perOrder } from './copy-order.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** 26 slots of half an hour from 8:00 on, the maximum of a form. */
const timeslots = Array.from({ length: 26 }, (_, i) =>
  [480 + i * 30, 510 + i * 30].map(
    (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  ),
).map(([beginTimeslot, endTimeslot]) => ({
  beginTimeslot: beginTimeslot!,
  endTimeslot: endTimeslot!,
}))
const halfYear = {
  beginDateTimeUtc: '2030-01-01T05:00:00.000Z',
  endDateTimeUtc: '2030-07-01T03:59:59.999Z',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
}
const perActivity = 100_000

/**
 * Creates half a year of 26 slots a day for each hundred thousand tickets, and fills them with
 * copies of a real order, without checks. @returns the first activity
 */
export async function manyTickets(
  server: TestServer,
  staff: Staff,
  tickets: number,
): Promise<{ activityId: string; activities: number }> {
  const activityIds: string[] = []
  let productId = ''
  for (let i = 0; i < Math.max(1, tickets / perActivity); i++) {
    const type = await aTicketType(server, staff)
    activityIds.push(type.activityId)
    productId ||= type.productId
    const body = {
      ...timetableBody(staff, [], { ...halfYear, weekdays: [...halfYear.weekdays] }),
      timeslots,
      activitiesWithQuantity: [{ activityPublicId: type.activityId, quantity: 10_000 }],
    }
    const answer = await send(server, staff, createTimetable, { body, key: newKey() })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const sold = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId,
          quantity: 1,
          activationDateTimeUtc: '2030-01-01T13:00:00.000Z',
          timeslotBegin: '08:00',
          timeslotEnd: '08:30',
        },
      ],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (sold.status !== 200) throw new Error(JSON.stringify(sold.body))
  await copyOrder(server, staff, {
    orderId: sold.body.publicId,
    activityIds,
    orders: Math.floor(tickets / perOrder),
  })
  return { activityId: activityIds[0]!, activities: activityIds.length }
}
