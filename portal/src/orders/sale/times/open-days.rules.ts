import type { findDays } from '@guichet/contract/availability/find-days.ts'
import type { findNights } from '@guichet/contract/availability/find-nights.ts'
import type { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Slot } from '../../../domain/cart.rules.ts'

/** State of a day or a slot; each is shown differently, and undefined while it is unknown. */
export type Openness = 'open' | 'nearlyFull' | 'full' | 'over' | 'closed'
/** `left`: free places or units; null if a number would mean nothing. */
export type OpenDay = { date: string; openness: Openness; left: number | null }

export const isSellable = (openness: Openness | undefined): boolean =>
  openness === 'open' || openness === 'nearlyFull'

/** Days of an activity; those without a slot are missing. */
export const activityDays = ({ days }: Reply<typeof findDays>): OpenDay[] =>
  days.map((day) => {
    const open = day.isNearlyFull ? 'nearlyFull' : 'open'
    const gone = day.isOver ? 'over' : 'full'
    return {
      date: day.date,
      openness: day.isAvailable ? open : gone,
      // The server's number is that of the slot with the most places, not of the day.
      left: null,
    }
  })

/** Days of an equipment type; those outside of every timetable are omitted. */
export const rentalDays = ({ days }: Reply<typeof findRentalDays>): OpenDay[] =>
  days.flatMap(({ date, isAvailable, isOver, fullBeginTimes }) => {
    const gone = isOver ? 'over' : 'full'
    return isAvailable || isOver || fullBeginTimes.length
      ? [{ date, openness: isAvailable ? 'open' : gone, left: null }]
      : []
  })

/** Nights of a unit type; those in which it has no unit are omitted. */
export const stayDays = ({ nights }: Reply<typeof findNights>): OpenDay[] =>
  nights
    .filter(({ quantity }) => quantity > 0)
    .map(({ date, remainingQuantity }) => ({
      date,
      openness: remainingQuantity > 0 ? 'open' : 'full',
      left: remainingQuantity,
    }))

type Clock = { today: string; now: string }
/** State of a day; undefined while loading. */
export function opennessOf(
  date: string,
  days: readonly OpenDay[] | undefined,
  today: string,
): Openness | undefined {
  if (date < today) return 'over'
  if (!days) return undefined
  return days.find((day) => day.date === date)?.openness ?? 'closed'
}

/** The wanted day if it is open, else the first open day. */
export function dayOffered(
  days: readonly OpenDay[] | undefined,
  wanted: string | null,
  today: string,
): string | null {
  const open = (days ?? []).filter(({ date, openness }) => date >= today && isSellable(openness))
  const day = open.find(({ date }) => date === wanted) ?? open[0]
  return day?.date ?? null
}

/**
 * State of a slot by the clock of the business. A slot with places that the server no longer sells
 * is past too, because the clock of this device may be slow.
 */
export function slotOpenness(slot: Slot, date: string, { today, now }: Clock): Openness {
  const hasEnded = date < today || (date === today && slot.timeslotEnd <= now)
  if (hasEnded || (!slot.isAvailable && slot.remainingQuantity > 0)) return 'over'
  if (slot.remainingQuantity <= 0) return 'full'
  return slot.isNearlyFull ? 'nearlyFull' : 'open'
}

/** Whether a slot may be a default: one that is mostly over must be chosen. */
export const isProposed = ({ proposedUntilDateTimeUtc: until }: Slot, instant: string): boolean =>
  until === undefined || until >= instant

/** Within this many minutes of its end a slot says that it ends soon. */
const soonMinutes = 60
/** Minutes until the end of a slot of today that ends soon; null for other slots. */
export function minutesToEnd(
  slot: Slot,
  date: string,
  { today, now, instant }: Clock & { instant: string },
): number | null {
  if (date !== today || isProposed(slot, instant)) return null
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const left = minutesOf(slot.timeslotEnd) - minutesOf(now)
  return left <= soonMinutes ? left : null
}

/** Slot or hour that somebody chose. The hour is kept on other days; `slotId` is of one day. */
export type ChosenTime = { slotId: string | null; begin: string | null }
type SlotChoice = {
  chosen: ChosenTime | null
  openness: (slot: Slot) => Openness
  isProposed: (slot: Slot) => boolean
  /** Start time of the rest of the sale, preferred when nothing is chosen. */
  begin?: string | null
}
/** `missing`: the chosen hour, which the day does not have; `instead`: the slot to offer for it. */
export type DaySlot = { slot: Slot | null; missing: string | null; instead: Slot | null }
const none: DaySlot = { slot: null, missing: null, instead: null }

/**
 * The slot of a day: the chosen one unless it is past, else the one at the chosen hour. Without a
 * choice, the first slot with places that may be proposed, preferring the start time of the sale.
 */
export function slotOfDay(
  slots: readonly Slot[] | undefined,
  { chosen, openness, isProposed: mayPropose, begin = null }: SlotChoice,
): DaySlot {
  if (!slots) return none
  const open = slots.filter((slot) => isSellable(openness(slot)))
  const proposed = open.filter(mayPropose)
  const first = proposed.find((slot) => slot.timeslotBegin === begin) ?? proposed[0] ?? null
  if (chosen === null) return { ...none, slot: first }
  const own = slots.find((slot) => slot.publicId === chosen.slotId)
  if (own && openness(own) !== 'over') return { ...none, slot: own }
  const hour = chosen.begin ?? own?.timeslotBegin ?? null
  const sameHour = open.find((slot) => slot.timeslotBegin === hour)
  return sameHour ? { ...none, slot: sameHour } : { slot: null, missing: hour, instead: first }
}
