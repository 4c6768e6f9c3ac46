import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { parseReply } from '@guichet/contract/primitives.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Actor, Claims } from './actor.ts'
import { recordAudit } from './audit.ts'
import type { Common, Ctx } from './contexts.ts'
import type { Opened } from './db.ts'
import { recordDenial } from './denials.ts'
import { readMultipart } from './multipart.ts'
import { assertOwnIds, type NamedFields } from './named-ids.ts'
import { languageOf } from './problem.ts'
import { gather, sendList, Streamed, type Gathered } from './streamed.ts'
import type { Turnstile } from './turnstile.ts'
import { validate, type Raw } from './validate.ts'

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
  /** Remembers that a key of the API was used; a person leaves no such trace. */
  noteUse: (claims: Claims) => Promise<void>
  /**
   * Counts a call of a key of the API, and says in the headers how many are left.
   *
   * @throws TooManyRequests
   */
  limitKey: (claims: Claims, reply: FastifyReply) => Promise<void>
  uploadLimitMegabytes: number
  turnstile: Turnstile
}

/** An endpoint that is mounted, with what every request to it needs. */
export type Mounted = { endpoint: Endpoint; fields: NamedFields; deps: MountDeps }

/** One request to a mounted endpoint. */
export type Call = Mounted & {
  request: FastifyRequest
  reply: FastifyReply
  raw: Raw
  common: Common
}

export async function readCall(
  mounted: Mounted,
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

/** `outside` opens its transactions itself, and never asks here. */
export const modeOf = ({ endpoint }: Call): 'read' | 'write' =>
  endpoint.effect === 'write' ? 'write' : 'read'

export const nowOf = ({ deps }: Call, tx: Opened): string => deps.clock?.() ?? tx.now

/** Writes audit lines of one request: who did it is not for a handler to say. */
export const auditWriterOf =
  ({ request }: Call, { db }: Opened, actor: Actor, now: string): Ctx['audit'] =>
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

/** A list whose rows have left the transaction. */
class Ready {
  readonly list: Gathered
  constructor(list: Gathered) {
    this.list = list
  }
}

/**
 * What the handler answered, inside the transaction: a long list is read to its end, so that
 * nothing of the database waits for the client.
 */
export async function finish({ endpoint, deps }: Call, result: unknown): Promise<unknown> {
  if (result instanceof Streamed) return new Ready(await gather(result))
  return deps.checkReplies && !endpoint.produces ? parseReply(endpoint.reply, result) : result
}

/** The same after the commit: a list is written to the client, anything else is left to Fastify. */
export const deliver = ({ reply }: Call, result: unknown): unknown =>
  result instanceof Ready ? sendList(reply, result.list) : result

/** Leaves a line in the audit trail when somebody was denied. Does not hide the error. */
export const recordDenied = (
  { deps, endpoint, request }: Call,
  claims: Claims,
  error: unknown,
): Promise<void> => recordDenial(deps.pool, { claims, endpoint, requestId: request.id }, error)
