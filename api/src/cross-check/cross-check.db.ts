import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Period } from '../reports/public.ts'
import { differencesOf, type Difference } from './differences.rules.ts'
import { differingOrders, type OrderRow } from './differing-orders.db.ts'
import { readSources } from './read-sources.db.ts'

export type CheckResult = { differences: Difference[]; orders: OrderRow[] }

/** Compares all sources of a period; `db` must read one snapshot. */
export async function crossCheck(db: Db, tenantId: string, period: Period): Promise<CheckResult> {
  const differences = differencesOf(await readSources(db, tenantId, period))
  return {
    differences,
    orders: differences.length ? await differingOrders(db, tenantId, period) : [],
  }
}

/** Stores the result for a past day; the last one counts. */
export async function storeCheckResult(
  db: Db,
  tenantId: string,
  { day, now, checked }: { day: string; now: string; checked: CheckResult },
): Promise<void> {
  const found = { checked_at: now, differences: JSON.stringify(shownOf(checked)) }
  await db
    .insertInto('cross_check')
    .values({ tenant_id: tenantId, on_date: day, ...found })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'on_date']).doUpdateSet(found))
    .execute()
}
/** A list, empty when all sources match: the orders are stored with the first difference. */
const shownOf = ({ differences, orders }: CheckResult) =>
  differences.length ? [{ differences, orders }] : []

export async function storedDifferences(db: Db, tenantId: string, since: string) {
  const rows = await selectRows(db, tenantId, 'cross_check')
    .select(['on_date', 'checked_at', 'differences'])
    .where('on_date', '>=', since)
    .where(sql<boolean>`differences <> '[]'`)
    .orderBy('on_date', 'desc')
    .execute()
  return rows.map(({ on_date: day, checked_at: checkedAt, differences }) => ({
    day,
    checkedAt,
    checked: (differences as CheckResult[])[0]!,
  }))
}
