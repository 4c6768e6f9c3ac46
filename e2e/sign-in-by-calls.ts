import { pathOf } from '@guichet/contract/endpoint.ts'
import { createToken } from '@guichet/contract/sign-in/create-token.ts'
import { signInThroughPage, type Browser } from '../api/test/browser.ts'
import type { Page } from './journey.ts'

/**
 * Sends the requests of a sign-in, so that the browser has the cookies of a session before its
 * first page: the pages of a sign-in load the portal twice more.
 *
 * @param base Origin of the installation
 * @returns Whether a session was opened; false when the sign-in page rejects the password
 */
export async function signInByCalls(
  { request }: Page,
  base: string,
  credentials: { email: string; password: string },
): Promise<boolean> {
  const browser: Pick<Browser, 'go'> = {
    go: async (path, { method = 'GET', body } = {}) => {
      const answer = await request.fetch(new URL(path, base).href, {
        method,
        maxRedirects: 0,
        ...(body instanceof URLSearchParams && { form: Object.fromEntries(body) }),
      })
      const { location } = answer.headers()
      return new Response(await answer.text(), {
        status: answer.status(),
        // The context has stored the cookies; several in one header would not be valid here.
        headers: location ? { location } : {},
      })
    },
  }
  const { tokens } = await signInThroughPage(browser, base, credentials)
  if (!tokens) return false
  const opened = await request.post(base + pathOf(createToken), {
    data: { clientName: 'administration' },
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  return opened.ok()
}
