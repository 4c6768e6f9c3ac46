import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { transaction, transactionFrom } from '../db/db.ts'
import {
  actorOf,
  actorQuery,
  assertMay,
  assertPerson,
  personOf,
  type Actor,
  type Claims,
  type Person,
  type StaffRow,
} from './actor.ts'
import {
  assertOwnCall,
  finish,
  inputOf,
  nowOf,
  auditWriterOf,
  recordDenied,
  withActor,
  type Call,
  type MountedCall,
} from './call.ts'
import type { GuardedCtx, HandlerIn, OutsideCtx } from './contexts.ts'
import { recordDenial } from './denials.ts'
import { assertOwnIds } from './named-ids.ts'

type AdmittedPerson = { person: Person; actor?: Actor }

/**
 * Identifies and authorizes the caller before the body is read.
 *
 * @throws SignInRequired, NoAccess, NotFound, ForgedActor
 */
export async function authorizeCaller(
  { endpoint, fields, deps }: MountedCall,
  request: FastifyRequest,
  claims: Claims,
): Promise<AdmittedPerson> {
  const opening = {
    pool: deps.pool,
    scope: claims,
    mode: 'read' as const,
    first: actorQuery(claims),
  }
  try {
    return await transactionFrom<AdmittedPerson, StaffRow>(opening, async (_tx, row) => {
      const person = personOf(claims, row, endpoint)
      if (endpoint.access === 'account') assertPerson(claims)
      const actor = endpoint.access === 'account' ? undefined : actorOf(claims, row, endpoint)
      if (actor) assertMay(actor, endpoint)
      assertOwnIds(fields, { params: request.params, query: request.query }, claims)
      return { person, ...(actor && { actor }) }
    })
  } catch (error) {
    await recordDenial(deps.pool, { claims, endpoint, requestId: request.id }, error)
    throw error
  }
}

/** Runs a call to other services without a transaction around it; it opens its own. */
export async function runOutside(call: Call, handler: HandlerIn<OutsideCtx>): Promise<unknown> {
  const { endpoint, deps, request, reply, common } = call
  const { actor, claims, person } = request
  const pool = poolOfAccess(call)
  const leave = endpoint.costly && claims ? await deps.costlyLimiter.enter(claims) : () => {}
  const context: OutsideCtx & Partial<GuardedCtx & AdmittedPerson> = {
    ...common,
    request,
    reply,
    inTenant: (scope, mode, work) => transaction(pool, scope, mode, work),
    ...(person && { person }),
    ...(actor && claims && { ...withActor(actor), ...guardedOf(call, claims, actor) }),
  }
  try {
    if (claims) assertOwnCall(call, claims)
    const result = await finish(call, await handler(context, inputOf(call)))
    // A file that is still being written keeps its place in the limiter until it is read or
    // abandoned.
    if (result instanceof Readable) result.once('close', leave)
    else leave()
    return result
  } catch (error) {
    leave()
    if (claims) await recordDenied(call, claims, error)
    throw error
  }
}

const poolOfAccess = ({ endpoint: { access }, deps }: Call) => {
  if (access === 'guest') return deps.guestPool
  return access === 'public' ? deps.publicPool : deps.pool
}

const poolOf = ({ endpoint, deps }: Call) => (endpoint.costly ? deps.costlyPool : deps.pool)

const guardedOf = (
  call: Call,
  claims: Claims,
  actor: Actor,
): Pick<GuardedCtx, 'inBusiness' | 'isStillAdmitted'> => ({
  inBusiness: (mode, work) =>
    transaction(poolOf(call), claims, mode, async (tx) => {
      const now = nowOf(call, tx)
      return work({
        ...tx,
        ...call.common,
        now,
        ...withActor(actor),
        audit: auditWriterOf(call, tx, actor, now),
      })
    }),
  isStillAdmitted: () =>
    authorizeCaller(call, call.request, claims).then(
      () => true,
      () => false,
    ),
})

declare module 'fastify' {
  interface FastifyRequest {
    claims?: Claims
    actor?: Actor
    person?: Person
  }
}
