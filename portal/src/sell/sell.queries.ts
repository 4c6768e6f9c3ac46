import { findDays } from '@guichet/contract/availability/find-days.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getSellable } from '@guichet/contract/collaborator/get-sellable.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { previewSale, sell } from '@guichet/contract/orders/sell.ts'
import { getProfile } from '@guichet/contract/user/get-profile.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { addDays, startOfDay } from '../kit/dates.ts'
import { useDeed } from '../kit/use-deed.ts'
import { useWords } from '../kit/words.ts'
import { ticketsOf, type Cart } from './cart.rules.ts'
import { sellWords } from './sell.words.ts'

const keys = {
  sellable: ['sell', 'sellable'] as const,
  availability: ['sell', 'availability'] as const,
  preview: ['sell', 'preview'] as const,
}
// Another counter sells at the same time: places are asked for again every 15 s.
const live = { refetchInterval: 15_000, placeholderData: keepPreviousData } as const

export type Activity = Reply<typeof getSellable>['activities'][number]
export type Category = Activity['categories'][number]
export type Product = Reply<typeof getSellable>['products'][number]
export type Draft = Reply<typeof previewSale>
export type Sold = Reply<typeof sell>

export function useSellable() {
  const { publicId } = useBusiness()
  return useQuery({ queryKey: [...keys.sellable, publicId], queryFn: ({ signal }) => call(getSellable, { query: { collaboratorPublicId: publicId } }, { signal }) })
}

/** The days from `from` on, `count` of them, on which the activity has a slot. */
export function useDays(activityPublicId: string, from: string, count: number, isEnabled = true) {
  const { publicId, timeZone } = useBusiness()
  const body = {
    collaboratorPublicId: publicId, activityPublicId,
    beginDateTimeUtc: startOfDay(from, timeZone), endDateTimeUtc: startOfDay(addDays(from, count), timeZone),
  }
  return useQuery({ ...live, enabled: isEnabled, queryKey: [...keys.availability, 'days', body], queryFn: ({ signal }) => call(findDays, { body }, { signal }) })
}

export function useTimeslots(activityPublicId: string, dateSelected: string | null) {
  const { publicId } = useBusiness()
  return useQuery({
    refetchInterval: live.refetchInterval, enabled: dateSelected !== null,
    queryKey: [...keys.availability, 'slots', activityPublicId, dateSelected],
    queryFn: ({ signal }) => call(findTimeslots, { body: { collaboratorPublicId: publicId, activityPublicId, dateSelected: dateSelected! } }, { signal }),
  })
}

/** The server's own invoice for this cart; the portal adds nothing up. */
export function usePreview(cart: Cart) {
  const tickets = ticketsOf(cart)
  return useQuery({
    placeholderData: keepPreviousData, enabled: tickets.length > 0, queryKey: [...keys.preview, tickets],
    queryFn: ({ signal }) => call(previewSale, { body: { tickets } }, { signal }),
  })
}

/** A client already known by that e-mail, or null. */
export function useFindClient() {
  const client = useQueryClient()
  return (email: string) => client.fetchQuery({ queryKey: ['sell', 'client', email], retry: false, queryFn: () => call(getProfile, { params: { id: email } }).catch(() => null) })
}

export const useSell = (onSold: (order: Sold) => void) =>
  useDeed(sell, { titles: useWords(sellWords).deeds.sell, invalidates: [keys.sellable, keys.availability, keys.preview, ['orders']], onDone: onSold, isQuiet: true, isSaidInForm: true })
