import { expect, type Page } from './journey.ts'
import { demoPassword, openSession } from './open-session.ts'
import { listen } from './server-calls.ts'

export type Language = 'fr' | 'en'

/** Fills the sign-in page that is shown. */
export async function submitCredentials(page: Page, email: string, password = demoPassword) {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: /^(Se connecter|Sign in)$/ }).click()
}

const isInside = ({ pathname }: URL) => !/^\/(sign-in|oidc|authentication)/.test(pathname)

type Entry = { path?: string; language?: Language; password?: string }

/**
 * Through the sign-in page to the page asked for, the counter if none is, in the language asked
 * for.
 */
export async function signInByPage(
  page: Page,
  email: string,
  { path = '/sell', language, password }: Entry = {},
) {
  listen(page)
  await page.goto(path)
  await page.waitForURL('**/sign-in/**')
  await submitCredentials(page, email, password)
  await page.waitForURL(isInside)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (language) await switchLanguage(page, language)
}

/**
 * The same without looking at the pages in between, which journeys of their own look at: the
 * browser is given the cookie of the session.
 */
export async function signIn(
  page: Page,
  email: string,
  { path = '/sell', language, password }: Entry = {},
) {
  listen(page)
  await openSession(page, email, password)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (language) await switchLanguage(page, language)
}

/** The toggle of the header shows the other language's code. */
export async function switchLanguage(page: Page, language: Language) {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page
    .getByRole('button', { name: language === 'en' ? 'EN – English' : 'FR – Français' })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

export async function switchBusiness(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: /Changer d’entreprise|Change business/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(
    page.getByRole('button', { name: /Changer d’entreprise|Change business/ }),
  ).toHaveAccessibleName(typeof name === 'string' ? new RegExp(name) : name)
}
