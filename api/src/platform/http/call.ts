import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { parseReply } from '@guichet/contract/primitives.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { recordAudit } from '../db/audit.ts'
import type { Transaction } from '../db/db.ts'
import type { CostlyLimiter } from '../network/costly-limiter.ts'
import type { Actor, Claims } from './actor.ts'
import type { Common, Ctx, WithActor } from './contexts.ts'
import { recordDenial } from './denials.ts'
import { readMultipart } from './multipart.ts'
import { assertOwnIds, type NamedFields } from './named-ids.ts'
import { languageOf } from './problem.ts'
import { gather, sendList, StreamedList, type GatheredList } from './streamed.ts'
import { validate, type Raw } from './validate.ts'

export type MountDeps = {
  pool: pg.Pool
  /** Connections of calls that are declared costly. */
  costlyPool: pg.Pool
  /** Connections of unauthenticated calls. */
  publicPool: pg.Pool
  /** Connections of visitors of the public ticket offices. */
  guestPool: pg.Pool
  /** Verifies a bearer token. @throws SignInRequired */
  claimsOf: (request: FastifyRequest) => Promise<Claims>
  /**
   * True to parse each reply with its strict schema, so that an unlisted column fails: in tests and
   * development.
   */
  checkReplies: boolean
  /** Clock of a test; production uses the database. */
  clock?: (() => string) | undefined
  afterCommit: () => void
  /** Records the use of an API key; persons are not recorded. */
  noteUse: (claims: Claims) => Promise<void>
  /**
   * Counts a call of an API key, and sets the headers with the rest.
   *
   * @throws TooManyRequests
   */
  limitKey: (claims: Claims, reply: FastifyReply) => Promise<void>
  uploadLimitMegabytes: number
  costlyLimiter: CostlyLimiter
}

/** A mounted endpoint, with the data that every request to it needs. */
export type MountedCall = { endpoint: Endpoint; fields: NamedFields; deps: MountDeps }

/** A mounted endpoint, and the function that runs its requests. */
export type MountedHandler = { mount: MountedCall; run: (call: Call) => Promise<unknown> }

/** A request to a mounted endpoint. */
export type Call = MountedCall & {
  request: FastifyRequest
  reply: FastifyReply
  raw: Raw
  common: Common
}

export async function readCall(
  mounted: MountedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call> {
  const { endpoint, deps } = mounted
  const body = endpoint.accepts
    ? await readMultipart(request, deps.uploadLimitMegabytes)
    : request.body
  const common = { requestId: request.id, language: languageOf(request) }
  const raw = { params: request.params, query: request.query, body }
  return { ...mounted, request, reply, raw, common }
}

/** The declared parts of the request, parsed. @throws InvalidRequest */
export const inputOf = ({ endpoint, raw, common }: Call): Raw =>
  validate(endpoint, raw, common.language)

/** @throws NotFound, ForgedActor when the request names another business or another person */
export const assertOwnCall = ({ fields, raw }: Call, claims: Claims): void =>
  assertOwnIds(fields, raw, claims)

/** An `outside` call opens its transactions itself, and does not use this. */
export const modeOf = ({ endpoint }: Call): 'read' | 'write' =>
  endpoint.effect === 'write' ? 'write' : 'read'

export const nowOf = ({ deps }: Call, tx: Transaction): string => deps.clock?.() ?? tx.now

/** The actor for a context, with its most used fields. */
export const withActor = (actor: Actor): WithActor => ({
  actor,
  tenantId: actor.tenantId,
  accountId: actor.accountId,
  timeZone: actor.timeZone,
})

/** Writes audit lines of one request; the handler cannot choose the actor. */
export const auditWriterOf =
  ({ request }: Call, { db }: Transaction, actor: Actor, now: string): Ctx['audit'] =>
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

/** A list whose rows are read completely. */
class Ready {
  readonly list: GatheredList
  constructor(list: GatheredList) {
    this.list = list
  }
}

/**
 * Completes a result inside the transaction: a long list is read to its end, so that the database
 * does not wait for the client.
 */
export async function finish({ endpoint, deps }: Call, result: unknown): Promise<unknown> {
  if (result instanceof StreamedList) return new Ready(await gather(result))
  return deps.checkReplies && !endpoint.produces ? parseReply(endpoint.reply, result) : result
}

/**
 * Sends a result after the commit: a list is written to the client, anything else is left to
 * Fastify.
 */
export const deliver = ({ reply }: Call, result: unknown): unknown =>
  result instanceof Ready ? sendList(reply, result.list) : result

/** Writes an audit line when access was denied. The error is not affected. */
export const recordDenied = (
  { deps, endpoint, request }: Call,
  claims: Claims,
  error: unknown,
): Promise<void> => recordDenial(deps.pool, { claims, endpoint, requestId: request.id }, error)
