import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible, looks } from '../look.ts'

const office = '/b/mont-cendre'
const kinds = [
  ['rental', /^(Locations|Rentals)$/],
  ['lodging', /^(Hébergement|Lodging)$/],
  ['package', /^(Forfaits|Packages)$/],
] as const
const open = (page: Page, kind: RegExp) =>
  page.getByRole('region', { name: kind }).getByRole('link').first().click()

for (const { name, language, use } of looks)
  test.describe(name, () => {
    test.use(use)
    test('the pages of rentals, lodging and packages are accessible', async ({ page }) => {
      for (const [kind, region] of kinds) {
        await page.goto(language === 'fr' ? office : `${office}/en`)
        await open(page, region)
        await expect(page.getByRole('table').first()).toBeVisible()
        if (kind === 'lodging') {
          await page.locator('a.day').last().click()
          await expect(page.getByRole('spinbutton').first()).toBeVisible()
        }
        await expectAccessible(page, kind)
      }
    })
  })

test('none of these pages is wider than a screen of 320 pixels with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [kind, region] of kinds) {
    await page.goto(office)
    await open(page, region)
    await expect(page.getByRole('table').first()).toBeVisible()
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
    expect.soft(overflow, kind).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })
  test('a family rents equipment, books nights and a package in one cart', async ({ page }) => {
    await page.goto(office)
    await open(page, kinds[0][1])
    await page.locator('a.day').last().click()
    const people = page.getByRole('group', { name: 'Qui loue quoi?' }).getByRole('combobox')
    await people.nth(0).selectOption({ index: 1 })
    await people.nth(1).selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page.getByRole('spinbutton')).toHaveCount(2)
    await page.getByRole('link', { name: 'Ajouter autre chose' }).click()

    await open(page, kinds[1][1])
    await page.locator('a.day').last().click()
    await page.getByRole('spinbutton', { name: 'Nombre', exact: true }).first().fill('1')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page.getByText(/^Du .* au /)).toBeVisible()
    await page.getByRole('link', { name: 'Ajouter autre chose' }).click()

    await open(page, kinds[2][1])
    await page.locator('a.day').last().click()
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page.getByRole('spinbutton')).toHaveCount(4)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Continuer' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ ...phone, hasTouch: true })
  test('two adults and a child for tomorrow need seven taps and the fields of the buyer', async ({
    page,
  }) => {
    let taps = 0
    const tap = async (target: ReturnType<Page['locator']>) => {
      taps += 1
      await target.tap()
    }
    await page.goto(office)
    await tap(page.getByRole('region', { name: 'Activités' }).getByRole('link').first())
    await tap(page.locator('a.day:not([aria-current])').first())
    const adult = page.getByRole('button', { name: /^Un de plus, Adulte/ })
    await tap(adult)
    await tap(adult)
    await tap(page.getByRole('button', { name: /^Un de plus, Enfant/ }))
    await tap(page.getByRole('button', { name: 'Acheter maintenant' }))
    await page.getByLabel('Prénom', { exact: true }).fill('Ève')
    await page.getByLabel('Nom', { exact: true }).fill('Roy')
    await page.getByLabel('Courriel').fill('eve.roy@example.test')
    for (const field of await page.locator('form.details input[required]').all())
      if ((await field.getAttribute('type')) === null && !(await field.inputValue()))
        await field.fill('Débutant')
    await page.getByRole('checkbox', { name: /^J’accepte les conditions/ }).check()
    await tap(page.getByRole('button', { name: /^Payer / }))
    await expect(page.getByLabel('Numéro de carte')).toBeVisible()
    expect(taps).toBeLessThanOrEqual(7)
  })

  test('a quantity of the cart is changed by its buttons, and the clock of the hold runs', async ({
    page,
  }) => {
    await page.goto(office)
    await page.getByRole('region', { name: 'Activités' }).getByRole('link').first().tap()
    await page
      .getByRole('button', { name: /^Un de plus/ })
      .first()
      .tap()
    await page.getByRole('button', { name: 'Ajouter au panier' }).tap()
    const quantity = page.getByRole('spinbutton')
    await expect(quantity).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Modifier' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Un de moins/ })).toBeDisabled()
    const total = page.locator('.totals-final dd')
    const before = await total.textContent()
    await page.getByRole('button', { name: /^Un de plus/ }).tap()
    await expect(total).not.toHaveText(before!)
    await expect(quantity).toHaveValue('2')
    await expect(page.locator('hold-clock')).toHaveText(/^\d+:[0-5]\d$/)
  })
})
