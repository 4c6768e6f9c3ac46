import type { Kind } from '@guichet/contract/kinds.ts'
import { currentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db.ts'
import { ownersIn } from '../tickets/public.ts'
import type { GateFacts } from './gate-entry.rules.ts'

const gateTickets = (db: Db, tenantId: string) =>
  db
    .selectFrom('ticket')
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
    .where('ticket.tenant_id', '=', tenantId)
type Row = Awaited<ReturnType<ReturnType<typeof gateTickets>['execute']>>[number]
export type GateRow = ReturnType<typeof factsOf>

/** Who it is for, and a face of theirs, where the ticket was sold to somebody by name. */
function factsOf(row: Row) {
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
  } satisfies GateFacts & Record<string, unknown>
}

/** Tickets by their ids; whoever decides on them holds their orders first. */
export const gateTicketsById = async (
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, GateRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await gateTickets(db, tenantId)
    .where('ticket.id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, factsOf(row)]))
}

/** The ids of the tickets that exist, by id and by number. */
export async function ticketIdsOf(
  db: Db,
  tenantId: string,
  { ids, references }: { ids: readonly string[]; references: readonly string[] },
): Promise<{ id: string; reference: string }[]> {
  if (ids.length + references.length === 0) return []
  return db
    .selectFrom('ticket')
    .select(['id', 'reference'])
    .where('tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([
        ...(ids.length ? [eb('id', 'in', [...ids])] : []),
        ...(references.length ? [eb('reference', 'in', [...references])] : []),
      ]),
    )
    .execute()
}

/** Tickets whose time meets the period, and those that may come at any time and were never voided. */
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
          // Its only entry was given: it is as good as over.
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
  return rows.map(factsOf)
}
