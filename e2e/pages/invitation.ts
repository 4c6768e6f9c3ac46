import type { Browser } from '@playwright/test'
import { expect, type Page } from '../journey.ts'
import { demo } from '../servers.ts'
import { submitCredentials } from '../sign-in.ts'

export const invitedPassword = 'une très longue phrase 2026'

/** Follows the link of an invitation in a new browser context. */
export async function acceptInvitation(
  browser: Browser,
  link: string,
  email: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: demo.url, locale: 'fr-CA' })
  const page = await context.newPage()
  await page.goto(link)
  for (const field of await page.locator('input[type="password"]').all())
    await field.fill(invitedPassword)
  await page.getByRole('button').last().click()
  await page.goto('/')
  await submitCredentials(page, email, invitedPassword)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}
