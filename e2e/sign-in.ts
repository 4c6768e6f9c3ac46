import { deleteSavedCart, findSavedCarts } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import type { Cookie } from '@playwright/test'
import { expect, test, type Page } from './journey.ts'
import { ask, listen, tokenOf } from './server-calls.ts'
import { signInByCalls } from './sign-in-by-calls.ts'

export const demoPassword = 'guichet-demo-2026'
export type Language = 'fr' | 'en'
/** Languages of a journey that is alike in both: the short run uses `short`, the long run both. */
export const languages = (short: Language): Language[] =>
  process.env.LONG === '1' ? ['fr', 'en'] : [short]

/** Fills in and submits the sign-in page. */
export async function submitCredentials(page: Page, email: string, password = demoPassword) {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: /^(Se connecter|Sign in)$/ }).click()
}

/** True once the page has left the pages of the sign-in. */
export const isInside = ({ pathname }: URL) => !/^\/(sign-in|oidc|authentication)/.test(pathname)

/**
 * Cookies of the identity provider, per email, from earlier journeys of this worker: each page gets
 * a new session without the sign-in page. The refresh cookie cannot be shared, because each use
 * replaces it.
 */
const providerCookies = new Map<string, Cookie[]>()
/**
 * Journeys about the sign-in itself, and about the sessions and devices of staff, do not share
 * cookies.
 */
const isAboutSignIn = () => /[\\/]e2e[\\/](app|staff)[\\/]/.test(test.info().file)

async function resume(page: Page, path: string, credentials: { email: string; password: string }) {
  const known = providerCookies.get(credentials.email)
  if (known) await page.context().addCookies(known)
  const { origin } = new URL(path, test.info().project.use.baseURL)
  if (!(await signInByCalls(page, origin, credentials))) return
  const cookies = await page.context().cookies()
  providerCookies.set(
    credentials.email,
    cookies.filter(({ name }) => /^(__Host-)?_session/.test(name)),
  )
}

/** Signs in and opens `path`, by default the counter, in a language. */
export async function signIn(
  page: Page,
  email: string,
  {
    path = '/sell',
    language,
    password = demoPassword,
  }: { path?: string; language?: Language; password?: string } = {},
) {
  listen(page)
  if (!isAboutSignIn()) await resume(page, path, { email, password })
  await page.goto(path)
  const form = page.locator('input[name="password"]')
  const isSignedIn = () => tokenOf(page) !== ''
  await expect.poll(async () => isSignedIn() || (await form.isVisible())).toBe(true)
  if (!isSignedIn()) {
    await submitCredentials(page, email, password)
    await page.waitForURL(isInside)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await withoutCarts(page)
  if (language) await switchLanguage(page, language)
}

/** Deletes the open carts that an earlier journey of the same account left at the counter. */
async function withoutCarts(page: Page) {
  // An account that cannot sell has no carts.
  const { items } = await ask(page, findSavedCarts, {}).catch(() => ({ items: [] }))
  const own = items.filter(({ isMine }) => isMine)
  for (const { publicId } of own)
    await ask(page, deleteSavedCart, { params: { cartPublicId: publicId } })
  if (own.length && new URL(page.url()).pathname === '/sell') await page.reload()
}

/** Switches the language; the toggle of the header shows the code of the other language. */
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
