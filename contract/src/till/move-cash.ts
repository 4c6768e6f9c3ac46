import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id } from '../primitives.ts'
import { CashAmount, Reason, Till } from './till-view.ts'

export const moveCash = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Till/:id/cash',
  summary: 'Record cash put into one’s till or taken out without a sale: change, a deposit',
  access: 'TicketCreation',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({ kind: Choice(['in', 'out']), amount: CashAmount, reason: Reason }),
  reply: Till,
  problems: ['NotFound', 'TillClosed', 'KeyReused', 'StillRunning'],
})
