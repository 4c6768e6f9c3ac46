import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../primitives.ts'
import { oneWebhook, Webhook, webhookAt, WebhookForm } from './webhook.ts'

export const findWebhooks = endpoint({
  ...webhookAt,
  method: 'GET',
  summary: 'The addresses of other programs that are told what happens, and how that goes',
  effect: 'read',
  reply: z.strictObject({ items: z.array(Webhook) }),
  problems: [],
})
/** `secret` signs the deliveries (Standard Webhooks); only this reply contains it. */
export const createWebhook = endpoint({
  ...webhookAt,
  method: 'POST',
  summary:
    'Have another program told what happens; the secret that signs it is in this answer alone',
  effect: 'outside',
  body: WebhookForm.omit({ version: true }),
  reply: Webhook.extend({ secret: z.string() }),
  problems: ['ListFull'],
})
export const saveWebhook = endpoint({
  ...oneWebhook,
  method: 'PUT',
  summary: 'Change the address or what is told, or pause it; what waits is sent once it goes on',
  effect: 'outside',
  body: WebhookForm,
  reply: Webhook,
  problems: ['NotFound', 'StaleVersion'],
})
export const deleteWebhook = endpoint({
  ...oneWebhook,
  method: 'DELETE',
  summary: 'Tell a program nothing any more, also not what waits',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound'],
})
export const rotateSecret = endpoint({
  ...oneWebhook,
  method: 'POST',
  path: '/1.0/webhook/:id/secret',
  summary: 'Another secret, in this answer alone; for a day both sign',
  effect: 'write',
  reply: Webhook.extend({ secret: z.string() }),
  problems: ['NotFound'],
})
