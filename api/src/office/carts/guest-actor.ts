import { recordAudit } from '../../platform/db/audit.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { withActor } from '../../platform/http/call.ts'
import type { Ctx, GuestCtx } from '../../platform/http/contexts.ts'

/** A visitor with a cart: an actor without any right of the staff. */
const guestActor = ({ tenantId, timeZone }: GuestCtx, cartId: string): Actor => ({
  kind: 'guest',
  accountId: cartId,
  sessionId: cartId,
  clientName: 'office',
  tenantId,
  staffId: cartId,
  lacksSecondFactor: false,
  timeZone,
  isMain: false,
  accesses: new Set(),
  restrictions: new Set(),
  roles: [],
  scopes: null,
})

/**
 * Context in which the cart of a visitor is planned and sold. Its audit lines name the client of
 * the sale as the actor.
 */
export function cartCtx(ctx: GuestCtx, cartId: string): Ctx {
  const { db, now, tenantId, requestId } = ctx
  return {
    ...ctx,
    ...withActor(guestActor(ctx, cartId)),
    audit: (code, subject, subjectId, { buyerId, ...note } = {}) =>
      recordAudit(db, {
        tenantId,
        accountId: null,
        clientId: buyerId ?? null,
        requestId,
        now,
        code,
        subject,
        subjectId,
        ...note,
        facts: { byClient: true, officeCartId: cartId, ...note.facts },
      }),
  }
}
