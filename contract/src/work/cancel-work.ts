import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Work } from './work.ts'

export const cancelWork = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/work/:id/cancel',
  summary: 'Stop an operation after its current chunk; completed parts stay done',
  access: 'signed-in',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Work,
  problems: ['NotFound', 'NoAccess'],
})
