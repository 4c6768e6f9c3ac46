import {
  pickUpRental,
  returnRental,
  setBookingStatus,
} from '@guichet/contract/bookings/change-booking.ts'
import { findBookingsOfDay, findCalendar } from '@guichet/contract/bookings/find-calendar.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { moveTicket } from '@guichet/contract/tickets/move-ticket.ts'
import { expect, test } from 'vitest'
import { anEquipment, aRentedPiece, aStay } from '../../test/factories/rented.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { addDays, localDateOf } from '../platform/zoned-time.ts'

const server = useTestServer()

const today = localDateOf(new Date().toISOString(), 'America/Toronto')
const status = (
  staff: Staff,
  id: string,
  version: number,
  to: 'Booked' | 'CheckedIn' | 'CheckedOut' | 'NoShow' | 'Canceled',
) => send(server, staff, setBookingStatus, { params: { id }, body: { version, status: to } })
const calendar = async (staff: Staff, from: string, days = '4') =>
  (await send(server, staff, findCalendar, { query: { from, days } })).body
const dayOf = async (staff: Staff, date: string) =>
  (await send(server, staff, findBookingsOfDay, { query: { date } })).body

test('a stay on the calendar: it arrives, sleeps, leaves, and takes a unit for each of its nights', async () => {
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

test('checked in and out with the moments, each step on the order’s history and taken back; before the day nobody arrives', async () => {
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

test('who did not come takes the unit and sleeps in none', async () => {
  const staff = await aBusiness(server)
  const { bookingId } = await aStay(server, staff, { checkIn: today, checkOut: addDays(today, 1) })
  expect((await status(staff, bookingId, 1, 'NoShow')).body.next).toEqual(['CheckedIn', 'Booked'])
  expect((await calendar(staff, today, '1')).lodging[0]!.days).toEqual([
    { arrivals: 0, departures: 0, inHouse: 0, taken: 1 },
  ])
})

test('equipment: to be fetched, out, late, back; a slip is taken back; what is out cannot move', async () => {
  const staff = await aBusiness(server)
  const skis = await anEquipment(server, staff)
  const { unitId, ticketId } = await aRentedPiece(server, staff, skis, { withAccessory: true })
  const step = (
    call: typeof pickUpRental | typeof returnRental,
    version: number,
    isUndone = false,
  ) => send(server, staff, call, { params: { unitId }, body: { version, isUndone } })
  const [piece] = (await dayOf(staff, '2030-02-02')).rentals
  expect(piece).toMatchObject({
    unitPublicId: unitId,
    state: 'toPickUp',
    guestName: 'Léa Roy',
    sizeName: { fr: '150 cm' },
    accessories: [{ count: 1 }],
  })
  expect((await step(returnRental, 1)).body).toMatchObject({
    type: 'InvalidBookingTransition',
    from: 'toPickUp',
  })
  expect((await step(pickUpRental, 1)).body).toMatchObject({ version: 2, state: 'out' })
  expect((await step(pickUpRental, 1)).body.type).toBe('StaleVersion')
  expect(
    (
      await send(
        server,
        staff,
        moveTicket,
        {
          params: { id: ticketId },
          body: { version: 1, to: { beginDateTimeUtc: skis.at('2030-02-02', '13:00') } },
        },
        { key: newKey() },
      )
    ).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'pickedUp' })
  expect((await step(pickUpRental, 2, true)).body.state).toBe('toPickUp')
  await step(pickUpRental, 3)
  await server.owner.query(
    `update rental set begins_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where unit_id = $1`,
    [unitId],
  )
  expect((await calendar(staff, today, '1')).late).toBe(1)
  // What should be back is on the list of every later day, until it is.
  expect((await dayOf(staff, addDays(today, 3))).rentals).toMatchObject([{ state: 'late' }])
  expect((await step(returnRental, 4)).body.state).toBe('returned')
  expect((await calendar(staff, today, '1')).late).toBe(0)
})

test('another business sees nothing of it, and a period has its limits', async () => {
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

test('after all of this every invariant of places holds', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
