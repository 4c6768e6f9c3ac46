import Stripe from 'stripe'
import { receivePosts, type PostReceiver } from './receive-posts.ts'

export type Receiver = PostReceiver<Stripe.Event>

/** Receives events as a platform of Stripe should, with the official library. */
export function receiveWebhooks(secret: string): Promise<Receiver> {
  const { webhooks } = new Stripe('sk_test_unused')
  return receivePosts((body, headers) =>
    webhooks.constructEvent(body, String(headers['stripe-signature']), secret),
  )
}
