import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
/** A secret as receivers keep it. Source: Standard Webhooks specification, "Signature scheme". */
export const newSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`

type Message = { id: string; sentAt: Date; body: string }

/**
 * What a receiver verifies that a message is ours by, and when it was sent: HMAC-SHA256 over id,
 * time in seconds and body, once for each secret that is good at this moment.
 */
export function signedHeaders(
  { id, sentAt, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
