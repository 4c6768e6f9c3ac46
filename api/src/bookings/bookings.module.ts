import {
  findBookingsOfDay as dayEndpoint,
  findCalendar as calendarEndpoint,
} from '@guichet/contract/bookings/find-calendar.ts'
import {
  findStayUnits as unitsEndpoint,
  moveStay as moveEndpoint,
} from '@guichet/contract/bookings/move-stay.ts'
import {
  pickUpRental as pickUpEndpoint,
  returnRental as returnEndpoint,
  setBookingStatus as statusEndpoint,
} from '@guichet/contract/bookings/set-booking-status.ts'
import {
  findRentalSizes as sizesEndpoint,
  sizeRental as sizeEndpoint,
} from '@guichet/contract/bookings/size-rental.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findBookingsOfDay } from './find-bookings-of-day.ts'
import { findCalendar } from './find-calendar.ts'
import { findStayUnits, moveStay } from './move-stay.ts'
import { pickUpRental, returnRental, setBookingStatus } from './set-booking-status.ts'
import { findRentalSizes, sizeRental } from './size-rental.ts'

export function bookingsModule(mount: Mount) {
  mount(calendarEndpoint, findCalendar)
  mount(dayEndpoint, findBookingsOfDay)
  mount(statusEndpoint, setBookingStatus)
  mount(unitsEndpoint, findStayUnits)
  mount(moveEndpoint, moveStay)
  mount(sizesEndpoint, findRentalSizes)
  mount(sizeEndpoint, sizeRental)
  mount(pickUpEndpoint, pickUpRental)
  mount(returnEndpoint, returnRental)
}
