import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { ConsentBody, Consents } from './consent.ts'

const at = {
  service: 'administration',
  path: '/1.0/Clients/:profilePublicId/consent',
  access: 'Clients',
  params: z.object({ profilePublicId: Id }),
  reply: Consents,
} as const

export const getConsents = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get whether a client consents to marketing messages, with the proof',
  effect: 'read',
  problems: ['NotFound'],
})
export const recordConsent = endpoint({
  ...at,
  method: 'POST',
  summary: 'Record that a client gave or withdrew consent to messages: when, how, to which text',
  effect: 'write',
  idempotent: true,
  body: ConsentBody,
  problems: ['NotFound', 'KeyReused', 'StillRunning'],
})
