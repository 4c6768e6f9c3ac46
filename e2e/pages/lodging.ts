import { expect, type Page } from '../journey.ts'
import { save, dialog, fill, fillDialog } from './form.ts'

/**
 * In English, on the page of lodging: creates a category with a unit type and a rate, and previews
 * a stay.
 */
export async function describeLodging(page: Page) {
  await page.getByRole('link', { name: 'New category' }).click()
  await fill(page, { 'Name (French)': 'Chalets', 'Name (English)': 'Chalets' })
  await page.getByRole('button', { name: 'Add a unit type' }).click()
  await fillDialog(page, {
    'Name (French)': 'Refuge',
    'Name (English)': 'Hut',
    'Description (French)': 'Poêle.',
    'Description (English)': 'Stove.',
    'Base price': '95',
  })
  await dialog(page).getByRole('button', { name: 'Add a rate' }).click()
  await fillDialog(page, {
    'First night': '2031-02-01',
    'Last night': '2031-02-28',
    'Price per night': '120',
    Arrival: '2031-01-31',
    Departure: '2031-02-02',
  })
  await expect(dialog(page).getByText('Price of 2 nights').locator('..')).toContainText('$215.00')
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await save(page, 'en').click()
  await expect(page.getByRole('link', { name: 'Chalets' })).toBeVisible()
}
