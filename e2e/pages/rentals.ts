import { expect, type Page } from '../journey.ts'
import { save, dialog, field, fill, fillDialog } from './form.ts'

/**
 * In French, on the page of rentals: creates a category with a type of two sizes and two prices,
 * and an accessory.
 */
export async function describeRentals(page: Page) {
  await page.getByRole('link', { name: 'Nouvelle catégorie' }).click()
  await fill(page, { 'Nom (français)': 'Glisse', 'Nom (anglais)': 'Sliding gear' })
  await page.getByRole('button', { name: 'Ajouter un type d’équipement' }).click()
  await fillDialog(page, {
    'Nom (français)': 'Tube',
    'Nom (anglais)': 'Tube',
    'Description (français)': 'Une place.',
    'Description (anglais)': 'One seat.',
  })
  await dialog(page).getByRole('switch', { name: 'Gérer les tailles' }).click()
  await fillDialog(page, {
    'Nom de la taille (français)': 'Petit',
    'Nom de la taille (anglais)': 'Small',
    Quantité: '6',
  })
  await dialog(page).getByRole('button', { name: 'Ajouter une taille' }).click()
  for (const [label, text] of [
    ['Nom de la taille (français)', 'Grand'],
    ['Nom de la taille (anglais)', 'Large'],
    ['Quantité', '4'],
  ] as const)
    await field(page, label, 1).fill(text)
  for (const [i, [days, hours, price]] of [
    ['0', '2', '7,50'],
    ['1', '0', '18'],
  ].entries()) {
    await dialog(page).getByRole('button', { name: 'Ajouter un prix' }).click()
    await field(page, 'Durée, jours', i).fill(days!)
    await field(page, 'Durée, heures', i).fill(hours!)
    await field(page, 'Prix', i).fill(price!)
  }
  await dialog(page).getByRole('button', { name: 'Appliquer' }).click()
  await save(page, 'fr').click()
  await expect(page.getByRole('row', { name: /Glisse/ })).toContainText('10 équipements')
  await page.getByRole('button', { name: 'Nouvel accessoire' }).click()
  await fillDialog(page, {
    'Nom (français)': 'Casque',
    'Nom (anglais)': 'Helmet',
    'Description (français)': 'Réglable.',
    'Description (anglais)': 'Adjustable.',
    Quantité: '10',
    'Prix par location': '2,25',
  })
  await dialog(page).getByRole('checkbox', { name: 'Glisse' }).check()
  await save(page, 'fr').click()
  await expect(page.getByRole('row', { name: /Casque/ })).toContainText('2,25')
}
