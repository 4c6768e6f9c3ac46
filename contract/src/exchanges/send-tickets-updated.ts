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
  summary: 'Email the current tickets of an order, after they were exchanged',
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
  summary: 'Preview the email with the current tickets of an order; nothing is sent',
  access: 'Orders',
  effect: 'outside',
  body: z.strictObject({ orderPublicId: Id }),
  reply: z.strictObject({ emails: z.strictObject({ fr: Email, en: Email }) }),
  problems: ['NotFound'],
})
