import type { findDays } from '@guichet/contract/availability/find-days.ts'
import type { findNights } from '@guichet/contract/availability/find-nights.ts'
import type { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Slot } from '../../domain/cart.rules.ts'

/** What a day or a time can be; nobody may take one for another, or any for what is not known yet. */
export type Openness = 'open' | 'nearlyFull' | 'full' | 'over' | 'closed'
/** `left` is null where a number would say nothing. */
export type OpenDay = { date: string; openness: Openness; left: number | null }

export const isSellable = (openness: Openness | undefined): boolean =>
  openness === 'open' || openness === 'nearlyFull'

/** Days of an activity, those without a slot left out. */
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

/** Days of an equipment type, those that no timetable offers left out. */
export const rentalDays = ({ days }: Reply<typeof findRentalDays>): OpenDay[] =>
  days.flatMap(({ date, isAvailable, isOver, fullBeginTimes }) => {
    const gone = isOver ? 'over' : 'full'
    return isAvailable || isOver || fullBeginTimes.length
      ? [{ date, openness: isAvailable ? 'open' : gone, left: null }]
      : []
  })

/** Nights of a unit type, those on which it has no unit left out. */
export const stayDays = ({ nights }: Reply<typeof findNights>): OpenDay[] =>
  nights
    .filter(({ quantity }) => quantity > 0)
    .map(({ date, remainingQuantity }) => ({
      date,
      openness: remainingQuantity > 0 ? 'open' : 'full',
      left: remainingQuantity,
    }))

type Clock = { today: string; now: string }
/** What is true of a day; undefined while its answer is on its way. */
export function opennessOf(
  date: string,
  days: readonly OpenDay[] | undefined,
  today: string,
): Openness | undefined {
  if (date < today) return 'over'
  if (!days) return undefined
  return days.find((day) => day.date === date)?.openness ?? 'closed'
}

/** The wanted day where something is open, else the next such day. */
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
 * What is true of a slot by the clock of the business. One that the server no longer sells although
 * it has places is over too: the clock of this machine may be slow.
 */
export function slotOpenness(slot: Slot, date: string, { today, now }: Clock): Openness {
  const hasEnded = date < today || (date === today && slot.timeslotEnd <= now)
  if (hasEnded || (!slot.isAvailable && slot.remainingQuantity > 0)) return 'over'
  if (slot.remainingQuantity <= 0) return 'full'
  return slot.isNearlyFull ? 'nearlyFull' : 'open'
}

/**
 * The slot that was chosen, as long as it is not over; until somebody chooses, one that begins when
 * the others of the sale do, else the next one that still has places.
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
