import { findBookingsOfDay } from '@guichet/contract/bookings/find-calendar.ts'
import { findStayUnits, moveStay } from '@guichet/contract/bookings/move-stay.ts'
import { findRentalSizes, sizeRental } from '@guichet/contract/bookings/size-rental.ts'
import { findRentalTimes } from '@guichet/contract/today/find-rental-times.ts'
import { moveClients } from '@guichet/contract/today/move-clients.ts'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { notifyError } from '../../kit/layout/notify.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { bookedMessages } from './booked.messages.ts'
import { targetsOfSizes, targetsOfUnits, type BookedKind, type Targets } from './booked.rules.ts'

const touched = [
  queryKeys.today.all,
  queryKeys.bookings.all,
  queryKeys.orders.all,
  queryKeys.sell.availability(),
]

const touchedByTime = [...touched, queryKeys.tickets.all, queryKeys.rescheduling.all]

/** Equipment and unit bookings of a day, refetched with the board. */
export function useBookedOfDay(date: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.today.part(publicId, 'booked', date),
    findBookingsOfDay,
    { query: { date } },
    { staleTime: 0 },
  )
}

/** Targets of a move, with their free places; disabled while `id` is null. */
export function useTargets(kind: BookedKind, id: string | null) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.today.part(publicId, 'places', kind, id),
    enabled: id !== null,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Targets> =>
      kind === 'rentals'
        ? targetsOfSizes(await call(findRentalSizes, { params: { unitId: id! } }, { signal }))
        : targetsOfUnits(await call(findStayUnits, { params: { id: id! } }, { signal })),
  })
}

/** Other start times of the day at which a rented piece is free. */
export function useRentalTimes(unitId: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.today.part(publicId, 'times', unitId),
    findRentalTimes,
    { params: { unitId } },
    { staleTime: 0 },
  )
}

/** The caller notifies of success, with an undo; a rejected move shows its reason. */
function useMoving() {
  const { commands, whyStays } = useMessages(bookedMessages)
  return {
    titles: commands.moveStay,
    invalidates: touched,
    isQuiet: true,
    takeOver: (error: unknown) => {
      if (!isApiError(error, 'NotMovable')) return false
      const { reason } = error.data as { reason: keyof typeof whyStays }
      notifyError(commands.moveStay.error, whyStays[reason])
      return true
    },
  }
}
export const useSizeBooked = () => useCommand(sizeRental, useMoving())
export const useMoveStay = () => useCommand(moveStay, useMoving())
export const useMoveTime = () =>
  useCommand(moveClients, {
    titles: useMessages(bookedMessages).commands.moveClients,
    invalidates: touchedByTime,
    isQuiet: true,
  })
