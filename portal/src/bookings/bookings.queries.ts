import { findBookingsOfDay, findCalendar } from '@guichet/contract/bookings/find-calendar.ts'
import {
  pickUpRental,
  returnRental,
  setBookingStatus,
} from '@guichet/contract/bookings/set-booking-status.ts'
import { findRentalSizes, sizeRental } from '@guichet/contract/bookings/size-rental.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { bookingMessages } from './bookings.messages.ts'

export type Calendar = Reply<typeof findCalendar>
// Other desks check people in at the same time.
const live = { refetchInterval: 15_000 } as const

export function useCalendar(from: string, days: number) {
  const { publicId } = useBusiness()
  return useQuery({
    ...live,
    queryKey: queryKeys.bookings.calendar(publicId, from, days),
    queryFn: ({ signal }) =>
      call(findCalendar, { query: { from, days: String(days) } }, { signal }),
  })
}
export function useDayLists(date: string) {
  const { publicId } = useBusiness()
  return useQuery({
    ...live,
    queryKey: queryKeys.bookings.day(publicId, date),
    queryFn: ({ signal }) => call(findBookingsOfDay, { query: { date } }, { signal }),
  })
}
/** Sizes that a rented item can have, with the number free of each; polled. */
export function useRentalSizes(unitId: string) {
  const { publicId } = useBusiness()
  return useQuery({
    ...live,
    queryKey: queryKeys.bookings.sizes(publicId, unitId),
    queryFn: ({ signal }) => call(findRentalSizes, { params: { unitId } }, { signal }),
  })
}
const touched = [queryKeys.bookings.all, queryKeys.orders.all, queryKeys.rescheduling.all]
export const useSetStatus = () =>
  useCommand(setBookingStatus, {
    titles: useMessages(bookingMessages).commands.setBookingStatus,
    invalidates: touched,
  })
export const usePickUp = () =>
  useCommand(pickUpRental, {
    titles: useMessages(bookingMessages).commands.pickUpRental,
    invalidates: touched,
  })
export const useSizeRental = () =>
  useCommand(sizeRental, {
    titles: useMessages(bookingMessages).commands.sizeRental,
    invalidates: [queryKeys.bookings.all, queryKeys.orders.all, queryKeys.sell.availability()],
  })
export const useReturn = () =>
  useCommand(returnRental, {
    titles: useMessages(bookingMessages).commands.returnRental,
    invalidates: touched,
  })
