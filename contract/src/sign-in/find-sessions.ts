import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Nothing } from '../primitives.ts'

const at = { service: 'authorization', path: '/1.0/Session', access: 'account' } as const

/** An active session of a person. */
export const OpenSession = z.strictObject({
  publicId: Id,
  /** Browser name, such as `Firefox`; null for programs and for sessions of older versions. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The program that signed in; `administration` is the portal. */
  clientName: z.string(),
  createdDateTimeUtc: Instant,
  /** Last renewal of its tokens: at most a quarter of an hour before its last call. */
  lastUsedDateTimeUtc: Instant,
  isCurrent: z.boolean(),
})
export type OpenSession = z.output<typeof OpenSession>

export const findSessions = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the sessions of the account, the current one first, then by last use',
  effect: 'read',
  reply: z.strictObject({ items: z.array(OpenSession) }),
  problems: [],
})
export const endSession = endpoint({
  ...at,
  path: '/1.0/Session/:id',
  method: 'DELETE',
  summary: 'End a session; its tokens are invalid at once',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
export const endOtherSessions = endpoint({
  ...at,
  method: 'DELETE',
  summary: 'End all other sessions',
  effect: 'write',
  reply: Nothing,
  problems: [],
})
