import { z } from 'zod'
import { Id, Integer } from '../primitives.ts'

/** The most orders or tickets of one bulk action. */
export const bulkLimit = 10_000

/** Number of records that the clerk saw; nothing starts when it has changed. */
export const ExpectedCount = Integer(1, bulkLimit)
export const bulkProblems = [
  'InvalidRequest',
  'NotFound',
  'StaleVersion',
  'KeyReused',
  'StillRunning',
  'Unavailable',
] as const
/** The work goes on after the reply: the tray shows progress, `publicId` leads to the results. */
export const BulkStarted = z.strictObject({ publicId: Id, workPublicId: Id, total: z.int() })
