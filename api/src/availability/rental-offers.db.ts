import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

export type RentalOffer = {
  typeId: string
  date: string
  beginTimes: string[]
  durations: string[]
}
/**
 * Offers of timetables for equipment types on the days of [from, to]: local begin times and
 * durations.
 */
export async function rentalOffers(
  db: Db,
  tenantId: string,
  { typeIds, from, to }: { typeIds: readonly string[]; from: string; to: string },
): Promise<RentalOffer[]> {
  if (!typeIds.length) return []
  const rows = await selectRows(db, tenantId, 'occurrence')
    .select(['rental_type_id', 'on_date', 'begin_times', 'durations'])
    .where('rental_type_id', 'in', [...typeIds])
    .where('on_date', '>=', from as never)
    .where('on_date', '<=', to as never)
    .where('closed_at', 'is', null)
    .orderBy('on_date')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    typeId: row.rental_type_id!,
    date: row.on_date,
    beginTimes: row.begin_times ?? [],
    durations: row.durations ?? [],
  }))
}

/** Whether one offer has this begin time with this duration: both must be in the same timetable. */
export const isOffered = (
  offers: readonly RentalOffer[],
  wanted: { typeId: string; date: string; beginTime: string; duration: string },
): boolean =>
  offers.some(
    (offer) =>
      offer.typeId === wanted.typeId &&
      offer.date === wanted.date &&
      offer.beginTimes.includes(wanted.beginTime) &&
      offer.durations.includes(wanted.duration),
  )
