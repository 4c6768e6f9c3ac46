import type { OfferDay } from '@guichet/contract/office/offers.ts'

/** Days on which one of several things is open: available if one is, over if all are. */
export const openDays = (days: readonly OfferDay[]): OfferDay[] =>
  [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, ofDate]) => ({
      date,
      isAvailable: ofDate.some(({ isAvailable }) => isAvailable),
      isOver: ofDate.every(({ isOver }) => isOver),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** Days on which all of several things are open: available if all are, over if one is. */
export function commonDays(things: readonly (readonly OfferDay[])[]): OfferDay[] {
  const [first = [], ...others] = things
  const byDate = others.map((days) => new Map(days.map((day) => [day.date, day])))
  return first.flatMap((day) => {
    const ofDate = [day, ...byDate.flatMap((days) => days.get(day.date) ?? [])]
    if (ofDate.length < things.length) return []
    return {
      date: day.date,
      isAvailable: ofDate.every(({ isAvailable }) => isAvailable),
      isOver: ofDate.some(({ isOver }) => isOver),
    }
  })
}
