import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { NightRate } from './night-prices.rules.ts'

/** Rates of unit types, by type, in order of precedence. */
export async function nightRatesOf(
  db: Db,
  tenantId: string,
  typeIds: readonly string[],
): Promise<Map<string, NightRate[]>> {
  if (!typeIds.length) return new Map()
  const rows = await selectRows(db, tenantId, 'lodging_rate')
    .select(['lodging_type_id', 'begins_on', 'ends_on', 'weekdays', 'night_cents'])
    .where('lodging_type_id', 'in', [...typeIds])
    .orderBy('lodging_type_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(
    rows.map((row) => ({
      typeId: row.lodging_type_id,
      beginsOn: row.begins_on,
      endsOn: row.ends_on,
      weekdays: row.weekdays,
      nightCents: row.night_cents,
    })),
    (rate) => rate.typeId,
  )
}
