export type TrafficSearch = { activities: string; from: string; to: string; page: number }

/** What equals a default is not written in the address. */
export const trafficDefaults: TrafficSearch = { activities: '', from: '', to: '', page: 1 }

const dayOr = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : ''
const idsOr = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/i.test(value) ? value : ''

/** An address may hold anything: whatever is not understood becomes the default. */
export const readTrafficSearch = (
  search: Record<string, unknown>,
): Partial<TrafficSearch> & TrafficSearch => {
  const page = Number(search.page)
  return {
    activities: idsOr(search.activities),
    from: dayOr(search.from),
    to: dayOr(search.to),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
