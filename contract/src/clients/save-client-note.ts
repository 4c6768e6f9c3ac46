import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, RichText, Version } from '../primitives.ts'
import { clientNoteLimit } from './client.ts'

const at = {
  service: 'administration',
  path: '/1.0/Clients/:profilePublicId/note',
  access: 'Clients',
  params: z.object({ profilePublicId: Id }),
  reply: z.strictObject({ note: z.string(), version: z.int() }),
} as const

/** Empty where nothing is noted. */
export const ClientNote = z.strictObject({ note: RichText(clientNoteLimit), version: Version })

export const getClientNote = endpoint({
  ...at,
  method: 'GET',
  summary: 'What the staff noted about a client',
  effect: 'read',
  problems: ['NotFound'],
})
export const saveClientNote = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save what the staff noted about a client, which no client reads',
  effect: 'write',
  body: ClientNote,
  problems: ['NotFound', 'StaleVersion'],
})
