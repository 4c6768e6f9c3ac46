import type { Mount } from '../platform/http/contexts.ts'
import { findBookingsOfDay } from './find-bookings-of-day.ts'
import { findCalendar } from './find-calendar.ts'
import { findStayUnits, moveStay } from './move-stay.ts'
import { pickUpRental, returnRental, setBookingStatus } from './set-booking-status.ts'
import { findRentalSizes, sizeRental } from './size-rental.ts'

export function bookingsModule(mount: Mount) {
  mount([
    findCalendar,
    findBookingsOfDay,
    setBookingStatus,
    findStayUnits,
    moveStay,
    findRentalSizes,
    sizeRental,
    pickUpRental,
    returnRental,
  ])
}
