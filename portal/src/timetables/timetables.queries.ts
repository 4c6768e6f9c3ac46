import { findActivityCategories } from '@guichet/contract/activities/find-activity-categories.ts'
import type { Body, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { findRentals } from '@guichet/contract/rentals/find-rentals.ts'
import {
  changeOccurrence,
  changeRentalOccurrence,
  changeRentalWeekday,
  changeWeekday,
  validateAvailability,
} from '@guichet/contract/timetables/change-availability.ts'
import {
  copyTimetable,
  findTimetables,
  validateTimetableCopy,
} from '@guichet/contract/timetables/copy-timetable.ts'
import { copyWeek, validateWeekCopy } from '@guichet/contract/timetables/copy-week.ts'
import {
  createRentalTimetable,
  validateRentalTimetable,
} from '@guichet/contract/timetables/create-rental-timetable.ts'
import {
  createTimetable,
  validateTimetable,
} from '@guichet/contract/timetables/create-timetable.ts'
import { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import {
  getReach,
  removeOccurrence,
  removeSeries,
  removeWeekday,
} from '@guichet/contract/timetables/remove-availability.ts'
import { restoreRemoved } from '@guichet/contract/timetables/restore-removed.ts'
import type { PublicationResult } from '@guichet/contract/timetables/timetable.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand, commandsOf } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { lastInstantOf, startOfDay } from '../kit/dates/dates.ts'
import { useBusiness } from '../kit/session/business.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { useMessages } from '../kit/text/messages.ts'
import { isScheduled, isSwitchedOff } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'

/** Queries that show places, refetched after a change. */
const touched = [queryKeys.timetables.all, queryKeys.traffic.all, queryKeys.sell.all]

export type Item = {
  publicId: string
  name: { fr: string; en: string }
  type: 'activity' | 'rental'
  durations: string[]
  /** All its day tickets are inactive. */
  isInactive?: boolean
}
export type CalendarDay = Reply<typeof getCalendar>['days'][number]
export type Slot = CalendarDay['timeslots'][number]
export type RentalDay = CalendarDay['availabilities'][number]
type ValidationReply = Reply<typeof validateAvailability>
export type Conflict = ValidationReply['conflicts'][number]
export type Impact = ValidationReply['impact']
export type WeekDraft = Reply<typeof validateWeekCopy>
export type Reach = Reply<typeof getReach>
export type Series = Reply<typeof findTimetables>['items'][number]

/** Items with a timetable: activities with day tickets, and equipment types. */
export function useItems() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.timetables.items(publicId),
    queryFn: async ({ signal }): Promise<Item[]> => {
      const [{ activities }, { items }] = await Promise.all([
        call(findActivityCategories, { query: { collaboratorId: publicId } }, { signal }),
        call(findRentals, { query: { collaboratorPublicId: publicId } }, { signal }),
      ])
      return [
        ...activities
          .filter(({ categories }) => isScheduled(categories, featureFlags().IsNewRentalEnabled))
          .map((activity) => ({
            publicId: activity.publicId,
            name: activity.name,
            type: 'activity' as const,
            durations: [],
            isInactive: isSwitchedOff(activity.categories),
          })),
        ...items.map((item) => ({
          publicId: item.publicId,
          name: item.name,
          type: 'rental' as const,
          durations: item.durations,
        })),
      ]
    },
  })
}

/** Open slots of an item between two days, refetched every 15 s because counters sell them. */
export function useCalendar(item: string, { from, to }: { from: string; to: string }) {
  const { publicId, timeZone } = useBusiness()
  return useRead(
    queryKeys.timetables.calendar(item, from, to),
    getCalendar,
    {
      params: { id: publicId, item },
      query: {
        beginDateTimeUtc: startOfDay(from, timeZone),
        endDateTimeUtc: lastInstantOf(to, timeZone),
      },
    },
    { enabled: item !== '', refetchInterval: 15_000 },
  )
}

/** Reach of each scope (occurrence, weekday, series) from a slot of a date. */
export const useReach = (
  slot: { timetablePublicId: string; availabilityPublicId: string; version: number },
  date: string,
  isEnabled: boolean,
) =>
  useRead(
    queryKeys.timetables.reach(slot.availabilityPublicId, slot.version, date),
    getReach,
    {
      params: { id: slot.timetablePublicId, availabilityId: slot.availabilityPublicId },
      query: { date },
    },
    { enabled: isEnabled, staleTime: 0 },
  )

/** Preview of the result of a form, refetched while it is edited. */
const useDraft = <E extends Endpoint & { body: object }>(
  endpoint: E,
  body: Body<E> | null,
  params?: Record<string, string>,
) =>
  useRead(
    queryKeys.timetables.draft(endpoint.path, params, body),
    endpoint,
    { ...(params && { params }), body } as never,
    { enabled: body !== null, placeholderData: keepPreviousData, retry: false, staleTime: 0 },
  )
export const useTimetableDraft = (body: Body<typeof validateTimetable> | null) =>
  useDraft(validateTimetable, body)
export const useRentalDraft = (body: Body<typeof validateRentalTimetable> | null) =>
  useDraft(validateRentalTimetable, body)
export const useWeekDraft = (body: Body<typeof validateWeekCopy> | null) =>
  useDraft(validateWeekCopy, body)
export const useSeriesDraft = (id: string, body: Body<typeof validateTimetableCopy> | null) =>
  useDraft(validateTimetableCopy, body, { id })

export function useSeriesOf(item: string) {
  const { publicId } = useBusiness()
  return useRead(queryKeys.timetables.series(item), findTimetables, {
    query: { collaboratorPublicId: publicId, itemPublicId: item },
  })
}
/** Check before a change, not cached: its overlaps and the sold places that it affects. */
export function useValidate() {
  const client = useQueryClient()
  return (body: Body<typeof validateAvailability>) =>
    client.fetchQuery({
      queryKey: queryKeys.timetables.validation(body),
      staleTime: 0,
      queryFn: () => call(validateAvailability, { body }),
    })
}

const useTitles = () => useMessages(timetableMessages).commands
const command = commandsOf(timetableMessages, touched)
type CommandOptions = { onDone: () => void; isShownInForm?: boolean }
/** Shows a publication: its first date, for one of these items. */
export type OnPublished = (published: PublicationResult, itemIds: readonly string[]) => void
type PublishOptions = { onDone: (published: PublicationResult) => void; isShownInForm?: boolean }
export const useCreateTimetable = (options: PublishOptions) =>
  useCommand(createTimetable, {
    titles: useTitles().createTimetable,
    invalidates: touched,
    ...options,
  })
export const useCreateRentalTimetable = (options: PublishOptions) =>
  useCommand(createRentalTimetable, {
    titles: useTitles().createRentalTimetable,
    invalidates: touched,
    ...options,
  })
export const useChangeSlot = (scope: 'date' | 'weekday', options: CommandOptions) =>
  useCommand(scope === 'date' ? changeOccurrence : changeWeekday, {
    titles: useTitles().changeOccurrence,
    invalidates: touched,
    ...options,
  })
export const useChangeRental = (scope: 'date' | 'weekday', options: CommandOptions) =>
  useCommand(scope === 'date' ? changeRentalOccurrence : changeRentalWeekday, {
    titles: useTitles().changeRentalOccurrence,
    invalidates: touched,
    ...options,
  })
/** `isQuiet`: the caller shows its own message, with an undo button. */
type RemovalOptions = { onDone: (removed: Reply<typeof removeOccurrence>) => void; isQuiet: true }
export const useRemoveSlot = (scope: 'date' | 'weekday', options: RemovalOptions) =>
  useCommand(scope === 'date' ? removeOccurrence : removeWeekday, {
    titles: useTitles().removeOccurrence,
    invalidates: touched,
    ...options,
  })
export const useRemoveSeries = (options: RemovalOptions) =>
  useCommand(removeSeries, { titles: useTitles().removeSeries, invalidates: touched, ...options })
export const useRestoreRemoved = command({ restoreRemoved })
export const useCopyWeek = (options: PublishOptions) =>
  useCommand(copyWeek, { titles: useTitles().copyWeek, invalidates: touched, ...options })
export const useCopyTimetable = (options: PublishOptions) =>
  useCommand(copyTimetable, { titles: useTitles().copyTimetable, invalidates: touched, ...options })
