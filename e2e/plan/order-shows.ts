import { expect, type Page } from '../journey.ts'
import { orderPage } from '../pages/orders.ts'
import type { Language } from '../sign-in.ts'

type Shown = {
  /** What each of them says of when the tickets are. */
  when: string
  /** What none of them says any more. */
  never: string
}

/**
 * Every page of an order that names when its tickets are says the same: its own, the preview beside
 * the list, the refund page, the tickets and the receipt on paper.
 */
export async function expectOnOrder(page: Page, ref: string, { when, never }: Shown) {
  const pages = [
    { path: `/orders/${ref}`, part: 'section[aria-labelledby="items"]' },
    {
      path: `/orders?q=${ref}&peek=${ref}`,
      part: '[role="dialog"] section[aria-labelledby="items"]',
    },
    { path: `/orders/${ref}/refund`, part: 'section[aria-labelledby="refund-rows"]' },
    { path: `/orders/${ref}/print?what=tickets`, part: 'main article' },
    { path: `/orders/${ref}/print?what=receipt`, part: 'main article' },
  ]
  for (const { path, part } of pages) {
    await page.goto(path)
    await expect(page.locator(part).first(), path).toContainText(when)
    await expect(page.locator(part).first(), path).not.toContainText(never)
  }
}

/** The codes that the printed tickets of an order carry. */
export async function expectCodes(page: Page, ref: string, count: number) {
  await page.goto(`/orders/${ref}/print?what=tickets`)
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.locator('main article svg[role="img"]')).toHaveCount(count)
}

/** The history of an order names a change, newest first. */
export async function expectInHistory(
  page: Page,
  language: Language,
  { ref, lines }: { ref: string; lines: readonly RegExp[] },
) {
  const order = orderPage(page, language)
  await order.open(ref)
  for (const line of lines) await expect(order.history).toContainText(line)
}
