import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
/** Secret in the form of receivers. Source: Standard Webhooks specification, "Signature scheme". */
export const newSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`

type Message = { id: string; sentAt: Date; body: string }

/**
 * Headers with which a receiver verifies the sender and the time: HMAC-SHA256 over id, time in
 * seconds and body, once for each valid secret.
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
