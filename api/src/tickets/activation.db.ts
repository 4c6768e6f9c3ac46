import type { Kind } from '@guichet/contract/kinds.ts'
import type { Db } from '../platform/db/db.ts'
import { yieldUnprotected } from '../platform/fault-seams.ts'
import { mustGet } from '../platform/values/must.ts'
import type { ActivationFacts } from './activation.rules.ts'
import type { TicketState } from './ticket.rules.ts'
import { ticketsWithCategory } from './tickets-with-category.db.ts'
import { usedAt } from './used-at.db.ts'

export type ActivatableTicket = ActivationFacts & {
  id: string
  orderId: string
  reference: string
  beginsAt: string | null
  endsAt: string | null
  /** Valid time of a ticket of its category from its activation. */
  validFor: string | null
}

/** Facts for an activation, in the order of `ids`; to be read under the locks of the orders. */
export async function activatable(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ActivatableTicket[]> {
  const rows = await ticketsWithCategory(db, tenantId)
    .select([
      'ticket.id',
      'ticket.order_id',
      'ticket.reference',
      'ticket.state',
      'ticket.slot_id',
      'ticket.begins_at',
      'ticket.ends_at',
      'ticket.voided_at',
      'ticket.blocked_reason',
      'order_line.kind',
      'activity_category.valid_for',
    ])
    .select(usedAt.as('used_at'))
    .where('ticket.id', 'in', [...ids])
    .execute()
  await yieldUnprotected('moving-tickets')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = mustGet(byId, id)
    return {
      id,
      orderId: row.order_id,
      reference: row.reference,
      kind: row.kind as Kind,
      state: row.state as TicketState,
      hasSlot: row.slot_id !== null,
      isVoided: row.voided_at !== null,
      isBlocked: row.blocked_reason !== null,
      isUsed: row.used_at !== null,
      beginsAt: row.begins_at,
      endsAt: row.ends_at,
      validFor: row.valid_for,
    }
  })
}
