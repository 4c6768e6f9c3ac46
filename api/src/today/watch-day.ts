import type { watchDay as endpoint } from '@guichet/contract/today/watch-day.ts'
import type { Handler } from '../platform/contexts.ts'
import type { DayStreams } from './day-streams.ts'

const usualSeconds = 300

/**
 * Says that something of the business changed, and never what: the board is read again by the call
 * that knows who may see it.
 */
export const watchDay =
  (streams: DayStreams): Handler<typeof endpoint> =>
  async ({ actor, reply, isStillAdmitted }, { query: { seconds = usualSeconds } }) => {
    const { tenantId, sessionId } = actor
    streams.assertRoom(sessionId)
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers an answer would keep it to its end.
      'x-accel-buffering': 'no',
    })
    return streams.open({ tenantId, sessionId, seconds, isStillAdmitted })
  }
