import type { BoardActivity, BoardSlot } from './today.queries.ts'

/** Range of a strip in milliseconds, from the hour of the first start to that of the last end. */
export type Scale = { from: number; to: number }
type SlotTime = Pick<BoardSlot, 'beginDateTimeUtc' | 'endDateTimeUtc'>

const hourMs = 3_600_000
const minuteMs = 60_000
/** Minimum width for a finger and for the time of a slot, in pixels. */
const leastSlotPx = 48
const [leastHourPx, mostHourPx] = [72, 288]

/**
 * Null without slots. `hourAt` returns the local time of the business, in whose time zone the hours
 * are whole.
 */
export function scaleOf(
  slots: readonly SlotTime[],
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

/** The hours of the scale, in milliseconds. */
export const hoursOf = ({ from, to }: Scale): number[] =>
  Array.from({ length: Math.round((to - from) / hourMs) }, (_, nth) => from + nth * hourMs)

/** Width of an hour in pixels, such that the shortest slot can be read and clicked. */
export function hourPx(slots: readonly SlotTime[]): number {
  const shortest = Math.min(
    ...slots.map((slot) => Date.parse(slot.endDateTimeUtc) - Date.parse(slot.beginDateTimeUtc)),
  )
  return Math.min(mostHourPx, Math.max(leastHourPx, (leastSlotPx * hourMs) / shortest))
}

/** Left and width of a slot, in percent of the scale. */
export const placeOf = ({ from, to }: Scale, slot: SlotTime): { left: number; width: number } => {
  const share = (ms: number) => (ms / (to - from)) * 100
  const begin = Date.parse(slot.beginDateTimeUtc)
  return { left: share(begin - from), width: share(Date.parse(slot.endDateTimeUtc) - begin) }
}

/** Position of an instant, in percent of the scale; null outside. */
export function nowOn({ from, to }: Scale, instant: string): number | null {
  const now = Date.parse(instant)
  return now < from || now >= to ? null : ((now - from) / (to - from)) * 100
}

/** Distributes overlapping slots to lanes: each to the first that is free at its start. */
export function lanesOf<S extends SlotTime>(slots: readonly S[]): S[][] {
  const lanes: S[][] = []
  for (const slot of slots) {
    const free = lanes.find((lane) => lane.at(-1)!.endDateTimeUtc <= slot.beginDateTimeUtc)
    if (free) free.push(slot)
    else lanes.push([slot])
  }
  return lanes
}

export type Standing = 'closed' | 'over' | 'full' | 'notSold' | 'nearlyFull' | 'open'
/** State of a slot, shown with its figures. */
export function standingOf(slot: BoardSlot): Standing {
  if (slot.isClosed) return 'closed'
  if (slot.free <= 0) return 'full'
  if (!slot.isAvailable) return 'over'
  if (slot.isOnSale === false) return 'notSold'
  return slot.isNearlyFull ? 'nearlyFull' : 'open'
}

/** Whether a place can be sold now. */
export const isSellable = ({ isAvailable, isOnSale }: BoardSlot): boolean =>
  isAvailable && isOnSale !== false

type Shares = { sold: number; held: number }
/** Sold and held places in percent of the capacity, at most 100 together. */
export function sharesOf({
  capacity,
  sold,
  held,
}: Pick<BoardSlot, 'capacity' | keyof Shares>): Shares {
  if (capacity <= 0) return { sold: 0, held: 0 }
  const ofSold = Math.min(100, (sold / capacity) * 100)
  return { sold: ofSold, held: Math.min(100 - ofSold, (held / capacity) * 100) }
}

/** Totals of an activity's day; slots that have ended have no free places. */
export const sumsOf = ({ slots, insideAnytime }: BoardActivity) => ({
  free: slots.reduce((sum, slot) => sum + (isSellable(slot) ? slot.free : 0), 0),
  sold: slots.reduce((sum, slot) => sum + slot.sold, 0),
  held: slots.reduce((sum, slot) => sum + slot.held, 0),
  inside: slots.reduce((sum, slot) => sum + slot.inside, insideAnytime),
})
