import { expect, type Page } from '../journey.ts'
import { describeTicketType } from '../pages/activities.ts'
import type { Language } from '../sign-in.ts'

export const save = (page: Page, language: Language) =>
  page.getByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save', exact: true })
export const dialog = (page: Page) => page.getByRole('dialog').last()
const field = (page: Page, name: string, place = 0) =>
  dialog(page).getByRole('textbox', { name, exact: true }).nth(place)
export const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
}
export const fillDialog = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
}
export const confirm = async (page: Page, title: string | RegExp, verb: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: verb, exact: true }).click()

/** On the page of an activity, in English: a ticket at any time, a pass with its holder, a donation. */
export async function describeActivity(page: Page) {
  for (const kind of ['Season pass', 'Donation']) {
    await page.getByRole('button', { name: 'Add a category' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()
  const onSale = [today, '2031-03-31'] as const
  const day = await describeTicketType(page, 'Daily ticket', {
    fr: 'Adulte',
    en: 'Adult',
    price: '12.35',
    onSale,
  })
  await day.getByLabel('Scheduling type').selectOption({ label: 'Anytime' })
  const pass = await describeTicketType(page, 'Season pass', {
    fr: 'Passe',
    en: 'Pass',
    price: '149.99',
    onSale,
  })
  for (const [label, value] of [
    [/^Valid from/, '2031-01-01'],
    [/^Valid until/, '2031-04-30'],
  ] as const)
    await pass.getByLabel(label).fill(value)
  await pass.getByRole('button', { name: 'Add an identification' }).click()
  await pass.getByLabel('Identification 1 (French)').fill('Titulaire')
  await pass.getByLabel('Identification 1 (English)').fill('Holder')
  await pass.getByRole('checkbox', { name: 'Ask for a photo' }).check()
  await describeTicketType(page, 'Donation', {
    fr: 'Vingt dollars',
    en: 'Twenty dollars',
    price: '20',
    onSale,
  })
}

/**
 * On the page of rentals, in French: a category with a type of two sizes and two prices, and an
 * accessory of it.
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
  await dialog(page).getByRole('switch', { name: 'Gérer les tailles' }).click({ force: true })
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
  await confirm(page, /Enregistrer la catégorie/, 'Enregistrer')
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
  await dialog(page).getByRole('checkbox', { name: 'Glisse' }).check({ force: true })
  await save(page, 'fr').click()
  await expect(page.getByRole('row', { name: /Casque/ })).toContainText('2,25')
}

/**
 * On the page of lodging, in English: a category with a unit type, a rate, and a stay tried at its
 * prices.
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
  await confirm(page, /Save the category/, 'Save')
  await expect(page.getByRole('link', { name: 'Chalets' })).toBeVisible()
}

/** On the page of products, in English: a product with a stock, and a package that holds it. */
export async function describeProducts(page: Page) {
  await page.getByRole('button', { name: 'New product' }).click()
  await fillDialog(page, {
    'Name (French)': 'Chocolat chaud',
    'Name (English)': 'Hot chocolate',
    Price: '4.75',
  })
  await dialog(page).getByRole('switch', { name: 'Track stock' }).click({ force: true })
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
  await expect(page.getByRole('row', { name: /First slide/ })).toContainText('2 items')
}
