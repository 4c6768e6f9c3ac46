import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'

export const reissueTicket = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/ticket/:id/reissue',
  summary:
    'Gives a lost ticket another code, and sends it to the e-mail on the order if asked to. The code before opens no gate any more',
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
