import type { z } from 'zod'
import type * as endpoints from './index.ts'

type Endpoints = typeof endpoints
export type CallName = keyof Endpoints
type KeysOf<S> = S extends z.ZodType ? Extract<keyof z.input<S>, string> : never
type Part<E, K extends string> = E extends Record<K, infer S> ? KeysOf<S> : never
type Parameter<To extends CallName> = Part<Endpoints[To], 'params'> | Part<Endpoints[To], 'query'>

/**
 * Parameters of a call that a reply contains, each with a JSON pointer. `$body`: the whole reply is
 * the next body; `$fields`: members of the next body, with the pointers to their values.
 */
export type Links = {
  [From in CallName]?: {
    [To in CallName]?: { [P in Parameter<To>]?: string } & {
      $body?: string
      $fields?: { [pointer: `/${string}`]: string }
    }
  }
}
