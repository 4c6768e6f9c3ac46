import { expect } from 'vitest'
import { signInThroughPage, type Browser } from '../browser.ts'
import type { Staff } from './staff.ts'

type Person = Staff & { email: string; password: string; userAgent: string }

/**
 * Signs in as the portal does; the cookies stay in the browser. An earlier session of the browser
 * ends: only the device cookie is kept.
 */
export async function enterPortal(
  browser: Browser,
  base: string,
  { email, password, userAgent, ...staff }: Person,
): Promise<Staff> {
  for (const name of browser.jar.keys()) if (!name.endsWith('-device')) browser.jar.delete(name)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  const answer = await browser.go('/api/authorization/1.0/Jwt', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': userAgent,
      authorization: `Bearer ${tokens!.access_token}`,
    },
    body: JSON.stringify({ clientName: 'administration' }),
  })
  expect(answer.status).toBe(200)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { ...staff, accessToken }
}
