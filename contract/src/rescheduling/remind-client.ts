import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const remindClient = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/rescheduling/:id/reminder',
  summary: 'The email of a lost day again, to one order that still has to choose; once a minute',
  access: ['Rescheduling', 'Orders'],
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({ orderPublicId: Id }),
  reply: z.strictObject({ mailPublicId: Id }),
  problems: ['NotFound', 'NothingToSend', 'TooManyTries', 'KeyReused', 'StillRunning'],
})
