import * as contract from '@guichet/contract/bookings/find-calendar.ts'
import { handle } from '../platform/http/contexts.ts'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'
import { countLate, lodgingTypes, rentalCounts, rentalTypes, stayCounts } from './calendar.db.ts'

const nobody = { arrivals: 0, departures: 0, inHouse: 0, taken: 0 }
const nothing = { pickUps: 0, returns: 0, taken: 0 }

/** Returns a period by type and day. A type that left the catalogue stays while it has bookings. */
export const findCalendar = handle(
  contract.findCalendar,
  async ({ db, now, tenantId, timeZone }, { query: { from, days } }) => {
    const dates = Array.from({ length: days }, (_, i) => addDays(from, i))
    const calendar = dates.map((date) => ({
      date,
      from: startOfDay(date, timeZone),
      to: startOfDay(addDays(date, 1), timeZone),
    }))
    const [stays, rentals] = [
      await stayCounts(db, tenantId, calendar),
      await rentalCounts(db, tenantId, calendar),
    ]
    const rowsOf = <C extends { type_id: string; date: string }, D>(
      types: Awaited<ReturnType<typeof rentalTypes>>,
      counts: readonly C[],
      empty: D,
      view: (count: C) => D,
    ) => {
      const byPlace = new Map(counts.map((count) => [`${count.type_id} ${count.date}`, count]))
      const known = new Set(counts.map((count) => count.type_id))
      return types
        .filter((type) => !type.deleted || known.has(type.id))
        .map((type) => ({
          publicId: type.id,
          name: type.name,
          categoryName: type.category,
          units: type.units,
          days: dates.map((date) => {
            const count = byPlace.get(`${type.id} ${date}`)
            return count ? view(count) : empty
          }),
        }))
    }
    return {
      dates,
      late: await countLate(db, tenantId, now),
      lodging: rowsOf(
        await lodgingTypes(db, tenantId),
        stays,
        nobody,
        ({ arrivals, departures, inHouse, taken }) => ({ arrivals, departures, inHouse, taken }),
      ),
      rentals: rowsOf(
        await rentalTypes(db, tenantId),
        rentals,
        nothing,
        ({ pickUps, returns, taken }) => ({ pickUps, returns, taken }),
      ),
    }
  },
)
