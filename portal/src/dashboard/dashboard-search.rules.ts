import { dayOf } from '../kit/text/address.rules.ts'

/** The days that are looked at, the first and the last included; without any, the last week. */
export type DashboardSearch = { from: string; to: string }

/** What equals a default is not written in the address. */
export const dashboardDefaults: DashboardSearch = { from: '', to: '' }

/** An address may hold anything: whatever is not understood becomes the default. */
export const readDashboardSearch = (
  search: Record<string, unknown>,
): Partial<DashboardSearch> & DashboardSearch => ({
  from: dayOf(search.from),
  to: dayOf(search.to),
})
