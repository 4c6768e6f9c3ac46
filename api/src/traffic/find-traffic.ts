import * as contract from '@guichet/contract/traffic/find-traffic.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod } from '../platform/http/field-problem.ts'

const rowLimit = 10_000

/**
 * Returns the taken places of slots of activities, from the counts that sales update. Closed slots
 * are included while they have sold places.
 */
export const findTraffic = handle(
  contract.findTraffic,
  async (
    { db, language, tenantId },
    { query: { startPeriod, endPeriod, activityPublicIds, page, pageSize = 100 } },
  ) => {
    assertPeriod({ from: startPeriod, to: endPeriod, most: 365 }, 'endPeriod', language)
    const ids = [...new Set(activityPublicIds)]
    await assertActivities(db, tenantId, ids)
    const slots = usedSlots(db, tenantId, ids)
      .where('s.on_date', '>=', startPeriod as never)
      .where('s.on_date', '<=', endPeriod as never)
    const { total } = await slots
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await slots
      .innerJoin('activity as a', sameTenant('a.id', 's.activity_id'))
      .select(['s.activity_id', 's.on_date', 's.begin_time', 's.end_time', 'r.quantity', 'r.taken'])
      .select(sql<number>`r.quantity + r.overbooked - r.taken`.as('left'))
      .orderBy('s.on_date')
      .orderBy('a.position')
      .orderBy('s.begin_time')
      .orderBy('s.end_time')
      .orderBy('s.id')
      .limit(page === undefined ? rowLimit : pageSize)
      .offset(page === undefined ? 0 : (page - 1) * pageSize)
      .execute()
    return {
      days: [...Map.groupBy(rows, (row) => row.on_date)].map(([date, slotsOfDay]) => ({
        date,
        items: slotsOfDay.map((row) => ({
          activityPublicId: row.activity_id,
          timeSlotBegin: row.begin_time.slice(0, 5),
          timeSlotEnd: row.end_time.slice(0, 5),
          initialQuantity: row.quantity,
          quantityStillAvailable: Math.max(0, row.left),
          usedQuantity: row.taken,
        })),
      })),
      total,
      totalIsCapped: page === undefined && total > rowLimit,
      nextDate: total > 0 ? null : await nextDateOf(db, tenantId, ids, endPeriod),
    }
  },
)

/** @throws NotFound when an activity does not exist */
async function assertActivities(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  const known = await selectRows(db, tenantId, 'activity')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  if (known.length < ids.length) throw apiError('NotFound')
}

const usedSlots = (db: Db, tenantId: string, activityIds: readonly string[]) =>
  selectRows(db, tenantId, 'slot as s')
    .innerJoin('resource as r', sameTenant('r.id', 's.id'))
    .where('s.activity_id', 'in', [...activityIds])
    .where((eb) => eb.or([eb('r.quantity', '>', 0), eb('r.taken', '>', 0)]))

const nextDateOf = async (
  db: Db,
  tenantId: string,
  activityIds: readonly string[],
  after: string,
): Promise<string | null> =>
  (
    await usedSlots(db, tenantId, activityIds)
      .where('s.on_date', '>', after as never)
      .select('s.on_date')
      .orderBy('s.on_date')
      .limit(1)
      .executeTakeFirst()
  )?.on_date ?? null
