import type { z } from 'zod'
import type { Access, ApiScope, Restriction } from './access.ts'
import type { ProblemType } from './problems.ts'

/**
 * One call of the API, as data. The server mounts it, the portal calls it, the tests attack it,
 * OpenAPI prints it. `effect`: `read` runs in a read-only transaction, `write` in a writing one,
 * `outside` gets none (it calls other services). `idempotent`: the call moves money, takes places
 * or sends mail; a repeated `Idempotency-Key` is one operation.
 */
export type Endpoint = {
  service: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/<service>`, as `/1.0/order/:ref`; matched without regard to case. */
  path: `/1.0/${string}`
  summary: string
  access: Access
  restriction?: Restriction
  /** A key of the API with any of these may call it too; without them no key may. */
  scopes?: readonly ApiScope[]
  effect: 'read' | 'write' | 'outside'
  /** Answered to a locked session as well: what opens it or ends it. */
  whileLocked?: true
  /** Answered also where a role asks for a second factor that the session has not proven yet. */
  beforeSecondFactor?: true
  stream?: true
  /**
   * A list or search that costs the database much: only a few at a time for one person and one
   * business, on connections of their own.
   */
  costly?: true
  idempotent?: true
  /** The bytes of its body are kept as they came, for the signature over them. */
  signed?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  reply: z.ZodType
  /**
   * Content type of a body that is not JSON: its parts are the members of `body`, a file among them
   * is a File.
   */
  accepts?: 'multipart/form-data'
  /** Content types of a reply that is not JSON: each that it may have. */
  produces?: string | readonly string[]
  problems: readonly ProblemType[]
  /** The call will go: each answer says so in its headers, and the printed contract too. */
  deprecated?: Deprecated
}

/** Days in UTC; docs/api-versioning.md says how far apart they are. */
export type Deprecated = {
  since: `${number}-${number}-${number}`
  /** From this day on nobody may count on an answer. */
  sunset: `${number}-${number}-${number}`
  /** The name of the call that takes its place. */
  instead?: string
}

export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** The full path that Fastify mounts and the portal fetches. */
export const pathOf = (endpoint: Pick<Endpoint, 'service' | 'path'>): string =>
  `/api/${endpoint.service}${endpoint.path}`

type Parts = 'params' | 'query' | 'body'
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives: every declared part, already validated. */
export type Input<E extends Endpoint> = { [K in Parts & keyof E]: Parsed<E[K]> }
/** What a client sends. */
export type Call<E extends Endpoint> = { [K in Parts & keyof E]: Sent<E[K]> }
export type Reply<E extends Endpoint> = z.output<E['reply']>
export type Body<E extends Endpoint> = Sent<E['body']>
export type Query<E extends Endpoint> = Sent<E['query']>
