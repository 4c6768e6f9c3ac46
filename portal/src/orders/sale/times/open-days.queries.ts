import { findDays } from '@guichet/contract/availability/find-days.ts'
import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { findOpenActivities } from '@guichet/contract/availability/find-open-activities.ts'
import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../kit/api/call.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useRead } from '../../../kit/api/use-read.ts'
import { addDays, startOfDay } from '../../../kit/dates/dates.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { useOmittedTicket } from '../counter/omitted-ticket.ts'
import { activityDays, rentalDays, stayDays, type OpenDay } from './open-days.rules.ts'

/** Polls every 15 s, because other counters sell at the same time. */
export const live = { refetchInterval: 15_000 } as const

/**
 * Source of the days: slots of an activity, start times of an equipment type, or nights of a unit
 * type.
 */
export type DaySource = { kind: 'activity' | 'rental' | 'nights'; id: string }

/** `count` days starting at `from`; closed days are missing. */
export function useOpenDays(
  { kind, id }: DaySource,
  from: string,
  count: number,
  isEnabled = true,
) {
  const { publicId: collaboratorPublicId, timeZone } = useBusiness()
  const omitted = useOmittedTicket()
  const period = useMemo(
    () => ({
      collaboratorPublicId,
      beginDateTimeUtc: startOfDay(from, timeZone),
      endDateTimeUtc: startOfDay(addDays(from, count), timeZone),
    }),
    [collaboratorPublicId, from, count, timeZone],
  )
  return useQuery({
    ...live,
    enabled: isEnabled,
    queryKey: queryKeys.sell.availability('days', kind, id, period, omitted),
    queryFn: async ({ signal }): Promise<OpenDay[]> => {
      if (kind === 'activity')
        return activityDays(
          await call(
            findDays,
            { body: { ...period, ...omitted, activityPublicId: id } },
            { signal },
          ),
        )
      if (kind === 'rental')
        return rentalDays(
          await call(
            findRentalDays,
            { body: { ...period, ...omitted, rentalItems: [{ modelPublicId: id }] } },
            { signal },
          ),
        )
      return stayDays(
        await call(
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
        ),
      )
    },
  })
}

/** Availability of each activity for the rest of today. */
export function useOpenActivities() {
  const { publicId: collaboratorPublicId } = useBusiness()
  return useRead(
    queryKeys.sell.availability('open', collaboratorPublicId),
    findOpenActivities,
    { query: { collaboratorPublicId } },
    live,
  )
}

/** Start times of an equipment type on a day with their free durations, and the full ones. */
export function useBegins(modelPublicId: string, date: string | null) {
  const { publicId: collaboratorPublicId, timeZone } = useBusiness()
  const omitted = useOmittedTicket()
  return useQuery({
    refetchInterval: live.refetchInterval,
    enabled: date !== null,
    queryKey: queryKeys.sell.availability('begins', modelPublicId, date, omitted),
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
            ...omitted,
          },
        },
        { signal },
      )
      const day = days.find((item) => item.date === date)
      return { begins: day?.beginTimeWithDurationsList ?? [], full: day?.fullBeginTimes ?? [] }
    },
  })
}
