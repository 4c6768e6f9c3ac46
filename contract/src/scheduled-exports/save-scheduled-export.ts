import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Nothing } from '../primitives.ts'
import {
  anySubject,
  ExportForm,
  ExportReader,
  exportSubjectNames,
  ScheduledExport,
} from './scheduled-export.ts'

const at = { service: 'administration', access: anySubject } as const
const params = z.object({ id: Id })

export const findScheduledExports = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/ScheduledExport',
  summary:
    'List the scheduled exports whose subjects the caller can export, by name, with their last runs',
  effect: 'read',
  reply: z.strictObject({ items: z.array(ScheduledExport) }),
  problems: [],
})
export const createScheduledExport = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/ScheduledExport',
  summary:
    'Schedule an export: a file is created each day, week or month, and a link to it is emailed to staff; at most 50 per business',
  effect: 'write',
  idempotent: true,
  body: ExportForm.omit({ version: true }),
  reply: ScheduledExport,
  problems: ['ListFull', 'NotFound', 'KeyReused'],
})
export const saveScheduledExport = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/ScheduledExport/:id',
  summary: 'Save a scheduled export; existing recipients may stay without the access',
  effect: 'write',
  params,
  body: ExportForm,
  reply: ScheduledExport,
  problems: ['NotFound', 'StaleVersion'],
})
export const deleteScheduledExport = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/ScheduledExport/:id',
  summary: 'Delete a scheduled export; its files stay until they expire',
  effect: 'write',
  params,
  reply: Nothing,
  problems: ['NotFound'],
})
export const findExportReaders = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/ScheduledExport/readers/:subject',
  summary: 'List the staff who can receive such an export, by name',
  effect: 'read',
  params: z.object({ subject: Choice(exportSubjectNames) }),
  reply: z.strictObject({ items: z.array(ExportReader) }),
  problems: [],
})
