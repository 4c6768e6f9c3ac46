import * as contract from '@guichet/contract/today/watch-day.ts'
import { handle } from '../platform/http/contexts.ts'
import type { DayStreams } from './day-streams.ts'

const usualSeconds = 300

/**
 * Reports that data of the business changed, without content: the client reads the board again,
 * with the usual access checks.
 */
export const watchDay = (streams: DayStreams) =>
  handle(
    contract.watchDay,
    async ({ actor, reply, isStillAdmitted }, { query: { seconds = usualSeconds } }) => {
      const { tenantId, sessionId } = actor
      streams.assertRoom(sessionId)
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that buffers responses would hold the stream to its end.
        'x-accel-buffering': 'no',
      })
      return streams.open({ tenantId, sessionId, seconds, isStillAdmitted })
    },
  )
