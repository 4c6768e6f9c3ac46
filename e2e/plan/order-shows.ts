import { expect, type Page } from '../journey.ts'
import { orderPage } from '../pages/orders.ts'
import type { Language } from '../sign-in.ts'

type ExpectedTexts = {
  /** Text that each page shows for the time of the tickets. */
  when: string
  /** Text that no page shows any more. */
  never: string
}

/**
 * Expects every page of an order to show the same time of its tickets: the order, the preview next
 * to the list, the refund page, the printed tickets and the printed receipt.
 */
export async function expectOnOrder(page: Page, ref: string, { when, never }: ExpectedTexts) {
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

/** Expects the number of QR codes on the printed tickets of an order. */
export async function expectCodes(page: Page, ref: string, count: number) {
  await page.goto(`/orders/${ref}/print?what=tickets`)
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.locator('main article svg[role="img"]')).toHaveCount(count)
}

/** Expects lines in the history of an order, newest first. */
export async function expectInHistory(
  page: Page,
  language: Language,
  { ref, lines }: { ref: string; lines: readonly RegExp[] },
) {
  const order = orderPage(page, language)
  await order.open(ref)
  for (const line of lines) await expect(order.history).toContainText(line)
}
