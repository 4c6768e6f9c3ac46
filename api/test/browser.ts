import { createHash, randomBytes } from 'node:crypto'

/**
 * A browser without a screen: cookies, no automatic redirects. Requests to `publicUrl` go to
 * `at.base`, which may be another server at each step.
 */
export function aBrowser(base: string, publicUrl = base) {
  const jar = new Map<string, string>()
  const at = { base }
  return {
    jar,
    at,
    go: async (path: string, init: RequestInit = {}) => {
      const url = new URL(path.startsWith(publicUrl) ? path.slice(publicUrl.length) : path, at.base)
      const answer = await fetch(url, {
        redirect: 'manual',
        ...init,
        headers: {
          accept: 'text/html',
          ...(init.headers as object),
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        },
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
        if (value) jar.set(name!, value)
        else jar.delete(name!)
      }
      return answer
    },
  }
}
export type Browser = ReturnType<typeof aBrowser>
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** Start of a sign-in with PKCE, and the verifier that identifies it at its end. */
export function startSignIn(base: string): { path: string; verifier: string } {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'administration',
    response_type: 'code',
    scope: 'openid profile',
    state: 's',
    nonce: 'n',
    redirect_uri: `${base}/authentication/login-callback`,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  return { path: `/oidc/auth?${query}`, verifier }
}

type Person = {
  email: string
  password: string
  /** Returns the form fields to send on the page of the second step, from the HTML of that page. */
  second?: (page: string) => Record<string, string> | Promise<Record<string, string>>
}
const noSecond = () => ({})

/**
 * The authorization code flow with PKCE through the sign-in page; `withCode` gets the fields of the
 * exchange, instead of exchanging them. @returns the provider’s tokens, or the page that was shown
 * instead
 */
export async function signInThroughPage(
  browser: Pick<Browser, 'go'>,
  base: string,
  { email, password, second = noSecond }: Person,
  withCode?: (fields: Record<string, string>) => Promise<void>,
) {
  const { path, verifier } = startSignIn(base)
  let answer = await browser.go(path)
  for (let hops = 0; hops < 8; hops++) {
    const to = answer.headers.get('location')
    if (!to) return { page: answer }
    if (to.includes('/authentication/login-callback')) {
      const code = new URL(to, base).searchParams.get('code')
      if (!code) return { page: answer }
      const fields = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: 'administration',
        redirect_uri: `${base}/authentication/login-callback`,
      }
      if (withCode) {
        await withCode(fields)
        return { page: answer, code, verifier }
      }
      const tokens = await browser.go('/oidc/token', form(fields))
      return {
        page: answer,
        code,
        verifier,
        tokens: (await tokens.json()) as {
          access_token: string
          id_token: string
          refresh_token: string
        },
      }
    }
    if (to.includes('/second?'))
      answer = await browser.go(to, form(await second(await (await browser.go(to)).text())))
    else if (to.startsWith('/sign-in/')) answer = await browser.go(to, form({ email, password }))
    else answer = await browser.go(to)
  }
  throw new Error('the flow went in circles')
}
