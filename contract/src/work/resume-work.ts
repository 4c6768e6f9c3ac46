import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Work } from './work.ts'

export const resumeWork = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/work/:id/resume',
  summary: 'Resume a canceled or failed operation where it stopped',
  access: 'signed-in',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  reply: Work,
  problems: ['NotFound', 'NoAccess', 'KeyReused', 'StillRunning'],
})
