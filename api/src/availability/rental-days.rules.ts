import { addDuration, instantOrNull, later } from '../platform/zoned-time.ts'
import { peakOf, type Taking } from '../resources/public.ts'

type Size = { resourceId: string; quantity: number }
type Ask = {
  typeId: string
  quantity: number
  /** Null: whatever is offered. */
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
  beginTimeWithDurationsList: { beginTime: string; beginDateTimeUtc: string; durations: string[] }[]
}

/**
 * For each day that any of the types is offered on: the begins at which all of them can leave, and
 * the durations that all can stay away. A wall time that a clock change skips or repeats offers
 * nothing; a begin whose shortest rental would be over offers nothing either.
 */
export function rentalDays({
  asks,
  offers,
  takings,
  timeZone,
  now,
  only,
}: {
  asks: readonly Ask[]
  offers: readonly Offer[]
  takings: ReadonlyMap<string, readonly Taking[]>
  timeZone: string
  now: string
  only?: string
}): RentalDay[] {
  const after = once((instant, duration) => addDuration(instant, duration, timeZone))
  const isFree = (ask: Ask, beginsAt: string, duration: string) => {
    const endsAt = after(beginsAt, duration)
    const readyAt = after(endsAt, ask.turnaround)
    return (
      endsAt > now &&
      ask.sizes.some(
        ({ resourceId, quantity }) =>
          quantity - peakOf(takings.get(resourceId) ?? [], beginsAt, readyAt).quantity >=
          ask.quantity,
      )
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
        const perAsk = asks.map((ask) =>
          [
            ...new Set(
              ofDay
                .filter((offer) => offer.typeId === ask.typeId && offer.beginTimes.includes(time))
                .flatMap((offer) => offer.durations),
            ),
          ].filter(
            (duration) =>
              (ask.durations === null || ask.durations.includes(duration)) &&
              isFree(ask, beginsAt, duration),
          ),
        )
        const durations = perAsk.reduce((common, own) =>
          common.filter((duration) => own.includes(duration)),
        )
        return durations.length ? [{ beginTime, beginDateTimeUtc: beginsAt, durations }] : []
      })
    return { date, isAvailable: begins.length > 0, beginTimeWithDurationsList: begins }
  })
}

/**
 * Until when what begins before an instant can be away: the longest offer, and what it takes to
 * make ready.
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

/** All types begin at the same few times: each is reckoned once. */
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
