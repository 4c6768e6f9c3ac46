import type { FastifyBaseLogger } from 'fastify'
import { currentWork } from '../jobs/current-work.ts'
import { knownShape } from './statement-shape.rules.ts'
import { onStatement } from './statements.ts'

/**
 * Logs slow statements, with their business, and their request or job, without their values.
 *
 * @param slowMs Threshold in milliseconds
 * @returns A function that ends it
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
