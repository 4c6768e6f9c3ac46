import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { Notifying } from './deliver-events.ts'
import { newId } from './new-id.ts'
import type { EventType } from './provider-event.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Provider } from './provider.ts'
import type { Store } from './store.ts'

/**
 * Writes down that something happened to a thing, as it is now, and has it sent once the request
 * under way is answered.
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
  // A platform that was shown the door is told so, and nothing more of that account.
  const isCutOff = owner !== null && store.accounts.get(owner)?.isRevoked
  if (isCutOff && type !== 'account.application.deauthorized') event.pending_webhooks = 0
  else delivery.send(event)
}

/** How Stripe posts an event. */
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

/** The receiver compares the time with its own clock, so it is the machine's, never an advanced one. */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
