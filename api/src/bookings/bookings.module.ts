import {
  pickUpRental as pickUpEndpoint,
  returnRental as returnEndpoint,
  setBookingStatus as statusEndpoint,
} from '@guichet/contract/bookings/change-booking.ts'
import {
  findBookingsOfDay as dayEndpoint,
  findCalendar as calendarEndpoint,
} from '@guichet/contract/bookings/find-calendar.ts'
import type { Mount } from '../platform/contexts.ts'
import { pickUpRental, returnRental, setBookingStatus } from './change-booking.ts'
import { findBookingsOfDay } from './find-bookings-of-day.ts'
import { findCalendar } from './find-calendar.ts'

export function bookingsModule(mount: Mount) {
  mount(calendarEndpoint, findCalendar)
  mount(dayEndpoint, findBookingsOfDay)
  mount(statusEndpoint, setBookingStatus)
  mount(pickUpEndpoint, pickUpRental)
  mount(returnEndpoint, returnRental)
}
