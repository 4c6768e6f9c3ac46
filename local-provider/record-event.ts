import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { Notifying } from './deliver-events.ts'
import { newId } from './new-id.ts'
import type { EventType } from './provider-event.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Provider } from './provider.ts'
import type { Store } from './store.ts'

/**
 * Records an event with the current state of an object, and sends it after the response to the
 * current request.
 */
export function recordEvent(
  { store, clock, delivery, touch }: Provider,
  type: EventType,
  { owner, thing }: { owner: string | null; thing: object },
): void {
  const event: ProviderEvent = {
    id: newId('evt'),
    object: 'event',
    ...(owner && { account: owner }),
    api_version: Stripe.API_VERSION,
    created: clock.seconds(),
    data: { object: structuredClone(thing) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  store.events.set(event.id, { owner, thing: event })
  touch()
  // A platform whose access was revoked gets only the event about that.
  const isCutOff = owner !== null && store.accounts.get(owner)?.isRevoked
  if (isCutOff && type !== 'account.application.deauthorized') event.pending_webhooks = 0
  else delivery.send(event)
}

/** Requests in which Stripe sends events. */
export const stripeNotices = (
  { events, undelivered }: Store,
  webhookSecret: string,
): Notifying<ProviderEvent> => ({
  events,
  undelivered,
  idOf: ({ id }) => id,
  noticeOf: (event, _url, isSignedWrongly) => {
    const body = JSON.stringify(event)
    const secret = isSignedWrongly ? `${webhookSecret}-of-another` : webhookSecret
    return {
      body,
      headers: {
        'user-agent': 'Stripe/1.0 (local provider)',
        'stripe-signature': signatureOf(body, secret),
      },
    }
  },
  markTaken: (event) => {
    event.pending_webhooks = 0
  },
})

/**
 * Uses the machine's clock rather than the advanced one, because the receiver compares the time
 * with its own.
 */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
