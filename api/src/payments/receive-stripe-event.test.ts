import { getPaymentConfiguration } from '@guichet/contract/payments/connect-stripe.ts'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  openPage,
  settled,
  stripeKeys,
  useStripeServer,
  webhookPath,
} from '../../test/factories/local-stripe.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'

const server = useStripeServer()
const stripe = new Stripe(stripeKeys.secretKey)
const signed = (payload: string, { secret = stripeKeys.webhookSecret, agoSeconds = 0 } = {}) =>
  stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - agoSeconds,
  })
const deliver = async (payload: string, signature: string) => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() as { type?: string } }
}
const bodyOf = (id: string, account = 'acct_of_nobody') =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'account.updated',
    account,
    data: { object: { id: account, object: 'account' } },
  })
const keptOf = async (id: string) =>
  (await server.owner.query('select type from webhook_event where event_id = $1', [id])).rowCount
const jobsOf = async (id: string) =>
  (
    await server.owner.query(
      `select from job where kind = 'apply-provider-event' and payload ->> 'id' = $1`,
      [id],
    )
  ).rowCount

test.each<[name: string, send: (body: string) => [string, string]]>([
  ['an event without a signature', (body) => [body, '']],
  ['a signature with another secret', (body) => [body, signed(body, { secret: 'whsec_other' })]],
  ['a signature older than five minutes', (body) => [body, signed(body, { agoSeconds: 301 })]],
  [
    'a signature more than five minutes ahead',
    (body) => [body, signed(body, { agoSeconds: -301 })],
  ],
  ['a signature a day ahead', (body) => [body, signed(body, { agoSeconds: -86_400 })]],
  ['a signature of another body', (body) => [body, signed(`${body} `)]],
  ['a reformatted body', (body) => [JSON.stringify(JSON.parse(body), null, 1), signed(body)]],
])('%s is rejected, and nothing is stored', async (name, sent) => {
  const id = `evt_${name.replaceAll(' ', '_')}`
  const answer = await deliver(...sent(bodyOf(id)))
  expect(answer).toMatchObject({ status: 400, body: { type: 'SignatureInvalid' } })
  expect(await keptOf(id)).toBe(0)
})

test('an event of an unknown account is stored, and affects no business', async () => {
  const body = bodyOf('evt_of_nobody')
  expect((await deliver(body, signed(body))).status).toBe(200)
  expect(await keptOf('evt_of_nobody')).toBe(1)
  expect(await jobsOf('evt_of_nobody')).toBe(0)
})

test('an event that arrives ten times creates one job', async () => {
  const staff = await aBusiness(server)
  const account = await connect(server, staff)
  const body = bodyOf('evt_ten_times', account)
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(body, signed(body))))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await jobsOf('evt_ten_times')).toBe(1)
  await settled(server)
})

test('an event of one account about a payment of another is ignored', async () => {
  const [staff, stranger] = [await aBusiness(server), await aBusiness(server)]
  const strangers = await connect(server, stranger)
  await connect(server, staff)
  const { order, read } = await aSaleByLink(server, staff)
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    account: strangers,
    data: {
      object: { id: 'cs_x', metadata: { payment: order.payments[0]!.publicId } },
    },
  })
  expect((await deliver(body, signed(body))).status).toBe(200)
  await settled(server)
  expect((await read()).status).toBe('PaymentInProgress')
})

test('an account whose access was revoked is no longer ready', async () => {
  const staff = await aBusiness(server)
  const account = await connect(server, staff)
  const configuration = async () =>
    (await send(server, staff, getPaymentConfiguration, { params: { id: staff.tenantId } })).body
  expect(await configuration()).toMatchObject({
    paymentService: 'Stripe',
    registration: 'ready',
    isReadyToReceivePayment: true,
  })
  server.provider.revokeAccount(account)
  await settled(server)
  expect(await configuration()).toMatchObject({
    registration: 'uncompleted',
    isReadyToReceivePayment: false,
  })
})

/** Final states of the orders of a business, in the order of its sales. */
async function endsOf(count: number, seed: number) {
  const staff = await aBusiness(server)
  await connect(server, staff)
  server.provider.faults.add({ webhooks: 'hold', times: 10_000 })
  const sales = []
  for (let i = 0; i < count; i++) {
    const sale = await aSaleByLink(server, staff, { quantity: 1 + (i % 2) })
    const session = await openPage(server, sale.token)
    if (i % 3 !== 0) server.provider.pay(session, 'declined')
    if (i % 3 !== 1) server.provider.pay(session)
    sales.push(sale)
  }
  server.provider.faults.clear()
  server.provider.releaseWebhooks(seed)
  await settled(server)
  const ends = []
  for (const sale of sales) {
    const { status, ticketPublicIds, totalPaid } = await sale.read()
    ends.push({ status, tickets: ticketPublicIds.split(',').filter(Boolean).length, totalPaid })
  }
  return ends
}

test('notifications in any order lead to the same final states', async () => {
  const ends = []
  for (const seed of [1, 2, 3, 4, 5]) ends.push(await endsOf(12, seed))
  for (const end of ends) expect(end).toEqual(ends[0])
  expect(ends[0]!.map(({ status }) => status)).toEqual(
    Array.from({ length: 12 }, (_, i) => (i % 3 === 1 ? 'PaymentError' : 'Completed')),
  )
  expect(await violations(server.owner)).toEqual([])
})
