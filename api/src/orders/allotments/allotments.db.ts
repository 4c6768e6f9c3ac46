import { sql } from 'kysely'
import { sameTenant } from '../../database/same-tenant.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../../platform/fault-seams.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { mustGet } from '../../platform/values/must.ts'
import type { Frozen, PriceTable } from './allotment-prices.rules.ts'

const allotments = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'allotment')
    .innerJoin('hold', sameTenant('hold.id', 'allotment.hold_id'))
    .innerJoin('account', 'account.id', 'hold.created_by')
    .select([
      'allotment.id',
      'allotment.hold_id',
      'allotment.device_id',
      'allotment.counter_name',
      'allotment.is_taken_back',
      'hold.held_until',
      'hold.created_at',
      'hold.ended_at',
      'hold.ending',
      'account.first_name',
      'account.last_name',
    ])

export type AllotmentRow = Awaited<ReturnType<ReturnType<typeof allotments>['execute']>>[number]

export type SeatCount = { places: number; settled: number; enteredUnsettled?: number }
/**
 * Live allotments, and those that ended since an instant, with the number of settled seats and the
 * number of unsettled seats that were scanned at a gate.
 */
export async function allotmentsSince(
  db: Db,
  tenantId: string,
  since: string,
): Promise<(AllotmentRow & SeatCount)[]> {
  const rows = await allotments(db, tenantId)
    .where(({ eb, or }) => or([eb('hold.ended_at', 'is', null), eb('hold.ended_at', '>=', since)]))
    .orderBy('hold.created_at', 'desc')
    .orderBy('allotment.id')
    .execute()
  if (rows.length === 0) return []
  const counts = await selectRows(db, tenantId, 'allotment_seat')
    .select([
      'allotment_id',
      sql<number>`count(*)::int`.as('places'),
      sql<number>`count(sale_id)::int`.as('settled'),
      sql<number>`(count(*) filter (
        where sale_id is null and exists (
          select from scan s
          where (s.tenant_id, s.ticket_id) = (allotment_seat.tenant_id, allotment_seat.ticket_id)
            and s.is_admitted
        )
      ))::int`.as('enteredUnsettled'),
    ])
    .where(
      'allotment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('allotment_id')
    .execute()
  const countOf = new Map(counts.map(({ allotment_id: id, ...count }) => [id, count]))
  return rows.map((row) => ({ ...row, ...mustGet(countOf, row.id) }))
}

/** An allotment with everything that its device needs. @throws NotFound */
export async function loadAllotment(db: Db, tenantId: string, id: string) {
  const row = await allotments(db, tenantId)
    .select(['allotment.frozen', 'allotment.price_tables'])
    .where('allotment.id', '=', id)
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  const seats = await selectRows(db, tenantId, 'allotment_seat')
    .select(['ticket_id', 'slot_id', 'reference', 'sale_id'])
    .where('allotment_id', '=', id)
    .orderBy('ticket_id')
    .execute()
  return {
    ...row,
    seats,
    frozen: row.frozen as unknown as Frozen,
    priceTables: row.price_tables as unknown as PriceTable[],
  }
}
export type LoadedAllotment = Awaited<ReturnType<typeof loadAllotment>>

/** Number of live allotments of a device. */
export async function liveOfDevice(db: Db, tenantId: string, deviceId: string): Promise<number> {
  const { count } = await selectRows(db, tenantId, 'allotment')
    .innerJoin('hold', sameTenant('hold.id', 'allotment.hold_id'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('allotment.device_id', '=', deviceId)
    .where('hold.ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks an allotment through its hold, at the position of a cart's hold in the lock order, so that
 * settling, returning and expiring are serialized.
 *
 * @throws NotFound
 */
export async function lockAllotment(db: Db, tenantId: string, id: string) {
  const row = await selectRows(db, tenantId, 'allotment')
    .innerJoin('hold', sameTenant('hold.id', 'allotment.hold_id'))
    .select([
      'allotment.id',
      'allotment.hold_id',
      'allotment.counter_name',
      'hold.created_at',
      'hold.ended_at',
    ])
    .select('allotment.frozen')
    .where('allotment.id', '=', id)
    .$call(locking('allotment-lock'))
    .executeTakeFirst()
  await yieldUnprotected('allotment-lock')
  if (!row) throw apiError('NotFound')
  return { ...row, frozen: row.frozen as unknown as Frozen }
}
