import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required } from '../primitives.ts'

/** Validity of a code in seconds. */
export const codeSeconds = 60
const at = { service: 'authorization', method: 'POST' } as const

export const createTaskManagerCode = endpoint({
  ...at,
  path: '/1.0/TaskManager/code',
  summary: 'Create a code for the URL of the task manager, valid once within a minute',
  access: 'SchedulerDashboardAdmin',
  effect: 'write',
  reply: z.strictObject({ code: z.string(), expiresIn: z.int() }),
  problems: [],
})

/** Called by the server of the task manager, so that no URL contains a token. */
export const exchangeTaskManagerCode = endpoint({
  ...at,
  path: '/1.0/TaskManager/exchange',
  summary: 'Exchange a code for the access token of its account, once',
  access: 'public',
  effect: 'outside',
  body: z.strictObject({ code: Required(100) }),
  /** The token belongs to the person’s own session and ends with it; `expiresIn` is in seconds. */
  reply: z.strictObject({ accessToken: z.string(), expiresIn: z.int() }),
  problems: ['NotFound'],
})
