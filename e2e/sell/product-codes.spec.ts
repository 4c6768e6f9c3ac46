import { createProduct } from '@guichet/contract/products/create-product.ts'
import { expect, test, type Page } from '../journey.ts'
import { counterMessages } from '../pages/counter.ts'
import { dialog, field } from '../pages/form.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'
import { languages } from '../sign-in.ts'

// A product has a barcode, and a code that clerks type. The tests use their own business, so that
// only its products are found.
test.use({ baseURL: fresh.url })

const messages = {
  fr: {
    mitts: 'Mitaines',
    inCart: 'Panier, Mitaines',
    understood: /^5 × Mitaines/,
    unknown: /^Code inconnu\u00a0: 4006381333932\./,
    half: /^Code inconnu\u00a0: MIT-0\./,
    newProduct: 'Nouveau produit',
    names: ['Nom (français)', 'Nom (anglais)'],
    price: 'Prix',
    code: 'Code de produit',
    barcode: 'Code-barres',
    wrong: /Le dernier chiffre ne correspond pas/,
    taken: 'Ce code est déjà utilisé.',
    save: 'Enregistrer',
  },
  en: {
    mitts: 'Mittens',
    inCart: 'Cart, Mittens',
    understood: /^5 × Mittens/,
    unknown: /^Unknown code: 4006381333932\./,
    half: /^Unknown code: MIT-0\./,
    newProduct: 'New product',
    names: ['Name (French)', 'Name (English)'],
    price: 'Price',
    code: 'Product code',
    barcode: 'Barcode',
    wrong: /The last digit does not match/,
    taken: 'This code is already used.',
    save: 'Save',
  },
}
const barcode = '4006381333931'
const box = (page: Page) => page.getByRole('search').getByRole('combobox')
/** Types like a scanner: all keys at once, then Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
const mittens = (page: Page) =>
  ask(page, createProduct, {
    body: {
      collaboratorPublicId: businessOf(page),
      internationalizedFields: {
        fr: { name: 'Mitaines', description: '' },
        en: { name: 'Mittens', description: '' },
      },
      price: '24.00',
      imageUrl: null,
      isActive: true,
      stock: 30,
      code: 'MIT-01',
      barcode,
    },
  })

for (const language of languages('fr')) {
  const say = { ...counterMessages(language), ...messages[language] }

  test(`scanning adds a product to the cart, twice adds two, and an unknown code is reported, ${language}`, async ({
    page,
  }) => {
    await ownBusiness(page, { path: '/sell', language })
    await mittens(page)
    await page.reload()
    await expect(box(page)).toBeFocused()
    const inCart = page.getByRole('spinbutton', { name: say.inCart, exact: true })
    await scan(page, barcode)
    await expect(inCart).toHaveValue('1')
    await expect(box(page)).toHaveValue('')
    await scan(page, barcode)
    await expect(inCart).toHaveValue('2')

    await scan(page, '4006381333932')
    await expect(page.getByRole('search').getByText(say.unknown).first()).toBeVisible()
    await expect(inCart).toHaveValue('2')
    await page.keyboard.press('Escape')
    await scan(page, 'MIT-0')
    await expect(page.getByRole('search').getByText(say.half).first()).toBeVisible()
    await expect(inCart).toHaveValue('2')
    await page.keyboard.press('Escape')

    await page.keyboard.type('5 mit-01', { delay: 80 })
    await expect(page.getByRole('option', { name: say.understood })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(inCart).toHaveValue('7')
  })

  test(`a product gets the barcode of its label, which no other product can have, ${language}`, async ({
    page,
  }) => {
    await ownBusiness(page, { path: '/sell', language })
    await mittens(page)
    await page.goto('/products')
    await expect(page.getByRole('row', { name: say.mitts })).toContainText('MIT-01')
    await page.getByRole('button', { name: say.newProduct }).click()
    for (const name of say.names) await field(page, name).fill('Foulard')
    await field(page, say.price).fill('18')
    await field(page, say.code).fill('mit-01')
    await field(page, say.barcode).focus()
    await scan(page, '4006381333932')
    await expect(dialog(page).getByText(say.wrong)).toBeVisible()
    await field(page, say.barcode).fill('0036000291452')
    await expect(dialog(page).getByText(say.wrong)).toBeHidden()
    const save = dialog(page).getByRole('button', { name: say.save, exact: true })
    await save.click()
    await expect(dialog(page).getByText(say.taken).first()).toBeVisible()
    await field(page, say.code).fill('FOU-01')
    await save.click()
    await expect(page.getByRole('row', { name: 'Foulard' })).toContainText('FOU-01')
    await page.goto('/sell')
    await expect(box(page)).toBeFocused()
    await scan(page, '036000291452')
    await expect(page.getByRole('spinbutton', { name: /, Foulard$/ })).toHaveValue('1')
  })
}
