import { dayOf, idsOf } from '../kit/text/address.rules.ts'

export type TrafficSearch = { activities: string; from: string; to: string; page: number }

/** What equals a default is not written in the address. */
export const trafficDefaults: TrafficSearch = { activities: '', from: '', to: '', page: 1 }

/** An address may hold anything: whatever is not understood becomes the default. */
export const readTrafficSearch = (
  search: Record<string, unknown>,
): Partial<TrafficSearch> & TrafficSearch => {
  const page = Number(search.page)
  return {
    activities: idsOf(search.activities),
    from: dayOf(search.from),
    to: dayOf(search.to),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
