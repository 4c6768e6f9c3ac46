import { transaction } from '../db/db.ts'
import { finish, inputOf, modeOf, nowOf, type Call } from './call.ts'
import type { HandlerIn, PublicCtx } from './contexts.ts'

const nobody = { tenantId: null, accountId: null }

/** Runs an unauthenticated call: no business, separate connections. */
export const runPublic = (call: Call, handler: HandlerIn<PublicCtx>): Promise<unknown> =>
  transaction(call.deps.publicPool, nobody, modeOf(call), async (tx) => {
    const context = { ...tx, ...call.common, now: nowOf(call, tx) }
    return finish(call, await handler(context, inputOf(call)))
  })
