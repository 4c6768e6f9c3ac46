import { expect, type Page } from '../journey.ts'
import { demo } from '../servers.ts'
import type { Language } from '../sign-in.ts'

/** The provider of the demonstration, which imitates Square beside Stripe. */
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

/** From the page of the provider: its permission, in a tab of its own. @returns That tab, landed */
async function authorizeSquare(page: Page, language: Language): Promise<Page> {
  const say = messages[language]
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: say.connect }).click()
  const permission = await opened
  await permission.getByRole('button', { name: say.allow }).click()
  await expect(permission.getByText(say.connected)).toBeVisible()
  // The one-time code does not stay in the history.
  expect(new URL(permission.url()).search).toBe('')
  return permission
}

/** Square is connected, and the page of the provider says so. */
export async function connectSquare(page: Page, language: Language) {
  const landed = await authorizeSquare(page, language)
  await landed.close()
  await page.reload()
  await expect(page.getByText(messages[language].ready).first()).toBeVisible()
}

/** Pairs a terminal by its page. @returns The page that imitates it */
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
/** What Square's side of the provider has in its books, in cents. */
export async function squareLedger(page: Page): Promise<Payment[]> {
  const answer = await page.request.get(`${provider}/_control/square/ledger`)
  return ((await answer.json()) as { payments: Payment[] }).payments
}
