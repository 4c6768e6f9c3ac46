import { createHash, randomBytes } from 'node:crypto'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { createToken } from '@guichet/contract/sign-in/create-token.ts'
import type { APIResponse, Page } from '@playwright/test'

export const demoPassword = 'guichet-demo-2026'

/**
 * The steps of the portal and of the sign-in page, asked for over HTTP with the cookies of the
 * browser: authorization code with PKCE, then the exchange for a session, whose cookie stays.
 */
export async function openSession(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  const { request } = page
  const discovery = await request.get('/oidc/.well-known/openid-configuration')
  const { issuer } = (await discovery.json()) as { issuer: string }
  const redirectUri = `${new URL(issuer).origin}/authentication/login-callback`
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'administration',
    response_type: 'code',
    scope: 'openid profile',
    state: 's',
    nonce: 'n',
    redirect_uri: redirectUri,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  let answer = await request.get(`/oidc/auth?${query}`, { maxRedirects: 0 })
  for (let to = next(answer); !to.startsWith(redirectUri); to = next(answer))
    answer = new URL(to, issuer).pathname.startsWith('/sign-in/')
      ? await request.post(to, { form: { email, password }, maxRedirects: 0 })
      : await request.get(to, { maxRedirects: 0 })
  const tokens = await request.post('/oidc/token', {
    form: {
      grant_type: 'authorization_code',
      code: new URL(next(answer)).searchParams.get('code') ?? '',
      code_verifier: verifier,
      client_id: 'administration',
      redirect_uri: redirectUri,
    },
  })
  const { access_token: bearer } = (await tokens.json()) as { access_token: string }
  const session = await request.post(pathOf(createToken), {
    headers: { authorization: `Bearer ${bearer}` },
    data: { clientName: 'administration' },
  })
  if (!session.ok()) throw new Error(`no session for ${email}: ${await session.text()}`)
}

function next(answer: APIResponse): string {
  const { location } = answer.headers()
  if (!location) throw new Error(`${answer.url()} leads nowhere: ${answer.status()}`)
  return location
}
