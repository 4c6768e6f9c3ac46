import { findDays } from '@guichet/contract/availability/find-days.ts'
import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { addDays, startOfDay } from '../../kit/dates/dates.ts'
import { useBusiness } from '../../kit/session/business.ts'

/** Another counter sells at the same time: what is left is asked for again every 15 s. */
export const live = { refetchInterval: 15_000, placeholderData: keepPreviousData } as const

/**
 * What the days are asked of: the slots of an activity, the begins of an equipment type, the nights
 * of a unit type.
 */
export type DaySource = { kind: 'activity' | 'rental' | 'nights'; id: string }
/** `left` is null where a number would say nothing. */
export type OpenDay = { date: string; isAvailable: boolean; left: number | null }

/** The days from `from` on, `count` of them, that are open; the others are closed. */
export function useOpenDays(
  { kind, id }: DaySource,
  from: string,
  count: number,
  isEnabled = true,
) {
  const { publicId: collaboratorPublicId, timeZone } = useBusiness()
  const period = {
    collaboratorPublicId,
    beginDateTimeUtc: startOfDay(from, timeZone),
    endDateTimeUtc: startOfDay(addDays(from, count), timeZone),
  }
  return useQuery({
    ...live,
    enabled: isEnabled,
    queryKey: queryKeys.sell.availability('days', kind, id, period),
    queryFn: async ({ signal }): Promise<OpenDay[]> => {
      if (kind === 'activity')
        return (
          await call(findDays, { body: { ...period, activityPublicId: id } }, { signal })
        ).days.map((day) => ({
          date: day.date,
          isAvailable: day.isAvailable,
          left: day.remainingQuantity,
        }))
      if (kind === 'rental')
        return (
          await call(
            findRentalDays,
            { body: { ...period, rentalItems: [{ modelPublicId: id }] } },
            { signal },
          )
        ).days.map((day) => ({ date: day.date, isAvailable: day.isAvailable, left: null }))
      const { nights } = await call(
        findNights,
        {
          body: {
            collaboratorPublicId,
            productId: id,
            firstNight: from,
            lastNight: addDays(from, count - 1),
          },
        },
        { signal },
      )
      return nights.map((night) => ({
        date: night.date,
        isAvailable: night.remainingQuantity > 0,
        left: night.remainingQuantity,
      }))
    },
  })
}

/** The begins of an equipment type on one day, each with the durations that are free. */
export function useBegins(modelPublicId: string, date: string | null) {
  const { publicId: collaboratorPublicId, timeZone } = useBusiness()
  return useQuery({
    refetchInterval: live.refetchInterval,
    enabled: date !== null,
    queryKey: queryKeys.sell.availability('begins', modelPublicId, date),
    queryFn: async ({ signal }) => {
      const at = startOfDay(date!, timeZone)
      const { days } = await call(
        findRentalDays,
        {
          body: {
            collaboratorPublicId,
            beginDateTimeUtc: at,
            endDateTimeUtc: at,
            rentalItems: [{ modelPublicId }],
          },
        },
        { signal },
      )
      return days.find((day) => day.date === date)?.beginTimeWithDurationsList ?? []
    },
  })
}
