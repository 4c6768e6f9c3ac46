import { dayOf, idsOf } from '../kit/text/address.rules.ts'

export type TrafficSearch = { activities: string; from: string; to: string; page: number }

/** Defaults, which are omitted from the address. */
export const trafficDefaults: TrafficSearch = { activities: '', from: '', to: '', page: 1 }

/** Reads the parameters of any address: invalid values become the default. */
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
