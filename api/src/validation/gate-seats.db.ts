import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { locking } from '../platform/fault-seams.ts'
import type { GateRow } from './gate-row.ts'

/** Seats of allotments that are not settled: their tickets are not issued yet. */
const gateSeats = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'allotment_seat')
    .innerJoin('slot', sameTenant('slot.id', 'allotment_seat.slot_id'))
    .innerJoin('activity', sameTenant('activity.id', 'slot.activity_id'))
    .select([
      'allotment_seat.ticket_id',
      'allotment_seat.reference',
      'slot.begins_at',
      'slot.ends_at',
      'activity.name',
    ])
    .where('allotment_seat.sale_id', 'is', null)
type Seat = Awaited<ReturnType<ReturnType<typeof gateSeats>['execute']>>[number]

/** A seat is treated as the ticket it will become. */
const factsOf = (seat: Seat): GateRow => ({
  id: seat.ticket_id,
  orderId: null,
  reference: seat.reference,
  kind: 'daily_ticket',
  title: seat.name,
  description: null,
  holderName: null,
  picture: null,
  isOrderRefunded: false,
  isUnsettled: true,
  state: 'ScheduledActivation',
  generation: 1,
  beginsAt: seat.begins_at,
  endsAt: seat.ends_at,
  hasSlot: true,
  voidedAt: null,
  isBlocked: false,
  isPictureMissing: false,
})

export const gateSeatsById = async (
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<GateRow[]> =>
  ids.length === 0
    ? []
    : (
        await gateSeats(db, tenantId)
          .where('ticket_id', 'in', [...ids])
          .execute()
      ).map(factsOf)

/** Seats whose slot overlaps the period. */
export const seatsBetween = async (
  db: Db,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<GateRow[]> =>
  (
    await gateSeats(db, tenantId)
      .where('slot.ends_at', '>', from)
      .where('slot.begins_at', '<', to)
      .execute()
  ).map(factsOf)

/** Existing seats among the named ids and references. */
export async function seatIdsOf(
  db: Db,
  tenantId: string,
  { ids, references }: { ids: readonly string[]; references: readonly string[] },
): Promise<{ id: string; reference: string }[]> {
  if (ids.length + references.length === 0) return []
  return selectRows(db, tenantId, 'allotment_seat')
    .select(['ticket_id as id', 'reference'])
    .where((eb) =>
      eb.or([
        ...(ids.length ? [eb('ticket_id', 'in', [...ids])] : []),
        ...(references.length ? [eb('reference', 'in', [...references])] : []),
      ]),
    )
    .execute()
}

/** Locks the holds of the seats' allotments, so that settling a sale and a scan are serialized. */
export async function lockSeats(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  const rows = await selectRows(db, tenantId, 'allotment_seat')
    .innerJoin('allotment', sameTenant('allotment.id', 'allotment_seat.allotment_id'))
    .select('allotment.hold_id')
    .distinct()
    .where('allotment_seat.ticket_id', 'in', [...ids])
    .where('allotment_seat.sale_id', 'is', null)
    .execute()
  if (rows.length === 0) return
  await selectRows(db, tenantId, 'hold')
    .select('id')
    .where(
      'id',
      'in',
      rows.map((row) => row.hold_id),
    )
    .orderBy('id')
    .$call(locking('moving-tickets'))
    .execute()
}
