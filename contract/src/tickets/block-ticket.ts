import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Required, Version } from '../primitives.ts'

const change = {
  service: 'ticketing',
  method: 'POST',
  access: 'Tickets',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id }),
  reply: z.strictObject({
    publicId: Id,
    version: z.int(),
    blockedReason: z.string().nullable(),
  }),
  problems: ['NotFound', 'InvalidTicketTransition', 'StaleVersion', 'KeyReused', 'StillRunning'],
} as const

export const blockTicket = endpoint({
  ...change,
  path: '/1.0/ticket/:id/block',
  summary: 'Block a ticket: it has no code until it is unblocked. The reason is for staff only',
  body: z.strictObject({ reason: Required(192), version: Version }),
})
export const unblockTicket = endpoint({
  ...change,
  path: '/1.0/ticket/:id/unblock',
  summary: 'Unblock a ticket: it has its code again',
  body: z.strictObject({ version: Version }),
})
