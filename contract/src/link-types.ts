import type { z } from 'zod'
import type { endpoints } from './index.ts'

type Endpoints = typeof endpoints
export type CallName = keyof Endpoints
type KeysOf<S> = S extends z.ZodType ? Extract<keyof z.input<S>, string> : never
type Part<E, K extends string> = E extends Record<K, infer S> ? KeysOf<S> : never
type Parameter<To extends CallName> = Part<Endpoints[To], 'params'> | Part<Endpoints[To], 'query'>

/**
 * Parameters of a call that a reply holds, each with a JSON pointer. `$body` is sent back whole;
 * `$fields` are members of the next body with what they are taken from.
 */
export type Links = {
  [From in CallName]?: {
    [To in CallName]?: { [P in Parameter<To>]?: string } & {
      $body?: string
      $fields?: { [pointer: `/${string}`]: string }
    }
  }
}
