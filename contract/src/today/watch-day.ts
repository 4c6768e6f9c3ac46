import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QueryInteger } from '../primitives.ts'
import { whoSeesTheDay } from './get-day-board.ts'

/** Maximum number of open streams of one session in one process. */
export const mostStreams = 4

export const watchDay = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/day/events',
  summary:
    'Stream server-sent events: `changed` after every change in the business, without details; the client then reads the board again. The stream ends with the session',
  access: [...whoSeesTheDay],
  effect: 'outside',
  query: z.strictObject({
    /** Seconds after which the stream ends, default 300; the client then reconnects. */
    seconds: QueryInteger(1, 3600).optional(),
  }),
  produces: 'text/event-stream',
  reply: z.unknown(),
  problems: ['TooManyAtOnce'],
})
