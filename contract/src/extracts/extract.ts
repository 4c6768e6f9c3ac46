import { z } from 'zod'
import { Choice, Id } from '../primitives.ts'
import { extractFormats } from '../tickets/lists/extract-tickets.ts'

export const Format = Choice(extractFormats).optional()
/** The file is written after the reply: the tray shows progress, `get-extract` returns the file. */
export const ExtractBegun = z.strictObject({ publicId: Id, workPublicId: Id, total: z.int() })
export const extractProblems = [
  'InvalidRequest',
  'NotFound',
  'KeyReused',
  'StillRunning',
  'Unavailable',
] as const
