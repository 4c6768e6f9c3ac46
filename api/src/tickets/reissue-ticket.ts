import * as contract from '@guichet/contract/tickets/reissue-ticket.ts'
import { queueMail } from '../mail/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { assertNothingAgainst, lockTicket, type LockedTicket } from './lock-ticket.db.ts'
import { nextGeneration } from './moves/moving.db.ts'
import { whyNoReissue } from './standing.rules.ts'

/** Issues a new generation of the code, so that gates reject the lost one. */
export const reissueTicket = handle(
  contract.reissueTicket,
  async (ctx, { params: { id }, body: { isEmailed = false, version: seen } }) => {
    const { db, tenantId, audit } = ctx
    const ticket = await lockTicket(ctx, id)
    assertNothingAgainst(ticket, whyNoReissue(ticket))
    const { orderId, version: stored } = ticket
    const current = { subjectId: id, version: stored }
    const unseen = await assertCurrent(db, tenantId, current, seen)
    const { version, generation } = await updateRows(db, tenantId, 'ticket')
      .set((eb) => ({
        ...nextGeneration(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .returning(['version', 'generation'])
      .executeTakeFirstOrThrow()
    const mailPublicId = isEmailed ? await sendOrder(ctx, ticket) : null
    await audit('ticket.reissued', 'ticket', id, {
      orderId,
      facts: { generation, ...(mailPublicId && { mailId: mailPublicId }), ...unseen },
    })
    return { publicId: id, version, mailPublicId }
  },
)

/** Sends the confirmation of the order again, with the codes valid when it is rendered. */
async function sendOrder(
  { db, now, tenantId }: Ctx,
  { orderId, buyer: { email, language, clientId } }: LockedTicket,
): Promise<string> {
  if (!email) throw apiError('NothingToSend', { reason: 'anonymous' })
  return queueMail(db, {
    tenantId,
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${orderId}:${newId()}`,
    to: email,
    language,
    now,
    data: {},
    orderId,
    clientId,
  })
}
