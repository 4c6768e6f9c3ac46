import type { BoardActivity, BoardSlot } from './today.queries.ts'

/** From the hour in which the first slot begins to the one in which the last one ends. */
export type Scale = { from: number; to: number }
type Timed = Pick<BoardSlot, 'beginDateTimeUtc' | 'endDateTimeUtc'>

const hourMs = 3_600_000
const minuteMs = 60_000
/** A finger needs this much, and so does the time of a slot. */
const leastSlotPx = 48
const [leastHourPx, mostHourPx] = [72, 288]

/**
 * Null where nothing has a time. `hourAt` reads the wall of the business: hours are whole there,
 * whatever the clocks do meanwhile.
 */
export function scaleOf(
  slots: readonly Timed[],
  hourAt: (instant: string) => string,
): Scale | null {
  if (!slots.length) return null
  const from = Math.min(...slots.map((slot) => Date.parse(slot.beginDateTimeUtc)))
  const to = Math.max(...slots.map((slot) => Date.parse(slot.endDateTimeUtc)))
  const minutesOf = (instant: number) => Number(hourAt(new Date(instant).toISOString()).slice(3))
  const over = minutesOf(to)
  return {
    from: from - minutesOf(from) * minuteMs,
    to: over === 0 ? to : to + (60 - over) * minuteMs,
  }
}

/** The instants at which the scale says its hour. */
export const hoursOf = ({ from, to }: Scale): number[] =>
  Array.from({ length: Math.round((to - from) / hourMs) }, (_, nth) => from + nth * hourMs)

/** How wide an hour must be for the shortest slot to be read and pressed. */
export function hourPx(slots: readonly Timed[]): number {
  const shortest = Math.min(
    ...slots.map((slot) => Date.parse(slot.endDateTimeUtc) - Date.parse(slot.beginDateTimeUtc)),
  )
  return Math.min(mostHourPx, Math.max(leastHourPx, (leastSlotPx * hourMs) / shortest))
}

/** In hundredths of the scale. */
export const placeOf = ({ from, to }: Scale, slot: Timed): { left: number; width: number } => {
  const share = (ms: number) => (ms / (to - from)) * 100
  const begin = Date.parse(slot.beginDateTimeUtc)
  return { left: share(begin - from), width: share(Date.parse(slot.endDateTimeUtc) - begin) }
}

/** Where an instant is on the scale; null where it is beyond. */
export function nowOn({ from, to }: Scale, instant: string): number | null {
  const now = Date.parse(instant)
  return now < from || now >= to ? null : ((now - from) / (to - from)) * 100
}

/** Slots that meet stand in lanes below each other: each in the first one that is free by then. */
export function lanesOf<S extends Timed>(slots: readonly S[]): S[][] {
  const lanes: S[][] = []
  for (const slot of slots) {
    const free = lanes.find((lane) => lane.at(-1)!.endDateTimeUtc <= slot.beginDateTimeUtc)
    if (free) free.push(slot)
    else lanes.push([slot])
  }
  return lanes
}

export type Standing = 'closed' | 'over' | 'full' | 'notSold' | 'nearlyFull' | 'open'
/** What is said of a slot beside its figures. */
export function standingOf(slot: BoardSlot): Standing {
  if (slot.isClosed) return 'closed'
  if (slot.free <= 0) return 'full'
  if (!slot.isAvailable) return 'over'
  if (slot.isOnSale === false) return 'notSold'
  return slot.isNearlyFull ? 'nearlyFull' : 'open'
}

/** Whether a place of it can be sold now. */
export const isSellable = ({ isAvailable, isOnSale }: BoardSlot): boolean =>
  isAvailable && isOnSale !== false

type Shares = { sold: number; held: number }
/** How much of the places is sold and held, in hundredths; what is beyond them is not drawn. */
export function sharesOf({
  capacity,
  sold,
  held,
}: Pick<BoardSlot, 'capacity' | keyof Shares>): Shares {
  if (capacity <= 0) return { sold: 0, held: 0 }
  const ofSold = Math.min(100, (sold / capacity) * 100)
  return { sold: ofSold, held: Math.min(100 - ofSold, (held / capacity) * 100) }
}

/** The whole day of an activity; what has ended has nothing free any more. */
export const sumsOf = ({ slots, insideAnytime }: BoardActivity) => ({
  free: slots.reduce((sum, slot) => sum + (isSellable(slot) ? slot.free : 0), 0),
  sold: slots.reduce((sum, slot) => sum + slot.sold, 0),
  held: slots.reduce((sum, slot) => sum + slot.held, 0),
  inside: slots.reduce((sum, slot) => sum + slot.inside, insideAnytime),
})
