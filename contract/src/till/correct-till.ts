import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id } from '../primitives.ts'
import { CashAmount, Reason, Till } from './till-view.ts'

export const correctTill = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Till/:id/correction',
  summary: 'Add a correction to a closed till; the figures of its closing do not change',
  access: 'SalesReports',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({
    /** `more`: the drawer held more than was counted; `less`: it held less. */
    direction: Choice(['more', 'less']),
    amount: CashAmount,
    reason: Reason,
  }),
  reply: Till,
  problems: ['NotFound', 'TillStillOpen', 'KeyReused', 'StillRunning'],
})
