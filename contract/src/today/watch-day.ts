import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QueryInteger } from '../primitives.ts'
import { whoSeesTheDay } from './get-day-board.ts'

/** How many streams one session may have open with one process. */
export const mostStreams = 4

export const watchDay = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/day/events',
  summary:
    'Server-sent events: `changed` whenever something of the business changed, without saying what. Whoever hears it reads the board again. It ends with the session',
  access: [...whoSeesTheDay],
  effect: 'outside',
  query: z.strictObject({
    /** It ends by itself after so many seconds, five minutes unless told: ask again. */
    seconds: QueryInteger(1, 3600).optional(),
  }),
  produces: 'text/event-stream',
  reply: z.unknown(),
  problems: ['TooManyAtOnce'],
})
