import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { ClientImport } from './client-import.ts'

export const getClientImport = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/import/:id',
  summary: 'Get a client import: its columns, the outcome of its rows, and its progress',
  access: 'Clients',
  effect: 'read',
  params: z.object({ id: Id }),
  reply: ClientImport,
  problems: ['NotFound'],
})
