import { addDuration, instantOrNull, later } from '../platform/values/zoned-time.ts'
import { peakOf, type Taking } from '../resources/public.ts'

type Size = { resourceId: string; quantity: number }
type Ask = {
  typeId: string
  quantity: number
  /** Null for all durations. */
  durations: readonly string[] | null
  turnaround: string
  sizes: readonly Size[]
}
type Offer = {
  typeId: string
  date: string
  beginTimes: readonly string[]
  durations: readonly string[]
}
export type RentalDay = {
  date: string
  isAvailable: boolean
  isOver: boolean
  beginTimeWithDurationsList: OpenBegin[]
  fullBeginTimes: string[]
}
type OpenBegin = {
  beginTime: string
  beginDateTimeUtc: string
  durations: string[]
  fullDurations: string[]
}
/** Rentals that shall begin together, and what limits them. */
export type RentalTimes = {
  asks: readonly Ask[]
  offers: readonly Offer[]
  /** Claims by resource. */
  takings: ReadonlyMap<string, readonly Taking[]>
  timeZone: string
  now: string
}
type Choice = {
  /** The only begin, a local date and time. */
  only?: string
  /** Visitors rent what has not begun; the counter also what is not over. */
  isForVisitors?: boolean
}
/** Durations that all requested types have at a begin. */
const common = (perAsk: readonly string[][]): string[] =>
  perAsk.reduce((shared, own) => shared.filter((duration) => own.includes(duration)))

/**
 * For each day on which any type is offered: the begins common to all types, and the durations
 * possible for all. A local time that a clock change skips or repeats is left out, and so is a
 * begin whose shortest rental would be over.
 */
export function rentalDays({
  asks,
  offers,
  takings,
  timeZone,
  now,
  only,
  isForVisitors = false,
}: RentalTimes & Choice): RentalDay[] {
  const after = once((instant, duration) => addDuration(instant, duration, timeZone))
  const isFree = (ask: Ask, beginsAt: string, duration: string) => {
    const readyAt = after(after(beginsAt, duration), ask.turnaround)
    return ask.sizes.some(
      ({ resourceId, quantity }) =>
        quantity - peakOf(takings.get(resourceId) ?? [], beginsAt, readyAt).quantity >=
        ask.quantity,
    )
  }
  return [...Map.groupBy(offers, ({ date }) => date)].map(([date, ofDay]) => {
    const begins = [...new Set(ofDay.flatMap(({ beginTimes }) => beginTimes))]
      .sort()
      .flatMap((time) => {
        const beginTime = time.slice(0, 5)
        if (only && only !== `${date}T${beginTime}`) return []
        const beginsAt = instantOrNull(date, time, timeZone)
        if (!beginsAt) return []
        const offered = common(asks.map((ask) => offeredAt(ask, ofDay, time)))
        const open = offered.filter(
          (duration) => (isForVisitors ? beginsAt : after(beginsAt, duration)) > now,
        )
        const durations = open.filter((duration) =>
          asks.every((ask) => isFree(ask, beginsAt, duration)),
        )
        const fullDurations = open.filter((duration) => !durations.includes(duration))
        return [
          { offered, begin: { beginTime, beginDateTimeUtc: beginsAt, durations, fullDurations } },
        ]
      })
    const free = begins.filter(({ begin }) => begin.durations.length > 0)
    const full = begins.filter(
      ({ begin }) => !begin.durations.length && begin.fullDurations.length > 0,
    )
    return {
      date,
      isAvailable: free.length > 0,
      isOver: begins.some(({ offered }) => offered.length > 0) && free.length + full.length === 0,
      beginTimeWithDurationsList: free.map(({ begin }) => begin),
      fullBeginTimes: full.map(({ begin }) => begin.beginTime),
    }
  })
}

/** Durations of a type at a begin that its timetables of the day offer and the request names. */
const offeredAt = (ask: Ask, ofDay: readonly Offer[], time: string): string[] =>
  [
    ...new Set(
      ofDay
        .filter((offer) => offer.typeId === ask.typeId && offer.beginTimes.includes(time))
        .flatMap((offer) => offer.durations),
    ),
  ].filter((duration) => ask.durations === null || ask.durations.includes(duration))

/**
 * Latest end of a rental that begins before an instant: the longest offered duration, with the
 * turnaround.
 */
export const lastReturn = (
  asks: readonly Ask[],
  offers: readonly Offer[],
  before: string,
  timeZone: string,
): string =>
  asks
    .flatMap((ask) =>
      [
        ...new Set(
          offers
            .filter(({ typeId }) => typeId === ask.typeId)
            .flatMap(({ durations }) => durations),
        ),
      ].map((duration) =>
        addDuration(addDuration(before, duration, timeZone), ask.turnaround, timeZone),
      ),
    )
    .reduce(later, before)

/** Caches the results, as all types begin at the same few times. */
function once(
  reckon: (instant: string, duration: string) => string,
): (instant: string, duration: string) => string {
  const known = new Map<string, string>()
  return (instant, duration) => {
    const key = `${instant} ${duration}`
    const reckoned = known.get(key) ?? reckon(instant, duration)
    known.set(key, reckoned)
    return reckoned
  }
}
