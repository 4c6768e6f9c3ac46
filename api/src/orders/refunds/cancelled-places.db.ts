import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { selectRows, updateRows } from '../../platform/db/rows.ts'

type Cancellation = { tenantId: string; orderId: string; at: string }
export type CancelledPlace = {
  unitId: string
  resourceId: string
  quantity: number
  beginsAt: string | null
  endsAt: string | null
}

/**
 * Places that a cancellation released. All rows of a cancellation have the same instant, which
 * tells them from earlier and later ones.
 */
export async function cancelledPlaces(
  db: Db,
  { tenantId, orderId, at }: Cancellation,
): Promise<CancelledPlace[]> {
  const rows = await selectRows(db, tenantId, 'claim')
    .select(['unit_id', 'resource_id', 'quantity', 'begins_at', 'ends_at'])
    .where('unit_id', 'in', (eb) =>
      eb
        .selectFrom('unit')
        .select('unit.id')
        .where('unit.tenant_id', '=', tenantId)
        .where('unit.order_id', '=', orderId),
    )
    .where('released_at', '=', at)
    .orderBy('resource_id')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    unitId: row.unit_id!,
    resourceId: row.resource_id,
    quantity: row.quantity,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
  }))
}

/** Remaining quantities of counted resources, without a lock. */
export async function remainingQuantities(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = ids.length
    ? await selectRows(db, tenantId, 'resource')
        .select(['id', sql<number>`quantity + overbooked - taken`.as('left')])
        .where('id', 'in', [...ids])
        .execute()
    : []
  return new Map(rows.map(({ id, left }) => [id, Math.max(0, left)]))
}

/** Makes the tickets of a cancellation valid again. @returns their ids */
export async function restoreTickets(
  db: Db,
  { tenantId, orderId, at }: Cancellation,
  { hasNewCodes }: { hasNewCodes: boolean },
): Promise<string[]> {
  const rows = await updateRows(db, tenantId, 'ticket')
    .set((eb) => ({
      voided_at: null,
      version: eb('version', '+', 1),
      ...(hasNewCodes && { generation: eb('generation', '+', 1) }),
    }))
    .where('order_id', '=', orderId)
    .where('voided_at', '=', at)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort()
}

/**
 * Restores the bookings whose rooms were released: booked, or checked out when the departure was
 * recorded.
 *
 * @returns Their ids
 */
export async function restoreStays(
  db: Db,
  tenantId: string,
  unitIds: readonly string[],
): Promise<string[]> {
  if (!unitIds.length) return []
  const rows = await updateRows(db, tenantId, 'booking')
    .set((eb) => ({
      status: sql<string>`case when checked_out_at is null then 'Booked' else 'CheckedOut' end`,
      version: eb('version', '+', 1),
    }))
    .where('unit_id', 'in', [...unitIds])
    .where('status', '=', 'Canceled')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort()
}
