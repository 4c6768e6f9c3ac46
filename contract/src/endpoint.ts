import type { z } from 'zod'
import type { Access, ApiScope, Restriction } from './access.ts'
import type { ProblemType } from './problems.ts'

/**
 * A call of the API, as data: the server mounts it, the portal calls it, the tests check it,
 * OpenAPI is generated from it.
 *
 * `effect`: `read` runs in a read-only transaction, `write` in a read-write one, `outside` has no
 * transaction (it calls other services). `idempotent`: the call moves money, takes places or sends
 * email; requests with the same `Idempotency-Key` are one operation.
 */
export type Endpoint = {
  service: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `/api/<service>`, such as `/1.0/order/:ref`; matched case-insensitively. */
  path: `/1.0/${string}`
  summary: string
  access: Access
  restriction?: Restriction
  /** API keys with any of these scopes may call it; without scopes no key may. */
  scopes?: readonly ApiScope[]
  effect: 'read' | 'write' | 'outside'
  /**
   * A public call of a client who follows the link of an email: the token in its body is the only
   * right. The pages of the ticket offices may run it.
   */
  byLink?: true
  /** A call of a visitor about their order, which they make also while the ticket office is offline. */
  afterSale?: true
  /** Available to a locked session: the call unlocks or ends it. */
  whileLocked?: true
  /** Available before the session has passed the second factor that a role requires. */
  beforeSecondFactor?: true
  stream?: true
  /**
   * An expensive list or search: concurrency is limited per account and per business, and it runs
   * on separate connections.
   */
  costly?: true
  idempotent?: true
  /** The raw bytes of the body are preserved to verify its signature. */
  signed?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  reply: z.ZodType
  /**
   * Content type of a body that is not JSON: its parts are the members of `body`; a file is a
   * `File`.
   */
  accepts?: 'multipart/form-data'
  /** Every possible content type of a reply that is not JSON. */
  produces?: string | readonly string[]
  problems: readonly ProblemType[]
  /** The call will be removed: each reply announces it in its headers, and OpenAPI marks it. */
  deprecated?: Deprecation
}

/** Dates in UTC; docs/api-versioning.md defines the minimum time between them. */
export type Deprecation = {
  since: `${number}-${number}-${number}`
  /** From this date on the call may be missing. */
  sunset: `${number}-${number}-${number}`
  /** Name of the call that replaces it. */
  instead?: string
}

export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** Returns the full path, which Fastify mounts and the portal fetches. */
export const pathOf = (endpoint: Pick<Endpoint, 'service' | 'path'>): string =>
  `/api/${endpoint.service}${endpoint.path}`

type Parts = 'params' | 'query' | 'body'
type ParsedOutput<S> = S extends z.ZodType ? z.output<S> : undefined
type SentInput<S> = S extends z.ZodType ? z.input<S> : undefined

/** Input of a handler: every declared part, validated. */
export type Input<E extends Endpoint> = { [K in Parts & keyof E]: ParsedOutput<E[K]> }
/** Parts of a request that a client sends. */
export type Call<E extends Endpoint> = { [K in Parts & keyof E]: SentInput<E[K]> }
export type Reply<E extends Endpoint> = z.output<E['reply']>
export type Body<E extends Endpoint> = SentInput<E['body']>
export type Query<E extends Endpoint> = SentInput<E['query']>
