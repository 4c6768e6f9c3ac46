import { dayOf } from '../kit/text/address.rules.ts'

/** First and last day of the period, both inclusive; empty values are the last week. */
export type DashboardSearch = { from: string; to: string }

/** Values that equal a default are omitted from the address. */
export const dashboardDefaults: DashboardSearch = { from: '', to: '' }

/** Reads the period from an address of any content: invalid values become the default. */
export const readDashboardSearch = (
  search: Record<string, unknown>,
): Partial<DashboardSearch> & DashboardSearch => ({
  from: dayOf(search.from),
  to: dayOf(search.to),
})
