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
  summary: 'Whether a client consents to messages that are not about an order, with the proof',
  effect: 'read',
  problems: ['NotFound'],
})
export const recordConsent = endpoint({
  ...at,
  method: 'POST',
  summary:
    'Record that a client has consented to messages or taken it back: when, how, to which text',
  effect: 'write',
  idempotent: true,
  body: ConsentBody,
  problems: ['NotFound', 'KeyReused', 'StillRunning'],
})
