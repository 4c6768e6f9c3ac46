import * as contract from '@guichet/contract/tickets/block-ticket.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { assertNothingAgainst, lockTicket } from './lock-ticket.db.ts'
import { whyNoBlock, whyNoUnblock } from './standing.rules.ts'

/** Blocks a ticket, which keeps its code and shows it nowhere. */
export const blockTicket = handle(
  contract.blockTicket,
  async (ctx, { params: { id }, body: { reason, version } }) =>
    setBlock(ctx, id, { reason, version }),
)

export const unblockTicket = handle(
  contract.unblockTicket,
  async (ctx, { params: { id }, body: { version } }) =>
    setBlock(ctx, id, { reason: null, version }),
)

type Change = { reason: string | null; version: number | undefined }
/** The history stores the reason separately, as text typed by a person. */
async function setBlock(ctx: Ctx, id: string, { reason, version: seen }: Change) {
  const { db, tenantId, audit } = ctx
  const ticket = await lockTicket(ctx, id)
  assertNothingAgainst(ticket, reason === null ? whyNoUnblock(ticket) : whyNoBlock(ticket))
  const { orderId, version: stored } = ticket
  const current = { subjectId: id, version: stored }
  const unseen = await assertCurrent(db, tenantId, current, seen)
  const { version } = await updateRows(db, tenantId, 'ticket')
    .set((eb) => ({ blocked_reason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await audit(reason === null ? 'ticket.unblocked' : 'ticket.blocked', 'ticket', id, {
    orderId,
    facts: { fields: ['blockedReason'], ...unseen },
    ...(reason !== null && { texts: { reason } }),
  })
  return { publicId: id, version, blockedReason: reason }
}
