import type { FastifyBaseLogger } from 'fastify'
import { currentWork } from './current-work.ts'
import { knownShape } from './statement-shape.rules.ts'
import { onStatement } from './statements.ts'

/**
 * Notes in the log which statement took long, for which business, and for which request or job. Of
 * its values nothing is said.
 *
 * @param slowMs From how many milliseconds on
 * @returns What ends it
 */
export const noteSlowQueries = (log: FastifyBaseLogger, slowMs: number): (() => void) =>
  onStatement(({ text, beganAt, endedAt }) => {
    const ms = endedAt - beganAt
    if (ms < slowMs) return
    const { tenantId, requestId, route, jobKind } = currentWork()?.work ?? {}
    log.warn(
      {
        statement: knownShape(text).text,
        ms: Math.round(ms),
        tenantId,
        reqId: requestId,
        route,
        job: jobKind,
      },
      'slow query',
    )
  })
