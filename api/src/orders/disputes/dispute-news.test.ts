import Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  openPage,
  stripeKeys,
  useStripeServer,
  webhookPath,
} from '../../../test/factories/local-stripe.ts'
import { aPaidSale, cashOf } from '../../../test/factories/sales/disputes.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'

const server = useStripeServer()
const stripe = new Stripe(stripeKeys.secretKey)
let staff: Staff
let account: string
beforeAll(async () => {
  staff = await aBusiness(server)
  account = await connect(server, staff)
})

let eventCount = 0
/** Sends a notification of any state, which may be outdated. */
async function sendNotification(type: string, object: object) {
  eventCount += 1
  const payload = JSON.stringify({
    id: `evt_${eventCount}`,
    object: 'event',
    type,
    account,
    data: { object },
  })
  const secret = stripeKeys.webhookSecret
  const { statusCode } = await server.app.http.inject({
    method: 'POST',
    url: webhookPath,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    payload,
  })
  expect(statusCode).toBe(200)
}
const orders = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, i) => orders(things.toSpliced(i, 1)).map((rest) => [first, ...rest]))

test.each(['won', 'lost'] as const)(
  '%s: notifications in any order, and repeated, end in the state of the provider',
  async (outcome) => {
    server.provider.setWebhookUrl(server.app.http.listeningOrigin + webhookPath)
    const { order, read, paymentIntent, cents } = await aPaidSale(server, staff)
    server.provider.setWebhookUrl('http://127.0.0.1:9/')
    const { id } = server.provider.openDispute({ paymentIntent })
    const opened = {
      id,
      object: 'dispute',
      payment_intent: paymentIntent,
      status: 'needs_response',
    }
    await sendNotification('charge.dispute.created', opened)
    await server.app.worker.drain()
    server.provider.closeDispute(id, outcome)
    const types = ['created', 'updated', 'funds_withdrawn', 'closed']
    const ended = outcome === 'won' ? { 'cash:online': cents } : { 'lost-dispute': cents }
    for (const news of orders(types)) {
      // The bodies carry an outdated state and another amount, as the handler must ignore them.
      for (const type of news)
        await sendNotification(`charge.dispute.${type}`, { ...opened, amount: 1 })
      await server.app.worker.drain()
      expect(await cashOf(server, order.publicId)).toEqual(ended)
    }
    expect((await read()).disputes).toMatchObject([{ state: outcome }])
    const { rows } = await server.owner.query(
      `select count(distinct txn_id)::int as times
        from posting
        where order_id = $1 and account in ('disputed', 'lost-dispute')`,
      [order.publicId],
    )
    expect(rows).toEqual([{ times: 2 }])
    expect(await violations(server.owner)).toEqual([])
  },
)

test('a dispute that is reported before its payment waits for it', async () => {
  const { token, order, read } = await aSaleByLink(server, staff)
  const session = await openPage(server, token)
  server.provider.setWebhookUrl('http://127.0.0.1:9/')
  server.provider.pay(session)
  const paid = server.provider.ledger().payments.at(-1)!
  const { id } = server.provider.openDispute({ paymentIntent: paid.id })
  await sendNotification('charge.dispute.created', {
    id,
    object: 'dispute',
    payment_intent: paid.id,
  })
  await server.app.worker.drain()
  expect((await read()).disputes).toBeUndefined()
  await sendNotification('checkout.session.completed', { id: session, object: 'checkout.session' })
  await server.app.worker.drain()
  await server.owner.query(
    `update job set run_at = now() where kind = 'check-dispute' and ended_at is null and attempts > 0`,
  )
  await server.app.worker.drain()
  expect(await cashOf(server, order.publicId)).toEqual({ disputed: paid.amount })
  expect(await violations(server.owner)).toEqual([])
})
