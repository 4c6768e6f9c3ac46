import { z } from 'zod'
import { Choice, Id, Instant, NotEmpty, Text, Version } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { webhookEvents } from './webhook-events.messages.ts'

// Without user info (name and password) and without a fragment.
const address = /^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i
/**
 * URL that receives the events. Whether it may be reached is checked when it is saved and at each
 * delivery.
 */
const WebhookAddress = printedAs(
  Text(500)
    .trim()
    .regex(address, 'url')
    .refine((text) => URL.canParse(text), 'url'),
  { type: 'string', maxLength: 500, pattern: address.source },
)
export const WebhookForm = z.strictObject({
  url: WebhookAddress,
  events: NotEmpty(Choice(webhookEvents), webhookEvents.length, 'required'),
  isPaused: z.boolean('type'),
  version: Version,
})
export type WebhookForm = z.output<typeof WebhookForm>

export const Webhook = z.strictObject({
  publicId: Id,
  url: z.string(),
  events: z.array(z.string()),
  isPaused: z.boolean(),
  /** True when it was disabled because it failed for days, not by a person. */
  isFailing: z.boolean(),
  version: z.int(),
  createdDateTimeUtc: Instant,
  failingSinceDateTimeUtc: Instant.nullable(),
  /** Until then deliveries are also signed with the previous secret. */
  oldSecretUntilDateTimeUtc: Instant.nullable(),
  waiting: z.int(),
  dead: z.int(),
  lastSentDateTimeUtc: Instant.nullable(),
})
export type Webhook = z.output<typeof Webhook>

export const deliveryStates = ['waiting', 'sent', 'dead'] as const
/**
 * Reasons why a delivery failed: a status other than 200 to 299, no connection, a timeout, a host
 * in a private network that is not allowed.
 */
const deliveryFaults = ['refused', 'unreachable', 'tooSlow', 'inside'] as const
export const Delivery = z.strictObject({
  publicId: Id,
  event: z.string(),
  state: z.enum(deliveryStates),
  createdDateTimeUtc: Instant,
  attempts: z.int(),
  triedDateTimeUtc: Instant.nullable(),
  tookMilliseconds: z.int().nullable(),
  answerStatus: z.int().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  /** Time of the next attempt of a waiting delivery. */
  dueDateTimeUtc: Instant.nullable(),
  sentDateTimeUtc: Instant.nullable(),
  body: z.string(),
})
export type Delivery = z.output<typeof Delivery>

export const webhookAt = {
  service: 'configuration',
  path: '/1.0/webhook',
  access: 'Configuration',
} as const
export const oneWebhook = {
  ...webhookAt,
  path: '/1.0/webhook/:id',
  params: z.strictObject({ id: Id }),
} as const
