import { z } from 'zod'
import { Chosen, Id, Instant, NotEmpty, Text, Version } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'
import { webhookEvents } from './webhook-events.messages.ts'

// Without a name and a password in it, and without a fragment.
const address = /^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i
/**
 * Where what happens is posted to. Whether it may be reached is asked when it is saved, and again
 * each time.
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
  events: NotEmpty(Chosen(webhookEvents), webhookEvents.length, 'required'),
  isPaused: z.boolean('type'),
  version: Version,
})
export type WebhookForm = z.output<typeof WebhookForm>

export const Webhook = z.strictObject({
  publicId: Id,
  url: z.string(),
  events: z.array(z.string()),
  isPaused: z.boolean(),
  /** Nobody paused it: it failed for days. */
  isFailing: z.boolean(),
  version: z.int(),
  createdDateTimeUtc: Instant,
  failingSinceDateTimeUtc: Instant.nullable(),
  /** Until then what is sent is signed with the secret of before too. */
  oldSecretUntilDateTimeUtc: Instant.nullable(),
  waiting: z.int(),
  dead: z.int(),
  lastSentDateTimeUtc: Instant.nullable(),
})
export type Webhook = z.output<typeof Webhook>

export const deliveryStates = ['waiting', 'sent', 'dead'] as const
/**
 * Why a try failed: an answer that is none of 200 to 299, no answer, none in time, an address
 * inside a network that may not be reached.
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
  /** When it is tried again, of one that waits. */
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
