import { findBookingsOfDay, findCalendar } from '@guichet/contract/bookings/find-calendar.ts'
import {
  pickUpRental,
  returnRental,
  setBookingStatus,
} from '@guichet/contract/bookings/set-booking-status.ts'
import { findRentalSizes, sizeRental } from '@guichet/contract/bookings/size-rental.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { bookingMessages } from './bookings.messages.ts'

export type Calendar = Reply<typeof findCalendar>
// Other desks check people in at the same time.
const live = { refetchInterval: 15_000 } as const

export function useCalendar(from: string, days: number) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.bookings.calendar(publicId, from, days),
    findCalendar,
    { query: { from, days: String(days) } },
    live,
  )
}
export function useDayLists(date: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.bookings.day(publicId, date),
    findBookingsOfDay,
    { query: { date } },
    live,
  )
}
/** Sizes that a rented item can have, with the number free of each; polled. */
export function useRentalSizes(unitId: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.bookings.sizes(publicId, unitId),
    findRentalSizes,
    { params: { unitId } },
    live,
  )
}
const touched = [queryKeys.bookings.all, queryKeys.orders.all, queryKeys.rescheduling.all]
const command = commandsOf(bookingMessages, touched)
export const useSetStatus = command({ setBookingStatus })
export const usePickUp = command({ pickUpRental })
export const useSizeRental = command(
  { sizeRental },
  { invalidates: [queryKeys.bookings.all, queryKeys.orders.all, queryKeys.sell.availability()] },
)
export const useReturn = command({ returnRental })
