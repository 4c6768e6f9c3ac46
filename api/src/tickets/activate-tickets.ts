import * as contract from '@guichet/contract/tickets/activate-tickets.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { ActionCtx } from '../platform/http/acting.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { activatable, type ActivatableTicket } from './activation.db.ts'
import {
  activationEnd,
  canActivate,
  canMakeAvailable,
  type ActivationFacts,
} from './activation.rules.ts'
import { lockOrdersOf } from './moves/moving.db.ts'

type Window = { state: 'Active' | 'Available'; beginsAt: string | null; endsAt: string | null }

/** Activates day tickets, all or none. */
export const activateTickets = handle(contract.activateTickets, async (ctx, { body }) => ({
  items: await activate(
    ctx,
    body.tickets.map(({ publicId }) => publicId),
  ),
}))
/** Activates a single ticket as part of a larger job. */
export const activateTicket = (acting: ActionCtx, id: string) => activate(acting, [id])

async function activate(acting: ActionCtx, ids: readonly string[]) {
  const { now, timeZone } = acting
  const found = await heldTickets(acting, ids, canActivate, 'Active')
  const items = []
  for (const ticket of found) {
    const endsAt = activationEnd(now, ticket.validFor, timeZone)
    const window = { state: 'Active', beginsAt: now, endsAt } as const
    items.push(await change(acting, ticket, window, 'ticket.activated'))
  }
  return items
}

/** Reverses an activation that was made by mistake. */
export const makeTicketAvailable = handle(contract.makeTicketAvailable, async (ctx, { body }) => {
  const [ticket] = await heldTickets(ctx, [body.publicId], canMakeAvailable, 'Available')
  return change(
    ctx,
    ticket!,
    { state: 'Available', beginsAt: null, endsAt: null },
    'ticket.made_available',
  )
})

/**
 * The tickets in the requested order, read after their orders are locked.
 *
 * @throws NotFound, InvalidTicketTransition with the first one that may not change
 */
async function heldTickets(
  { db, tenantId }: ActionCtx,
  ids: readonly string[],
  mayChange: (facts: ActivationFacts) => boolean,
  to: Window['state'],
): Promise<ActivatableTicket[]> {
  await lockOrdersOf(db, tenantId, ids)
  const rows = await activatable(db, tenantId, ids)
  const wrong = rows.find((row) => !mayChange(row))
  if (wrong)
    throw apiError('InvalidTicketTransition', {
      ticketPublicId: wrong.id,
      ticketReferenceKey: wrong.reference,
      from: wrong.state,
      to,
      ...(wrong.isUsed && to === 'Available' && { reason: 'used' }),
    })
  return rows
}

async function change(
  { db, tenantId, audit }: ActionCtx,
  ticket: ActivatableTicket,
  { state, beginsAt, endsAt }: Window,
  code: 'ticket.activated' | 'ticket.made_available',
) {
  const { version } = await updateRows(db, tenantId, 'ticket')
    .set((eb) => ({
      state,
      begins_at: beginsAt,
      ends_at: endsAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', ticket.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await audit(code, 'ticket', ticket.id, {
    orderId: ticket.orderId,
    facts: {
      from: { beginsAt: ticket.beginsAt, endsAt: ticket.endsAt },
      to: { beginsAt, endsAt },
    },
  })
  return {
    publicId: ticket.id,
    version,
    status: state,
    activePeriodStartDateTimeUtc: beginsAt,
    activePeriodStopDateTimeUtc: endsAt,
  }
}
