import { expect, type Page } from '../journey.ts'
import { demo } from '../servers.ts'
import type { Language } from '../sign-in.ts'

/** The local payment provider, which imitates both Square and Stripe. */
const provider = `http://127.0.0.1:${demo.port + 10_000}`
const messages = {
  fr: {
    connect: 'Connecter Square',
    allow: 'Autoriser',
    connected: 'Square est connecté',
    ready: 'Prêt à recevoir des paiements',
    terminal: 'Connecter un terminal',
    code: 'Code de jumelage',
    pair: 'Jumeler',
    paired: 'Le terminal est connecté.',
  },
  en: {
    connect: 'Connect Square',
    allow: 'Allow',
    connected: 'Square is connected',
    ready: 'Ready to receive payments',
    terminal: 'Connect a terminal',
    code: 'Pairing code',
    pair: 'Pair',
    paired: 'The terminal is connected.',
  },
}

/**
 * Grants the permission on the provider's page, which opens in a new tab.
 *
 * @returns The tab after its redirect to the portal.
 */
async function authorizeSquare(page: Page, language: Language): Promise<Page> {
  const say = messages[language]
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: say.connect }).click()
  const permission = await opened
  await permission.getByRole('button', { name: say.allow }).click()
  await expect(permission.getByText(say.connected)).toBeVisible()
  // The one-time code must not stay in the browser history.
  expect(new URL(permission.url()).search).toBe('')
  return permission
}

/** Connects Square and expects the page of the provider to show it. */
export async function connectSquare(page: Page, language: Language) {
  const landed = await authorizeSquare(page, language)
  await landed.close()
  await page.reload()
  await expect(page.getByText(messages[language].ready).first()).toBeVisible()
}

/**
 * Pairs a terminal on its page.
 *
 * @returns The page that imitates the terminal.
 */
export async function pairTerminal(page: Page, language: Language): Promise<Page> {
  const say = messages[language]
  await page.getByRole('button', { name: say.terminal }).click()
  const code = (
    await page
      .locator('p')
      .filter({ hasText: /^[A-Z0-9]{6,}/ })
      .innerText()
  ).trim()
  const terminal = await page.context().newPage()
  await terminal.goto(`${provider}/square/terminal`)
  await terminal.getByLabel(say.code).fill(code)
  await terminal.getByRole('button', { name: say.pair, exact: true }).click()
  await expect(page.getByText(say.paired)).toBeVisible()
  return terminal
}

type Payment = { orderReference: string; amount: number; refunds: { amount: number }[] }
/** Reads the ledger of the imitated Square; amounts are in cents. */
export async function squareLedger(page: Page): Promise<Payment[]> {
  const answer = await page.request.get(`${provider}/_control/square/ledger`)
  return ((await answer.json()) as { payments: Payment[] }).payments
}
