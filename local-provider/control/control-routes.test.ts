import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkout, tryProvider, type Trial } from '../test/try-provider.ts'

let trial: Trial
beforeAll(async () => {
  trial = await tryProvider()
})
afterAll(() => trial.stop())

const control = async (path: string, body: object = {}) => {
  const answer = await fetch(`${trial.provider.url}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const ledger = async () =>
  (await fetch(`${trial.provider.url}/_control/ledger`)).json() as Promise<unknown>

test('a payment, its refund and its dispute are made through the control API and appear in the ledger', async () => {
  const { stripe, forAccount, account } = trial
  const { id } = await stripe.checkout.sessions.create(checkout(), forAccount)
  expect(await control(`/pay/${id}`, { card: 'declined' })).toMatchObject({
    body: { outcome: 'declined' },
  })
  expect(await control(`/pay/${id}`)).toMatchObject({ body: { outcome: 'paid' } })
  const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(id, {}, forAccount)
  await control('/faults', { refunds: 'pending', times: 2 })
  const [first, second] = await Promise.all(
    [1000, 2000].map((amount) =>
      stripe.refunds.create({ payment_intent: String(paid), amount }, forAccount),
    ),
  )
  await control(`/refunds/${first!.id}/settle`)
  await control(`/refunds/${second!.id}/fail`)
  const dispute = await control('/disputes', { payment_intent: paid, amount: 4000 })
  await control(`/disputes/${String(dispute.body.id)}/close`, { outcome: 'won' })
  expect(await ledger()).toMatchObject({
    accounts: [{ id: account, isRevoked: false }],
    payments: [
      {
        id: paid,
        account,
        amount: 5000,
        currency: 'cad',
        status: 'succeeded',
        refunds: [
          { id: first!.id, amount: 1000, status: 'succeeded' },
          { id: second!.id, amount: 2000, status: 'failed' },
        ],
        disputes: [{ amount: 4000, status: 'won' }],
      },
    ],
  })
})

test('an account loses its verification and its platform', async () => {
  const { stripe, account } = trial
  await control(`/accounts/${account}/standing`, { standing: 'restricted' })
  expect(await stripe.accounts.retrieve(account)).toMatchObject({ charges_enabled: false })
  await control(`/accounts/${account}/revoke`)
  await expect(stripe.accounts.retrieve(account)).rejects.toMatchObject({ statusCode: 403 })
  await control(`/accounts/${account}/restore`)
  await control(`/accounts/${account}/standing`, { standing: 'verified' })
})

test.each([
  ['/faults', { on: 'POST /v1/nothing', fault: 'slow' }, 400],
  ['/faults', { webhooks: 'lost' }, 400],
  ['/pay/cs_unknown', {}, 404],
  ['/refunds/re_unknown/settle', {}, 404],
])('%s with %j is answered %i %i', async (path, body, status) =>
  expect((await control(path, body)).status).toBe(status),
)

/** A request as from a page of another site, or through a proxy. */
const statusFor = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = trial.provider
    const options = { host: '127.0.0.1', port, path: '/_control/ledger', headers }
    request(options, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

test.each([
  [{}, 200],
  [{ host: 'elsewhere.example' }, 404],
  [{ 'x-forwarded-for': '203.0.113.9' }, 404],
  [{ origin: 'https://elsewhere.example' }, 404],
] as [Record<string, string>, number][])(
  'control calls with %j are answered %i',
  async (headers, status) => expect(await statusFor(headers)).toBe(status),
)
