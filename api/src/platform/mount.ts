import { pathOf, type Endpoint, type Input, type Reply } from '@guichet/contract/endpoint.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import {
  actorOf,
  actorQuery,
  assertMay,
  personOf,
  portalClient,
  type Actor,
  type Claims,
  type Person,
  type StaffRow,
} from './actor.ts'
import { invalid } from './api-error.ts'
import { recordAudit } from './audit.ts'
import { transaction, type Opened, type Scope } from './db.ts'
import { recordDenial } from './denials.ts'
import { isProtected } from './fault-seams.ts'
import { firstAnswer, keepAnswer, type IdempotentCall } from './idempotency.ts'
import { isId } from './ids.ts'
import { readMultipart } from './multipart.ts'
import { assertOwnIds, namedFields } from './named-ids.ts'
import { languageOf } from './problem.ts'
import { gather, Streamed, writeOut, type Gathered } from './streamed.ts'
import { Turnstile } from './turnstile.ts'
import { validate, type Raw } from './validate.ts'

export type Note = {
  orderId?: string
  facts?: Record<string, unknown>
  texts?: Record<string, string>
}
type Common = { requestId: string; language: Language }
/** What the handler of a public call gets. */
export type PublicCtx = Opened & Common
/** What a handler outside any business gets. */
export type PersonCtx = PublicCtx & { person: Person }
/** What a handler gets: the transaction, who acts where, the time, and the pen of the audit trail. */
export type Ctx = PublicCtx & {
  actor: Actor
  audit: (code: string, subject: string, subjectId: string, note?: Note) => Promise<void>
}
/**
 * A handler that speaks to the outside gets no transaction, only the way to open one before and
 * after.
 */
export type OutsideCtx = Common & {
  request: FastifyRequest
  reply: FastifyReply
  inTenant: <T>(
    scope: Scope,
    mode: 'read' | 'write',
    work: (tx: Opened) => Promise<T>,
  ) => Promise<T>
}
/** The same for somebody who is signed in, in no business. */
export type OutsidePersonCtx = OutsideCtx & { person: Person }
/**
 * The same for a call that is not public: who acts was found and admitted before the body was read;
 * `inBusiness` opens a transaction of the actor's business, with its pen.
 */
export type GuardedCtx = OutsideCtx & {
  actor: Actor
  inBusiness: <T>(mode: 'read' | 'write', work: (ctx: Ctx) => Promise<T>) => Promise<T>
}
type CtxOf<E extends Endpoint> = E['effect'] extends 'outside'
  ? E['access'] extends 'public'
    ? OutsideCtx
    : E['access'] extends 'account'
      ? OutsidePersonCtx
      : GuardedCtx
  : E['access'] extends 'public'
    ? PublicCtx
    : E['access'] extends 'account'
      ? PersonCtx
      : Ctx
export type Handler<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: Input<E>,
) => Promise<Reply<E> | Streamed>

export type MountDeps = {
  pool: pg.Pool
  /** Connections of the calls that are declared costly. */
  costlyPool: pg.Pool
  /** Connections of the calls that anybody may send. */
  publicPool: pg.Pool
  /** Verifies a bearer token; throws SignInRequired. */
  claimsOf: (request: FastifyRequest) => Promise<Claims>
  /**
   * Parse each reply with its strict schema, so that an unlisted column fails: in tests and
   * development.
   */
  checkReplies: boolean
  /** A clock of a test; production asks the database. */
  clock?: (() => string) | undefined
  afterCommit: () => void
  uploadLimitMegabytes: number
  turnstile: Turnstile
}
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/**
 * Sign-in → access type → tenant → validation → handler → reply, in this order, once for all
 * routes.
 */
export function mountOn(app: FastifyInstance, deps: MountDeps, mounted: Set<Endpoint>): Mount {
  const { turnstile } = deps
  return (endpoint, handler) => {
    mounted.add(endpoint)
    const fields = namedFields(endpoint)
    const admit = async (
      request: FastifyRequest,
      claims: Claims,
    ): Promise<{ person: Person; actor?: Actor }> => {
      try {
        return await transaction<{ person: Person; actor?: Actor }, StaffRow>(
          deps.pool,
          claims,
          'read',
          async (_tx, row) => {
            const person = personOf(claims, row)
            const actor = endpoint.access === 'account' ? undefined : actorOf(claims, row)
            if (actor) assertMay(actor, endpoint)
            assertOwnIds(fields, { params: request.params, query: request.query }, claims)
            return { person, ...(actor && { actor }) }
          },
          actorQuery(claims),
        )
      } catch (error) {
        await recordDenial(deps.pool, claims, endpoint, request.id, error)
        throw error
      }
    }
    app.route({
      method: endpoint.method,
      url: pathOf(endpoint),
      config: { isSignedIn: endpoint.access !== 'public' },
      onRequest: async (request) => {
        if (endpoint.access === 'public') return
        request.claims = await deps.claimsOf(request)
        // Nothing is read of the body of somebody who may not send it.
        if (endpoint.effect === 'outside')
          Object.assign(request, await admit(request, request.claims))
      },
      handler: async (request, reply) => {
        const raw: Raw = {
          params: request.params,
          query: request.query,
          body: endpoint.accepts
            ? await readMultipart(request, deps.uploadLimitMegabytes)
            : request.body,
        }
        const common: Common = { requestId: request.id, language: languageOf(request) }
        const penOf =
          ({ db }: Opened, now: string, actor: Actor): Ctx['audit'] =>
          (code, subject, subjectId, note = {}) =>
            recordAudit(db, {
              tenantId: actor.tenantId,
              accountId: actor.accountId,
              requestId: request.id,
              now,
              code,
              subject,
              subjectId,
              ...note,
            })
        // Inside the transaction: a long list is read to its end, so that nothing of the database waits for the client.
        const finish = async (result: unknown): Promise<unknown> => {
          if (result instanceof Streamed) return new Ready(await gather(result))
          return deps.checkReplies && !endpoint.produces ? endpoint.reply.parse(result) : result
        }
        const deliver = (result: unknown) =>
          result instanceof Ready ? sendList(reply, result.list) : result
        if (endpoint.effect === 'outside') {
          const pool = endpoint.access === 'public' ? deps.publicPool : deps.pool
          const inTenant: OutsideCtx['inTenant'] = (scope, mode, work) =>
            transaction(pool, scope, mode, work)
          const { actor, claims, person } = request
          const inBusiness: GuardedCtx['inBusiness'] = (mode, work) =>
            transaction(deps.pool, claims!, mode, async (tx) => {
              const now = deps.clock?.() ?? tx.now
              return work({ ...tx, ...common, now, actor: actor!, audit: penOf(tx, now, actor!) })
            })
          try {
            if (claims) assertOwnIds(fields, raw, claims)
            return await finish(
              await run(
                handler,
                {
                  ...common,
                  request,
                  reply,
                  inTenant,
                  ...(person && { person }),
                  ...(actor && { actor, inBusiness }),
                },
                validate(endpoint, raw, common.language),
              ),
            )
          } catch (error) {
            if (claims) await recordDenial(deps.pool, claims, endpoint, request.id, error)
            throw error
          }
        }
        if (endpoint.access === 'public')
          return transaction(
            deps.publicPool,
            { tenantId: null, accountId: null },
            endpoint.effect,
            async (tx) =>
              finish(
                await run(
                  handler,
                  { ...tx, ...common, now: deps.clock?.() ?? tx.now },
                  validate(endpoint, raw, common.language),
                ),
              ),
          )

        const claims = request.claims!
        const leave = endpoint.costly ? await turnstile.enter(claims) : () => {}
        try {
          const result = await transaction<unknown, StaffRow>(
            endpoint.costly ? deps.costlyPool : deps.pool,
            claims,
            endpoint.effect,
            async (tx, row) => {
              const now = deps.clock?.() ?? tx.now
              if (endpoint.access === 'account') {
                const person = personOf(claims, row)
                assertOwnIds(fields, raw, claims)
                return finish(
                  await run(
                    handler,
                    { ...tx, ...common, now, person },
                    validate(endpoint, raw, common.language),
                  ),
                )
              }
              const actor = actorOf(claims, row)
              assertMay(actor, endpoint)
              assertOwnIds(fields, raw, claims)
              const input = validate(endpoint, raw, common.language)
              const idempotent = idempotentCallOf(endpoint, request, actor, input, now)
              const before = idempotent && (await firstAnswer(tx.db, idempotent))
              if (before) return finish(before)
              const result = await finish(
                await run(
                  handler,
                  { ...tx, ...common, now, actor, audit: penOf(tx, now, actor) },
                  input,
                ),
              )
              if (idempotent) await keepAnswer(tx.db, idempotent, result)
              return result
            },
            actorQuery(claims),
          )
          return await deliver(result)
        } catch (error) {
          await recordDenial(deps.pool, claims, endpoint, request.id, error)
          throw error
        } finally {
          leave()
          // Such handlers leave emails and transfers to be sent; whatever else waits is found by the next poll.
          if (endpoint.idempotent) deps.afterCommit()
        }
      },
    })
  }
}

const run = (handler: unknown, ctx: unknown, input: unknown) =>
  (handler as (ctx: unknown, input: unknown) => Promise<unknown>)(ctx, input)

/** A list whose rows have left the transaction. */
class Ready {
  readonly list: Gathered
  constructor(list: Gathered) {
    this.list = list
  }
}

async function sendList(reply: FastifyReply, list: Gathered) {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value as string)
  reply.raw.setHeader('content-type', 'application/json; charset=utf-8')
  await writeOut(reply.raw, list).catch(() => {
    /* the reader left or stalled: there is nobody to tell */
  })
  return reply
}

/**
 * The key of a request that must not be done twice. It stands for the whole request: path, query
 * and body.
 *
 * @throws InvalidRequest for a key that is no UUID, and for none where the portal itself asks
 */
function idempotentCallOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor,
  input: Raw,
  now: string,
): IdempotentCall | null {
  if (!endpoint.idempotent || !isProtected('idempotency-key')) return null
  const key = request.headers['idempotency-key']
  const problem = (rule: string) =>
    invalid([{ field: 'Idempotency-Key', rule, detail: 'Idempotency-Key: UUID' }])
  if (key === undefined && actor.clientName === portalClient) throw problem('required')
  if (key === undefined) return null
  if (!isId(key)) throw problem('id')
  return {
    tenantId: actor.tenantId,
    accountId: actor.accountId,
    call: `${endpoint.method} ${pathOf(endpoint)}`,
    key,
    request: input,
    now,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    claims?: Claims
    actor?: Actor
    person?: Person
  }
}
