import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

const Email = z.strictObject({
  subject: z.string(),
  html: z.string(),
  /** File names of the attachments. */
  attachments: z.array(z.string()).optional(),
})

export const sendTicketsUpdated = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/ticket/sendticketsupdatednotification',
  summary: 'Email the tickets of an order as they are now, after they were edited',
  access: 'Orders',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ orderPublicId: Id }),
  reply: z.strictObject({ mailPublicId: Id }),
  problems: ['NotFound', 'NothingToSend', 'KeyReused', 'StillRunning'],
})
export const previewTicketsUpdated = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/ticket/sendticketsupdatednotification/preview',
  summary: 'The email of the tickets of an order as they are now. Nothing is sent',
  access: 'Orders',
  effect: 'outside',
  body: z.strictObject({ orderPublicId: Id }),
  reply: z.strictObject({ emails: z.strictObject({ fr: Email, en: Email }) }),
  problems: ['NotFound'],
})
