import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Required } from '../primitives.ts'
import { explanationLimit, Pieces, Till } from './till-view.ts'

const at = {
  service: 'administration',
  method: 'POST',
  access: ['TicketCreation', 'SalesReports'],
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  reply: Till,
} as const
const problems = ['NotFound', 'TillClosed', 'KeyReused', 'StillRunning'] as const

export const countTill = endpoint({
  ...at,
  path: '/1.0/Till/:id/count',
  summary:
    'Count the drawer of an open till, the own one or, with the access to sales reports, any; what was expected is told then',
  body: z.strictObject({ pieces: Pieces }),
  problems,
})

export const closeTill = endpoint({
  ...at,
  path: '/1.0/Till/:id/close',
  summary:
    'Close a till with its last count; a difference is explained. Cash that moved since asks for another count',
  body: z.strictObject({
    countPublicId: Id,
    /** Required when the counted cash differs from the expected cash. */
    explanation: Required(explanationLimit).optional(),
  }),
  problems: [...problems, 'TillMoved'],
})
