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
      left: day.remainingQuantity,
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

/**
 * The chosen slot unless it is past. Without a choice, the first slot with places, preferring one
 * with the same start time as the rest of the sale.
 */
export function slotChosen(
  slots: readonly Slot[] | undefined,
  chosen: string | null,
  openness: (slot: Slot) => Openness,
  begin: string | null = null,
): Slot | null {
  if (chosen !== null)
    return slots?.find((item) => item.publicId === chosen && openness(item) !== 'over') ?? null
  const open = (slots ?? []).filter((item) => isSellable(openness(item)))
  return open.find(({ timeslotBegin }) => timeslotBegin === begin) ?? open[0] ?? null
}
