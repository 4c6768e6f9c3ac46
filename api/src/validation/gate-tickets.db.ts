import type { Kind } from '@guichet/contract/kinds.ts'
import { currentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { ownersIn } from '../tickets/public.ts'
import type { GateRow } from './gate-row.ts'
import { gateSeatsById, seatsBetween } from './gate-seats.db.ts'

const gateTickets = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'ticket')
    .innerJoin('orders', sameTenant('orders.id', 'ticket.order_id'))
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .select([
      'ticket.id',
      'ticket.order_id',
      'ticket.reference',
      'ticket.state',
      'ticket.generation',
      'ticket.begins_at',
      'ticket.ends_at',
      'ticket.slot_id',
      'ticket.voided_at',
      'ticket.blocked_reason',
      'ticket.owner',
      'ticket.kind',
      'orders.status',
      ...currentProduct,
    ])
type Row = Awaited<ReturnType<ReturnType<typeof gateTickets>['execute']>>[number]

/** Converts a row; a ticket with holders has their names and a picture. */
function gateRow(row: Row): GateRow {
  const owners = ownersIn(row.owner)
  return {
    id: row.id,
    orderId: row.order_id,
    reference: row.reference,
    kind: row.kind as Kind,
    title: row.product_title,
    description: row.category_title,
    holderName:
      owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ') || null,
    picture: owners.find(({ picture }) => picture)?.picture ?? null,
    isOrderRefunded: row.status === 'RefundCompleted',
    state: row.state,
    generation: row.generation,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    hasSlot: row.slot_id !== null,
    voidedAt: row.voided_at,
    isBlocked: row.blocked_reason !== null,
    isPictureMissing: owners.some(({ wantsPicture, picture }) => wantsPicture && !picture),
    isUnsettled: false,
  }
}

/** Loads tickets and seats by their ids; a caller that decides on them locks them first. */
export const gateTicketsById = async (
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, GateRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await gateTickets(db, tenantId)
    .where('ticket.id', 'in', [...ids])
    .execute()
  const issued = new Set(rows.map(({ id }) => id))
  const seats = await gateSeatsById(
    db,
    tenantId,
    ids.filter((id) => !issued.has(id)),
  )
  return new Map([...rows.map(gateRow), ...seats].map((row) => [row.id, row]))
}

/**
 * Tickets whose time overlaps the period, and those valid at any time that were never cancelled;
 * seats whose slot overlaps it.
 */
export async function ticketsBetween(
  db: Db,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<GateRow[]> {
  const rows = await gateTickets(db, tenantId)
    .where(({ and, eb, or }) =>
      or([
        and([eb('ticket.ends_at', '>', from), eb('ticket.begins_at', '<', to)]),
        and([
          eb('ticket.ends_at', 'is', null),
          eb('ticket.voided_at', 'is', null),
          eb('ticket.state', '=', 'Available'),
          // Its only entry is used, so it counts as over.
          eb.not(
            eb.exists((sub) =>
              sub
                .selectFrom('scan')
                .select('scan.id')
                .whereRef('scan.tenant_id', '=', 'ticket.tenant_id')
                .whereRef('scan.ticket_id', '=', 'ticket.id')
                .where('scan.result', '=', 'accepted')
                .where('scan.scanned_at', '<', from),
            ),
          ),
        ]),
      ]),
    )
    .execute()
  return [...rows.map(gateRow), ...(await seatsBetween(db, tenantId, { from, to }))]
}
