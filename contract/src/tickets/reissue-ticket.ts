import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'

export const reissueTicket = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/ticket/:id/reissue',
  summary:
    'Issue a new code for a lost ticket, and optionally send it to the email on the order; the former code is refused at the gate',
  access: 'Tickets',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  body: z.strictObject({ isEmailed: z.boolean('type').optional(), version: Version }),
  reply: z.strictObject({ publicId: Id, version: z.int(), mailPublicId: Id.nullable() }),
  problems: [
    'NotFound',
    'InvalidTicketTransition',
    'NothingToSend',
    'StaleVersion',
    'KeyReused',
    'StillRunning',
  ],
})
