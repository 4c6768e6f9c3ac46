import { z } from 'zod'
import { Id, Integer } from '../primitives.ts'

/** As many orders or tickets as one bulk action takes. */
export const bulkLimit = 10_000

/** How many the clerk saw: when it is another number by now, nothing begins. */
export const Expected = Integer(1, bulkLimit)
export const bulkProblems = [
  'InvalidRequest',
  'NotFound',
  'StaleVersion',
  'KeyReused',
  'StillRunning',
  'Unavailable',
] as const
/** The work goes on after the answer: its progress is in the tray, its results at `publicId`. */
export const BulkStarted = z.strictObject({ publicId: Id, workPublicId: Id, total: z.int() })
