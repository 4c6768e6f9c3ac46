import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listFiles } from '../media-types.ts'
import { Id } from '../primitives.ts'
import { anySubject, ExportRun } from './scheduled-export.ts'

const at = { service: 'administration', access: anySubject } as const
const params = z.object({ id: Id })

export const runScheduledExport = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/ScheduledExport/:id/run',
  summary:
    'Make the file of the period that is over now and send it; the run by hand that still waits, where there is one',
  effect: 'write',
  idempotent: true,
  params,
  reply: ExportRun,
  problems: ['NotFound', 'KeyReused'],
})
export const findExportRuns = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/ScheduledExport/:id/runs',
  summary: 'The log of a scheduled export: its last 100 runs, the newest first',
  effect: 'read',
  params,
  reply: z.strictObject({ items: z.array(ExportRun) }),
  problems: ['NotFound'],
})
export const getExportRun = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/ScheduledExport/run/:id',
  summary: 'One run, as the link of a letter shows it',
  effect: 'read',
  params,
  reply: ExportRun,
  problems: ['NotFound', 'NoAccess'],
})
/**
 * The file holds personal data: only staff with the access at this moment can download it, for
 * seven days.
 */
export const getExportFile = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/ScheduledExport/run/:id/file',
  summary: 'The file of a run; not found until it is written, and once it has expired',
  effect: 'outside',
  params,
  produces: listFiles,
  reply: z.unknown(),
  problems: ['NotFound', 'NoAccess', 'Unavailable'],
})
