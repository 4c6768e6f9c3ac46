import {
  pickUpRental as pickUpWire,
  returnRental as returnWire,
  setBookingStatus as statusWire,
} from '@guichet/contract/bookings/change-booking.ts'
import {
  findBookingsOfDay as dayWire,
  findCalendar as calendarWire,
} from '@guichet/contract/bookings/find-calendar.ts'
import type { Mount } from '../platform/mount.ts'
import { pickUpRental, returnRental, setBookingStatus } from './change-booking.ts'
import { findBookingsOfDay } from './find-bookings-of-day.ts'
import { findCalendar } from './find-calendar.ts'

export function bookingsModule(mount: Mount) {
  mount(calendarWire, findCalendar)
  mount(dayWire, findBookingsOfDay)
  mount(statusWire, setBookingStatus)
  mount(pickUpWire, pickUpRental)
  mount(returnWire, returnRental)
}
