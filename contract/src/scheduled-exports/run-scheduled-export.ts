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
    'Create and send the file of the last complete period now; returns the manual run that is still waiting, if there is one',
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
  summary: 'List the last 100 runs of a scheduled export, newest first',
  effect: 'read',
  params,
  reply: z.strictObject({ items: z.array(ExportRun) }),
  problems: ['NotFound'],
})
export const getExportRun = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/ScheduledExport/run/:id',
  summary: 'Get a run, as the link of an email shows it',
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
  summary: 'Download the file of a run; 404 before it is written and after it has expired',
  effect: 'outside',
  params,
  produces: listFiles,
  reply: z.unknown(),
  problems: ['NotFound', 'NoAccess', 'Unavailable'],
})
