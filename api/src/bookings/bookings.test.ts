import { findCalendar } from '@guichet/contract/bookings/find-calendar.ts'
import { setBookingStatus } from '@guichet/contract/bookings/set-booking-status.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { expect, test } from 'vitest'
import { bookingsOf, today } from '../../test/factories/sales/booked.ts'
import { aStay } from '../../test/factories/sales/rented.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { addDays } from '../platform/values/zoned-time.ts'

const server = useTestServer()
const { calendar, dayOf } = bookingsOf(server)

const status = (
  staff: Staff,
  id: string,
  version: number,
  to: 'Booked' | 'CheckedIn' | 'CheckedOut' | 'NoShow' | 'Canceled',
) => send(server, staff, setBookingStatus, { params: { id }, body: { version, status: to } })

test('the calendar counts a booking as arrival, guest and departure, and takes a unit for each of its nights', async () => {
  const staff = await aBusiness(server)
  const { typeId } = await aStay(server, staff, {
    checkIn: '2030-02-02',
    checkOut: '2030-02-04',
    units: 3,
  })
  const {
    dates,
    lodging: [chalet],
  } = await calendar(staff, '2030-02-01')
  expect(dates).toEqual(['2030-02-01', '2030-02-02', '2030-02-03', '2030-02-04'])
  expect(chalet).toMatchObject({ publicId: typeId, units: 3, categoryName: { fr: 'Chalets' } })
  expect(chalet!.days).toEqual([
    { arrivals: 0, departures: 0, inHouse: 0, taken: 0 },
    { arrivals: 1, departures: 0, inHouse: 1, taken: 1 },
    { arrivals: 0, departures: 0, inHouse: 1, taken: 1 },
    { arrivals: 0, departures: 1, inHouse: 0, taken: 0 },
  ])
  expect((await dayOf(staff, '2030-02-03')).stays).toMatchObject([
    {
      guestName: 'Marthe Nuit',
      checkIn: '2030-02-02',
      checkInTime: '16:00',
      persons: 2,
      status: 'Booked',
      next: [],
    },
  ])
})

test('a check-in and a check-out store their times, appear in the order’s history and can be undone; no check-in is possible before the day', async () => {
  const staff = await aBusiness(server)
  const { bookingId: id, order } = await aStay(server, staff, {
    checkIn: today,
    checkOut: addDays(today, 2),
  })
  expect((await status(staff, id, 1, 'CheckedOut')).body).toMatchObject({
    type: 'InvalidBookingTransition',
    from: 'Booked',
    to: 'CheckedOut',
  })
  expect((await status(staff, id, 1, 'CheckedIn')).body).toMatchObject({
    version: 2,
    status: 'CheckedIn',
    next: ['CheckedOut', 'Booked'],
  })
  expect((await status(staff, id, 1, 'CheckedOut')).body.type).toBe('StaleVersion')
  expect((await status(staff, id, 2, 'CheckedOut')).body.status).toBe('CheckedOut')
  expect((await status(staff, id, 3, 'CheckedIn')).body.status).toBe('CheckedIn')
  expect((await status(staff, id, 4, 'Booked')).body.status).toBe('Booked')
  expect(
    (
      await server.owner.query('select checked_in_at, checked_out_at from booking where id = $1', [
        id,
      ])
    ).rows,
  ).toEqual([{ checked_in_at: null, checked_out_at: null }])
  expect(
    (
      await send(server, staff, getOrderHistory, { params: { ref: order.publicId } })
    ).body.items.filter(({ code }) => code === 'booking.status_changed'),
  ).toHaveLength(4)
  const later = await aStay(server, staff, { checkIn: '2030-02-02', checkOut: '2030-02-03' })
  expect((await status(staff, later.bookingId, 1, 'CheckedIn')).body.type).toBe(
    'InvalidBookingTransition',
  )
  expect((await status(staff, later.bookingId, 1, 'Canceled')).body.type).toBe(
    'InvalidBookingTransition',
  )
})

test('a no-show takes the unit but does not count as a guest', async () => {
  const staff = await aBusiness(server)
  const { bookingId } = await aStay(server, staff, { checkIn: today, checkOut: addDays(today, 1) })
  expect((await status(staff, bookingId, 1, 'NoShow')).body.next).toEqual(['CheckedIn', 'Booked'])
  expect((await calendar(staff, today, '1')).lodging[0]!.days).toEqual([
    { arrivals: 0, departures: 0, inHouse: 0, taken: 1 },
  ])
})

test('another business neither sees nor changes a booking, and the period of the calendar is limited', async () => {
  const [staff, stranger] = [await aBusiness(server), await aBusiness(server)]
  const { bookingId } = await aStay(server, staff, { checkIn: today, checkOut: addDays(today, 1) })
  expect((await status(stranger, bookingId, 1, 'CheckedIn')).status).toBe(404)
  expect((await calendar(stranger, today, '7')).lodging).toEqual([])
  expect(
    (
      await send(server, staff, findCalendar, { query: { from: '9999-01-01', days: '7' } })
    ).body.fields?.map(({ field }) => field),
  ).toEqual(['from'])
  expect(
    (
      await send(server, staff, findCalendar, { query: { from: today, days: '10000' } })
    ).body.fields?.map(({ field }) => field),
  ).toEqual(['days'])
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
