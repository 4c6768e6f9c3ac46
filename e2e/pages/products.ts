import { expect, type Page } from '../journey.ts'
import { save, dialog, field, fillDialog } from './form.ts'

/**
 * In English, on the page of products: creates a product with a stock and a package that contains
 * it.
 */
export async function describeProducts(page: Page) {
  await page.getByRole('button', { name: 'New product' }).click()
  await fillDialog(page, {
    'Name (French)': 'Chocolat chaud',
    'Name (English)': 'Hot chocolate',
    Price: '4.75',
  })
  await dialog(page).getByRole('switch', { name: 'Track stock' }).click()
  await fillDialog(page, { Stock: '30' })
  await save(page, 'en').click()
  await expect(page.getByRole('row', { name: /Hot chocolate/ })).toContainText('30 of 30')
  await page.getByRole('tab', { name: 'Packages' }).click()
  await page.getByRole('button', { name: 'New package' }).click()
  await fillDialog(page, {
    'Name (French)': 'Première glisse',
    'Name (English)': 'First slide',
    'Package price': '15',
  })
  for (const part of ['Adult', 'Hot chocolate']) {
    await dialog(page)
      .getByRole('combobox', { name: 'Add an item' })
      .or(field(page, 'Add an item'))
      .first()
      .fill(part)
    await page
      .getByRole('option', { name: new RegExp(part) })
      .first()
      .click()
  }
  await expect(
    dialog(page)
      .getByRole('row', { name: /Hot chocolate/ })
      .locator('strong'),
  ).toHaveText('$4.17')
  await save(page, 'en').click()
  await expect(page.getByRole('row', { name: /First slide/ })).toContainText(
    'Adult + Hot chocolate',
  )
}
