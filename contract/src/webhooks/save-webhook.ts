import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../primitives.ts'
import { oneWebhook, Webhook, webhookAt, WebhookForm } from './webhook.ts'

export const findWebhooks = endpoint({
  ...webhookAt,
  method: 'GET',
  summary: 'List the webhooks of the business, with the state of their deliveries',
  effect: 'read',
  reply: z.strictObject({ items: z.array(Webhook) }),
  problems: [],
})
/** `secret` signs the deliveries (Standard Webhooks); only this reply contains it. */
export const createWebhook = endpoint({
  ...webhookAt,
  method: 'POST',
  summary: 'Create a webhook; only this response contains the secret that signs its deliveries',
  effect: 'outside',
  body: WebhookForm.omit({ version: true }),
  reply: Webhook.extend({ secret: z.string() }),
  problems: ['ListFull'],
})
export const saveWebhook = endpoint({
  ...oneWebhook,
  method: 'PUT',
  summary:
    'Save the URL or the events of a webhook, or pause it; waiting deliveries are sent once it resumes',
  effect: 'outside',
  body: WebhookForm,
  reply: Webhook,
  problems: ['NotFound', 'StaleVersion'],
})
export const deleteWebhook = endpoint({
  ...oneWebhook,
  method: 'DELETE',
  summary: 'Delete a webhook with its waiting deliveries',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound'],
})
export const rotateSecret = endpoint({
  ...oneWebhook,
  method: 'POST',
  path: '/1.0/webhook/:id/secret',
  summary: 'Create a new secret, which only this response contains; for one day both secrets sign',
  effect: 'write',
  reply: Webhook.extend({ secret: z.string() }),
  problems: ['NotFound'],
})
