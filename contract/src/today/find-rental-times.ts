import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, WallTime } from '../primitives.ts'
import { whyNotMovedReasons } from './find-slot-clients.ts'

export const findRentalTimes = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/day/rental/:unitId/times',
  summary:
    'List the other start times of the same day at which a rented item is available with its size, duration and accessories',
  access: ['Rescheduling', 'Orders'],
  effect: 'read',
  params: z.object({ unitId: Id }),
  reply: z.strictObject({
    /** The ticket to move, with the version that was read. */
    ticketPublicId: Id,
    ticketVersion: z.int(),
    /** Null when it can have another time. */
    whyNotMoved: z.enum(whyNotMovedReasons).nullable(),
    times: z.array(
      z.strictObject({ beginDateTimeUtc: Instant, beginTime: WallTime, endTime: WallTime }),
    ),
  }),
  problems: ['NotFound'],
})
