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
    'Count the drawer of one’s open till or, with the access to sales reports, of any; returns the expected cash',
  body: z.strictObject({ pieces: Pieces }),
  problems,
})

export const closeTill = endpoint({
  ...at,
  path: '/1.0/Till/:id/close',
  summary:
    'Close a till with its last count; a difference needs an explanation. Another count is needed when cash has moved since',
  body: z.strictObject({
    countPublicId: Id,
    /** Required when the counted cash differs from the expected cash. */
    explanation: Required(explanationLimit).optional(),
  }),
  problems: [...problems, 'TillMoved'],
})
