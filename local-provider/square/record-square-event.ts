import { createHmac, randomUUID } from 'node:crypto'
import type { Notifying } from '../deliver-events.ts'
import { squareEventKinds, type SquareEventType } from './square-event.ts'
import type { SquareEvent } from './square-event.ts'
import { isoNow, type SquareProvider } from './square-provider.ts'
import type { SquareStore } from './square-store.ts'

/**
 * Records an event with the current state of a merchant's object, and sends it after the response
 * to the current request.
 */
export function recordSquareEvent(
  provider: SquareProvider,
  type: SquareEventType,
  { owner, thing }: { owner: string; thing: object },
  id = (thing as { id: string }).id,
): void {
  const { store, delivery, touch } = provider
  const event: SquareEvent = {
    merchant_id: owner,
    type,
    event_id: randomUUID(),
    created_at: isoNow(provider),
    data: {
      type: squareEventKinds[type].type,
      id,
      object: { [squareEventKinds[type].name]: structuredClone(thing) },
    },
  }
  store.events.set(event.event_id, { owner, thing: event })
  touch()
  // An application whose access was revoked gets only the event about that.
  const isCutOff = store.merchants.get(owner)?.isRevoked
  if (!isCutOff || type === 'oauth.authorization.revoked') delivery.send(event)
}

/**
 * Requests in which Square sends events: the signature covers the configured URL and the body
 * (developer.squareup.com/docs/webhooks/step3validate).
 */
export const squareNotices = (
  { events, undelivered }: SquareStore,
  signatureKey: string,
): Notifying<SquareEvent> => ({
  events,
  undelivered,
  idOf: (event) => event.event_id,
  noticeOf: (event, url, isSignedWrongly) => {
    const body = JSON.stringify(event)
    const key = isSignedWrongly ? `${signatureKey}-of-another` : signatureKey
    return {
      body,
      headers: {
        'user-agent': 'Square Connect v2 (local provider)',
        'x-square-hmacsha256-signature': createHmac('sha256', key)
          .update(url + body)
          .digest('base64'),
      },
    }
  },
})
