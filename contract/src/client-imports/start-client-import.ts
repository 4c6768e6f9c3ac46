import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Integer } from '../primitives.ts'
import { importLimits } from './client-import.ts'

export const startClientImport = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/import/:id/start',
  summary:
    'Start writing the clients of a checked spreadsheet, as an operation that can be resumed',
  access: 'Clients',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    /** Number of accepted rows that the check showed; another number is an error. */
    expected: Integer(1, importLimits.rows),
  }),
  reply: z.strictObject({ workPublicId: Id, total: z.int() }),
  problems: [
    'NotFound',
    'Restricted',
    'ImportStarted',
    'StaleVersion',
    'KeyReused',
    'StillRunning',
  ],
})
