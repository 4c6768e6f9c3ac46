import { transactionFrom, type Transaction } from '../db/db.ts'
import { actorOf, actorQuery, assertMay, assertPerson, personOf, type StaffRow } from './actor.ts'
import {
  assertOwnCall,
  deliver,
  finish,
  inputOf,
  modeOf,
  nowOf,
  auditWriterOf,
  recordDenied,
  withActor,
  type Call,
} from './call.ts'
import type { Ctx, HandlerIn, PersonCtx } from './contexts.ts'
import { firstAnswer, idempotentCallOf, keepAnswer } from './idempotency.ts'

/** Runs a call of a signed-in person without a business. */
export const runForPerson = (call: Call, handler: HandlerIn<PersonCtx>): Promise<unknown> =>
  signedIn(call, async (tx, row) => {
    const claims = call.request.claims!
    assertPerson(claims)
    const person = personOf(claims, row, call.endpoint)
    assertOwnCall(call, claims)
    const context = { ...tx, ...call.common, now: nowOf(call, tx), person }
    return finish(call, await handler(context, inputOf(call)))
  })

/** Runs a call of staff in the business of the session. A repeated key gets the first answer. */
export const runInBusiness = (call: Call, handler: HandlerIn<Ctx>): Promise<unknown> =>
  signedIn(call, async (tx, row) => {
    const claims = call.request.claims!
    const actor = actorOf(claims, row, call.endpoint)
    assertMay(actor, call.endpoint)
    assertOwnCall(call, claims)
    const input = inputOf(call)
    const now = nowOf(call, tx)
    const idempotent = idempotentCallOf(call.endpoint, call.request, { actor, input, now })
    const before = idempotent && (await firstAnswer(tx.db, idempotent))
    if (before) return finish(call, before)
    const context = {
      ...tx,
      ...call.common,
      now,
      ...withActor(actor),
      audit: auditWriterOf(call, tx, actor, now),
    }
    const result = await finish(call, await handler(context, input))
    if (idempotent) await keepAnswer(tx.db, idempotent, result)
    return result
  })

/**
 * Opens one transaction whose first query reads the caller; a costly call waits in the limiter
 * first.
 */
async function signedIn(
  call: Call,
  work: (tx: Transaction, row: StaffRow) => Promise<unknown>,
): Promise<unknown> {
  const { deps, endpoint } = call
  const claims = call.request.claims!
  const leave = endpoint.costly ? await deps.costlyLimiter.enter(claims) : () => {}
  try {
    const opening = {
      pool: endpoint.costly ? deps.costlyPool : deps.pool,
      scope: claims,
      mode: modeOf(call),
      first: actorQuery(claims),
      isAnswered: true,
    }
    const result = await transactionFrom<unknown, StaffRow>(opening, work)
    // Record API-key usage after success; failing to record it must not fail the call.
    await deps.noteUse(claims).catch(() => {})
    return await deliver(call, result)
  } catch (error) {
    await recordDenied(call, claims, error)
    throw error
  } finally {
    leave()
    // Such handlers enqueue emails and transfers; the next poll finds any other job.
    if (endpoint.idempotent) deps.afterCommit()
  }
}
