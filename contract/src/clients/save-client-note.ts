import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, RichText, TenantId, Version } from '../primitives.ts'
import { clientNoteLimit } from './client.ts'

const at = {
  service: 'user',
  path: '/1.0/profile/:profilePublicId/note',
  access: 'Clients',
  params: z.object({ profilePublicId: Id }),
  reply: z.strictObject({ note: z.string(), version: z.int() }),
} as const

/** An empty `note` means that there is none. */
export const ClientNote = z.strictObject({
  profilePublicId: Id.optional(),
  collaboratorPublicId: TenantId.optional(),
  note: RichText(clientNoteLimit),
  version: Version,
})

export const getClientNote = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the staff note about a client',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  problems: ['NotFound'],
})
export const saveClientNote = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save the staff note about a client, which clients never see',
  effect: 'write',
  body: ClientNote,
  problems: ['NotFound', 'StaleVersion'],
})
