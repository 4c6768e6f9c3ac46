import type { Kind } from '@guichet/contract/kinds.ts'
import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import { yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { lockOrdersOf } from './moves/moving.db.ts'
import type { Standing } from './standing.rules.ts'
import { hasToChooseTime } from './ticket-time.rules.ts'
import { isTimeOver } from './ticket.rules.ts'
import { ownersIn, type StoredOwner } from './tickets.view.ts'

export type LockedTicket = Standing & {
  id: string
  reference: string
  version: number
  kind: Kind
  owners: StoredOwner[]
  orderId: string
  buyer: { email: string | null; language: 'fr' | 'en'; clientId: string | null }
}

/** Loads a ticket after locking its order. @throws NotFound */
export async function lockTicket({ db, now, tenantId }: Ctx, id: string): Promise<LockedTicket> {
  await lockOrdersOf(db, tenantId, [id])
  const row = await selectRows(db, tenantId, 'ticket')
    .innerJoin('orders', sameTenant('orders.id', 'ticket.order_id'))
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .select([
      'ticket.order_id',
      'ticket.reference',
      'ticket.version',
      'ticket.state',
      'ticket.ends_at',
      'ticket.voided_at',
      'ticket.blocked_reason',
      'ticket.owner',
      'orders.email',
      'orders.language',
      'orders.client_id',
      'order_line.kind',
    ])
    .where('ticket.id', '=', id)
    .executeTakeFirstOrThrow()
  await yieldUnprotected('moving-tickets')
  return {
    id,
    reference: row.reference,
    version: row.version,
    kind: row.kind as Kind,
    owners: ownersIn(row.owner),
    orderId: row.order_id,
    buyer: {
      email: row.email,
      language: row.language as 'fr' | 'en',
      clientId: row.client_id,
    },
    isVoided: row.voided_at !== null,
    isBlocked: row.blocked_reason !== null,
    isToBeChosen: hasToChooseTime(row),
    isOver: isTimeOver(row.ends_at, now),
  }
}

/** @throws InvalidTicketTransition with the reason, when there is one */
export function assertNothingAgainst({ id, reference }: LockedTicket, reason: string | null): void {
  if (reason)
    throw apiError('InvalidTicketTransition', {
      ticketPublicId: id,
      ticketReferenceKey: reference,
      reason,
    })
}
