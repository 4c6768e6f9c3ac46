import { expect, type Page } from '../journey.ts'
import { save } from './form.ts'

export type ClientTexts = { message: string; terms: string; policy: string }

/** In English, on the communications page: fills in the reply email and the texts. */
export async function writeTexts(
  page: Page,
  replyTo: string,
  texts: Record<'Français' | 'English', ClientTexts>,
) {
  await page.getByLabel('Reply email').fill(replyTo)
  for (const tab of ['English', 'Français'] as const) {
    const { message, terms, policy } = texts[tab]
    await page.getByText(tab, { exact: true }).click()
    await page.getByRole('textbox', { name: 'Custom message' }).click()
    await page.keyboard.insertText(message)
    await page.getByLabel('Terms and conditions').fill(terms)
    await page.getByLabel('Refund policy').fill(policy)
  }
  await save(page, 'en').click()
  await expect(page.getByText('Texts saved')).toBeVisible()
}
