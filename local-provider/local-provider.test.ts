import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  checkout,
  paidSession,
  postForm,
  stripeAt,
  tryProvider,
  type Trial,
} from './test/try-provider.ts'

let trial: Trial
beforeAll(async () => {
  trial = await tryProvider()
})
afterAll(() => trial.stop())
beforeEach(async () => {
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ana Roy' }
const typesReceived = async () => {
  await trial.provider.webhooksSettled()
  return trial.receiver.events.map(({ type }) => type).sort()
}
const openSession = (amount?: number, more?: Parameters<typeof checkout>[1]) =>
  trial.stripe.checkout.sessions.create(checkout(amount, more), trial.forAccount)

test('a business of the demonstration has a verified account without a registration', async () => {
  const account = await trial.stripe.accounts.retrieve('acct_demo_hill')
  expect(account).toMatchObject({ charges_enabled: true, details_submitted: true })
  await expect(trial.stripe.accounts.retrieve('acct_hill')).rejects.toThrow('does not have access')
})

test.each([
  ['verified', { charges_enabled: true, details_submitted: true, payouts_enabled: true }],
  ['pending', { charges_enabled: false, details_submitted: true, payouts_enabled: false }],
  ['unfinished', { charges_enabled: false, details_submitted: false, payouts_enabled: false }],
])('a business whose registration ends %s returns, once per link', async (ending, facts) => {
  const { stripe, receiver, provider } = trial
  const account = await stripe.accounts.create({ type: 'express', country: 'CA' })
  expect(account).toMatchObject({ object: 'account', charges_enabled: false })
  expect(account.requirements?.currently_due).not.toEqual([])
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'https://office.example/again',
    return_url: 'https://office.example/done',
  })
  const page = await (await fetch(link.url)).text()
  expect(page).toContain(`value="${ending}"`)
  const back = await postForm(link.url, { ending })
  expect([back.status, back.headers.get('location')]).toEqual([303, 'https://office.example/done'])
  expect(await stripe.accounts.retrieve(account.id)).toMatchObject(facts)
  await provider.webhooksSettled()
  expect(receiver.events).toMatchObject([
    { type: 'account.updated', account: account.id, data: { object: facts } },
  ])
  for (const again of [
    await postForm(link.url, { ending }),
    await fetch(link.url, { redirect: 'manual' }),
  ])
    expect(again.headers.get('location')).toBe('https://office.example/again')
})

test('an expired link leads to a new one', async () => {
  const aside = await tryProvider()
  const { url } = await aside.stripe.accountLinks.create({
    account: aside.account,
    type: 'account_onboarding',
    refresh_url: 'https://office.example/again',
    return_url: 'https://office.example/done',
  })
  aside.provider.advanceClock(301)
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('https://office.example/again')
  await aside.stop()
})

test('a session has the form of Stripe’s', async () => {
  const session = await openSession()
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 5000,
    currency: 'cad',
    client_reference_id: 'order-12',
    metadata: { orderId: 'order-12' },
    customer_email: 'client@example.com',
  })
  expect(session.url).toBe(`${trial.provider.url}/pay/${session.id}`)
  const shown = await trial.stripe.checkout.sessions.retrieve(
    session.id,
    { expand: ['line_items'] },
    trial.forAccount,
  )
  expect(shown.line_items?.data).toMatchObject([{ quantity: 2, amount_total: 5000 }])
})

test('a client pays on the page', async () => {
  const { url, id } = await openSession()
  const page = await fetch(url!)
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("'self' https://tickets.example")
  expect(text).toContain('lang="fr"')
  expect(text).toContain('Entrée &amp; visite &lt;guidée&gt; × 2')
  expect(text).toMatch(/Payer 50,00.\$/)
  expect(text).toContain('href="https://tickets.example/panier"')
  const answer = await postForm(url!, card)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`https://tickets.example/merci?session=${id}`)
  expect(await typesReceived()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.succeeded',
  ])
  const session = await trial.stripe.checkout.sessions.retrieve(
    id,
    { expand: ['payment_intent.latest_charge'] },
    trial.forAccount,
  )
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      status: 'succeeded',
      amount_received: 5000,
      metadata: { tenantId: 'farm' },
      latest_charge: {
        paid: true,
        billing_details: { name: 'Ana Roy' },
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    },
  })
  const again = await fetch(url!)
  expect(await again.text()).toContain('Ce paiement a déjà été fait.')
  expect((await postForm(url!, card)).status).toBe(200)
  expect(await typesReceived()).toHaveLength(3)
})

test('a declined card leaves the session open for another', async () => {
  const { url, id } = await openSession(2000, { locale: 'en' })
  const declined = await postForm(url!, { ...card, number: '4000 0000 0000 0002' })
  const text = await declined.text()
  expect(declined.status).toBe(422)
  expect(text).toContain('Your card was declined.')
  expect(text).not.toContain('0002')
  expect(await typesReceived()).toEqual(['payment_intent.payment_failed'])
  const session = await trial.stripe.checkout.sessions.retrieve(id, {}, trial.forAccount)
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' })
  await postForm(url!, card)
  const payments = trial.provider
    .ledger()
    .payments.filter((payment) => payment.id === session.payment_intent)
  expect(payments).toMatchObject([{ status: 'succeeded', amount: 2000 }])
})

test.each([
  ['number', '4242 4242 4242 4241'],
  ['expiry', '12 / 20'],
  ['expiry', '13 / 40'],
  ['cvc', '12'],
  ['name', '4242 4242 4242 4242'],
])('the page says that a %s %s is wrong, and does not echo numbers', async (field, value) => {
  const { url } = await openSession()
  const answer = await postForm(url!, { ...card, [field]: value })
  const text = await answer.text()
  expect(answer.status).toBe(422)
  expect(text).toContain(`aria-describedby="${field}-fault"`)
  expect(text).not.toContain('value="4242')
})

test('a session that is expired manually accepts no payment', async () => {
  const { stripe, forAccount, provider } = trial
  const { id, url } = await openSession()
  expect(await stripe.checkout.sessions.expire(id, {}, forAccount)).toMatchObject({
    status: 'expired',
    url: null,
  })
  expect(await typesReceived()).toEqual(['checkout.session.expired'])
  expect(await (await fetch(url!)).text()).toContain('a expiré')
  expect((await postForm(url!, card)).status).toBe(410)
  expect(provider.pay(id)).toBe('closed')
  await expect(stripe.checkout.sessions.expire(id, {}, forAccount)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
  })
})

test('a session expires by itself, and its unfinished payment is canceled', async () => {
  const aside = await tryProvider()
  const soon = Math.floor(Date.now() / 1000) + 31 * 60
  const { id } = await aside.stripe.checkout.sessions.create(
    checkout(5000, { expires_at: soon }),
    aside.forAccount,
  )
  aside.provider.pay(id, 'declined')
  aside.provider.advanceClock(31 * 60)
  await aside.provider.webhooksSettled()
  expect(aside.receiver.events.map(({ type }) => type)).toEqual([
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'checkout.session.expired',
  ])
  await aside.stop()
})

test.each([
  ['too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at'],
  ['too late', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }, 'expires_at'],
  ['a misspelled parameter', { sucess_url: 'https://x.example' }, 'sucess_url'],
  ['another mode', { mode: 'subscription' as const }, 'mode'],
  ['no line', { line_items: [] }, 'line_items'],
])('%s is an error that names its parameter', async (_, more, param) => {
  await expect(
    openSession(5000, more as Partial<Stripe.Checkout.SessionCreateParams>),
  ).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param,
  })
})

test('accounts are separate, and an unverified account cannot charge', async () => {
  const { stripe, provider, forAccount } = trial
  const { session } = await paidSession(trial)
  const other = await stripe.accounts.create({ country: 'CA' })
  const forOther = { stripeAccount: other.id }
  await expect(stripe.checkout.sessions.retrieve(session.id, {}, forOther)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  await expect(stripe.checkout.sessions.create(checkout(), forOther)).rejects.toThrow(/charges/)
  provider.revokeAccount(other.id)
  const unknown = { stripeAccount: 'acct_unknown' }
  for (const owner of [forOther, unknown])
    await expect(stripe.refunds.list({}, owner)).rejects.toMatchObject({
      type: 'StripePermissionError',
      statusCode: 403,
      code: 'account_invalid',
    })
  expect(await typesReceived()).toContain('account.application.deauthorized')
  await expect(
    stripe.refunds.list({}, { ...forAccount, apiKey: 'sk_test_other' }),
  ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
})

test('events and sessions are listed for reconciliation', async () => {
  const { stripe, forAccount } = trial
  const earlier = await paidSession(trial)
  const { session, paymentIntent } = await paidSession(trial)
  const found = await stripe.checkout.sessions.list({ payment_intent: paymentIntent }, forAccount)
  expect(found.data.map(({ id }) => id)).toEqual([session.id])
  const completed = {
    type: 'checkout.session.completed',
    created: { gte: earlier.session.created },
  }
  const events = await stripe.events
    .list({ ...completed, limit: 1 }, forAccount)
    .autoPagingToArray({ limit: 100 })
  const sessions = events.map(({ data }) => (data.object as { id: string }).id)
  expect(sessions.slice(0, 2)).toEqual([session.id, earlier.session.id])
  expect(new Set(sessions).size).toBe(sessions.length)
})

test('an unknown endpoint is 404', async () =>
  expect(
    (await stripeAt(trial.provider.port)
      .customers.list()
      .catch((error: unknown) => error)) as object,
  ).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' }))
