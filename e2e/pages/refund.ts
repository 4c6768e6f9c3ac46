import { expect, type Page } from '../journey.ts'
import { dialog } from './form.ts'

/** In English, on the page of a refund: refunds everything possible and voids every ticket. */
export async function refundAll(
  page: Page,
  { reason, amount, tickets }: { reason: string; amount: string; tickets: number },
) {
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('button', { name: amount }).click()
  const fates = dialog(page).getByRole('combobox')
  await expect(fates).toHaveCount(tickets)
  for (const fate of await fates.all()) await fate.selectOption({ label: 'Yes' })
  await dialog(page)
    .getByRole('button', { name: /^Refund \$/ })
    .click()
  await expect(page.getByText('Refund recorded').first()).toBeVisible()
}
