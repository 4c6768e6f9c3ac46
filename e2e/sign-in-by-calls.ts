import { createHash, randomBytes } from 'node:crypto'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { createToken } from '@guichet/contract/sign-in/create-token.ts'
import type { Page } from './journey.ts'

const client = 'administration'

/**
 * Sends the requests of a sign-in, so that the browser has the cookies of a session before its
 * first page: the pages of a sign-in load the portal twice more.
 *
 * @param base Origin of the installation
 * @returns Whether a session was opened; false where a page of the sign-in expects more than a
 *   password
 */
export async function signInByCalls(
  { request }: Page,
  base: string,
  credentials: { email: string; password: string },
): Promise<boolean> {
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${base}/authentication/login-callback`
  const query = new URLSearchParams({
    client_id: client,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: redirect,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  let next = `/oidc/auth?${query}`
  for (let hops = 0; hops < 8; hops += 1) {
    const url = new URL(next, base).href
    const isPasswordPage = /\/sign-in\/[^/]+$/.test(new URL(url).pathname)
    const answer = isPasswordPage
      ? await request.post(url, { form: credentials, maxRedirects: 0 })
      : await request.get(url, { maxRedirects: 0 })
    const { location } = answer.headers()
    if (!location) return false
    if (!location.startsWith(redirect)) {
      next = location
      continue
    }
    const code = new URL(location).searchParams.get('code')
    if (!code) return false
    const proof = await request.post(`${base}/oidc/token`, {
      form: {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: client,
        redirect_uri: redirect,
      },
    })
    const { access_token: bearer } = (await proof.json()) as { access_token: string }
    const opened = await request.post(base + pathOf(createToken), {
      data: { clientName: client },
      headers: { authorization: `Bearer ${bearer}` },
    })
    return opened.ok()
  }
  return false
}
