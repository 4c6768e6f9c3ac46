import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const remindClient = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/rescheduling/:id/reminder',
  summary: 'Email the client of an order that still has to choose again; at most once a minute',
  access: ['Rescheduling', 'Orders'],
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({ orderPublicId: Id }),
  reply: z.strictObject({ mailPublicId: Id }),
  problems: ['NotFound', 'NothingToSend', 'TooManyTries', 'KeyReused', 'StillRunning'],
})
