import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { ClientImport, ImportReading } from './client-import.ts'

export const checkClientImport = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/import/:id/check',
  summary: 'Check every row of a client spreadsheet without writing any client',
  access: 'Clients',
  effect: 'write',
  costly: true,
  params: z.object({ id: Id }),
  body: ImportReading,
  reply: ClientImport,
  problems: ['NotFound', 'Restricted', 'ImportStarted', 'Unavailable'],
})
