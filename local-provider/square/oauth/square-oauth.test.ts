import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postForm } from '../../test/try-provider.ts'
import {
  application,
  connect,
  expectError,
  newLink,
  redirectUrl,
  squareAt,
  tokensFor,
  trySquare,
  typesReceived,
  type SquareTrial,
} from '../test/try-square.ts'

let trial: SquareTrial
beforeAll(async () => {
  trial = await trySquare()
})
afterAll(() => trial.stop())
beforeEach(async () => {
  await trial.provider.webhooksSettled()
  trial.receiver.clear()
})

const pageUrl = (more: Record<string, string> = {}) => {
  const url = new URL(`${trial.provider.url}/oauth2/authorize`)
  const asked = {
    client_id: application.applicationId,
    scope: 'MERCHANT_PROFILE_READ PAYMENTS_WRITE',
    state: 'state & more',
    session: 'false',
    ...more,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}
const unauthorized = { category: 'AUTHENTICATION_ERROR', code: 'UNAUTHORIZED' }
const permissionOf = async (decision: string, more: Record<string, string> = {}) => {
  const answer = await postForm(pageUrl(more), { decision })
  expect(answer.status).toBe(303)
  const to = new URL(answer.headers.get('location')!)
  expect(to.href.startsWith(redirectUrl)).toBe(true)
  return Object.fromEntries(to.searchParams)
}

test('a merchant reads the requested permissions and grants them', async () => {
  const page = await fetch(pageUrl())
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("'self' https://office.example")
  expect(text).toContain('Prendre des paiements et faire des remboursements')
  expect(text).not.toContain('Modifier votre catalogue')
  const english = await fetch(pageUrl({ locale: 'en-CA' }))
  expect(await english.text()).toContain('Take payments and make refunds')
  const { code, ...rest } = await permissionOf('allow')
  expect(rest).toEqual({ from: 'here', response_type: 'code', state: 'state & more' })
  const tokens = await tokensFor(trial.provider, { code: code! })
  expect(tokens).toMatchObject({ tokenType: 'bearer', merchantId: expect.stringMatching(/^M/) })
  const days = (Date.parse(tokens.expiresAt!) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  const status = await squareAt(trial.provider, tokens.accessToken!).oAuth.retrieveTokenStatus()
  expect(status).toMatchObject({
    scopes: ['MERCHANT_PROFILE_READ', 'PAYMENTS_WRITE'],
    clientId: application.applicationId,
    merchantId: tokens.merchantId,
  })
})

test('a merchant who refuses returns without a code', async () => {
  const back = await permissionOf('deny')
  expect(back).toMatchObject({ error: 'access_denied', state: 'state & more' })
  expect(back.code).toBeUndefined()
  const url = new URL(trial.provider.square.deny('s'))
  expect(url.searchParams.get('error')).toBe('access_denied')
})

test.each([
  ['another application', { client_id: 'sq0idp-other' }],
  ['an unknown permission', { scope: 'EVERYTHING' }],
  ['another address', { redirect_uri: 'https://elsewhere.example' }],
] as [string, Record<string, string>][])('a request with %s is refused', async (_, more) => {
  expect((await fetch(pageUrl(more))).status).toBe(400)
  expect((await postForm(pageUrl(more), { decision: 'allow' })).status).toBe(400)
})

test('a code is valid once, for five minutes, for its application', async () => {
  const { provider } = trial
  const { code } = await permissionOf('allow', { redirect_uri: redirectUrl })
  const { oAuth } = squareAt(provider, '')
  const grant = {
    clientId: application.applicationId,
    clientSecret: application.applicationSecret,
    grantType: 'authorization_code',
    code: code!,
  }
  await expectError(oAuth.obtainToken({ ...grant, clientSecret: 'wrong' }), 401, unauthorized)
  await expectError(oAuth.obtainToken(grant), 400, { field: 'redirect_uri' })
  const named = { ...grant, redirectUri: redirectUrl }
  expect((await oAuth.obtainToken(named)).accessToken).toBeTruthy()
  await expectError(oAuth.obtainToken(named), 401, unauthorized)
  const { code: late } = provider.square.authorize('s')
  provider.advanceClock(301)
  await expectError(tokensFor(provider, { code: late }), 401, unauthorized)
})

test('an expired token is refreshed', async () => {
  const { provider } = trial
  const { client, tokens, merchantId } = await connect(provider)
  provider.square.expireTokens(merchantId)
  await expectError(client.locations.list(), 401, {
    category: 'AUTHENTICATION_ERROR',
    code: 'ACCESS_TOKEN_EXPIRED',
  })
  const refreshed = await tokensFor(provider, { refreshToken: tokens.refreshToken! })
  expect(refreshed).toMatchObject({ merchantId, refreshToken: tokens.refreshToken })
  const { locations } = await squareAt(provider, refreshed.accessToken!).locations.list()
  expect(locations).toHaveLength(1)
  provider.advanceClock(31 * 24 * 60 * 60)
  await expectError(squareAt(provider, refreshed.accessToken!).locations.list(), 401, {
    code: 'ACCESS_TOKEN_EXPIRED',
  })
})

test('revoked access is announced once, and no event follows', async () => {
  const { provider, receiver } = trial
  const { client, tokens, merchantId } = await connect(provider)
  provider.square.revoke(merchantId)
  const revoked = { category: 'AUTHENTICATION_ERROR', code: 'ACCESS_TOKEN_REVOKED' }
  await expectError(client.locations.list(), 401, revoked)
  await expectError(tokensFor(provider, { refreshToken: tokens.refreshToken! }), 401, revoked)
  await expectError(squareAt(provider, 'unknown').locations.list(), 401, unauthorized)
  expect(await typesReceived(trial)).toEqual(['oauth.authorization.revoked'])
  expect(receiver.events[0]).toMatchObject({
    merchant_id: merchantId,
    data: { type: 'revocation', object: { revocation: { revoker_type: 'MERCHANT' } } },
  })
  const again = await connect(provider, { merchantId })
  expect((await again.client.locations.list()).locations).toHaveLength(1)
  expect(provider.square.ledger().accounts).toContainEqual({ id: merchantId, isRevoked: false })
})

test('the application revokes its own permission', async () => {
  const { provider } = trial
  const { client, merchantId, tokens } = await connect(provider)
  const asked = { clientId: application.applicationId, accessToken: tokens.accessToken! }
  await expectError(squareAt(provider, 'unused').oAuth.revokeToken(asked), 401, unauthorized)
  const answer = await squareAt(provider, 'unused').oAuth.revokeToken(asked, {
    headers: { Authorization: `Client ${application.applicationSecret}` },
  })
  expect(answer.success).toBe(true)
  await expectError(client.locations.list(), 401, { code: 'ACCESS_TOKEN_REVOKED' })
  await provider.webhooksSettled()
  expect(trial.receiver.events).toMatchObject([
    { merchant_id: merchantId, data: { object: { revocation: { revoker_type: 'APPLICATION' } } } },
  ])
})

test('a call without its permission is refused', async () => {
  const { client } = await connect(trial.provider, { scopes: ['MERCHANT_PROFILE_READ'] })
  await client.locations.list()
  await expectError(client.checkout.paymentLinks.create(newLink(trial.locationId)), 403, {
    category: 'AUTHENTICATION_ERROR',
    code: 'INSUFFICIENT_SCOPES',
  })
})
