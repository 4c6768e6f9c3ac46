import { findBookingsOfDay, findCalendar } from '@guichet/contract/bookings/find-calendar.ts'
import { localDateOf } from '../../../src/platform/values/zoned-time.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

export const today = localDateOf(new Date().toISOString(), 'America/Toronto')

/** Bookings of one business, by day. */
export function bookingsOf(server: TestServer) {
  const calendar = async (staff: Staff, from: string, days = '4') =>
    (await send(server, staff, findCalendar, { query: { from, days } })).body
  const dayOf = async (staff: Staff, date: string) =>
    (await send(server, staff, findBookingsOfDay, { query: { date } })).body
  return { calendar, dayOf }
}
