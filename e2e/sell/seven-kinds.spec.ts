import { countEffort } from '../effort.ts'
import { expect, test, type Page } from '../journey.ts'
import {
  chooseTile,
  clientLine,
  counterMessages,
  pressSell,
  quantityOf,
  sizeChip,
} from '../pages/counter.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { sevenKinds } from '../seeds/seven-kinds.ts'
import { fresh } from '../servers.ts'
import { languages } from '../sign-in.ts'

// The layout of the counter depends on the products on sale: these tests use the installation to
// which no other journey adds products.
test.use({ baseURL: fresh.url })

const messages = {
  fr: {
    sentence: 'ad 13h passe don tuq1',
    understood: [/^1 × Adulte · Ski/, '1 × Passe', '1 × Don', '1 × Tuque'],
    sellTo: /^Vendre à Ida Roy/,
    rentals: 'Locations',
    stays: 'Hébergement',
    helmet: 'Casque',
    chalet: 'Chalet du lac',
    client: 'Le client lui-même',
  },
  en: {
    sentence: 'ad 1pm pass don tuq1',
    understood: [/^1 × Adult · Skiing/, '1 × Pass', '1 × Donation', '1 × Beanie'],
    sellTo: /^Sell to Ida Roy/,
    rentals: 'Rentals',
    stays: 'Lodging',
    helmet: 'Helmet',
    chalet: 'Lake chalet',
    client: 'The client',
  },
}
const box = (page: Page) => page.getByRole('search').getByRole('combobox')
const plus = (page: Page, what: string) =>
  quantityOf(page, what).locator('xpath=..').getByRole('button').last()

for (const language of languages('fr'))
  test(`selling seven kinds takes eight presses and at most thirty keys, ${language}`, async ({
    page,
  }) => {
    const say = { ...counterMessages(language), ...messages[language] }
    await page.setViewportSize({ width: 1280, height: 720 })
    await ownBusiness(page, { path: '/sell', language })
    const { date } = await sevenKinds(page)
    await page.reload()
    await expect(box(page)).toBeFocused()
    const effort = await countEffort(page)

    await page.keyboard.type(say.sentence)
    const sale = page.getByRole('option').first()
    for (const line of say.understood)
      await expect(sale.getByRole('listitem').filter({ hasText: line })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue('')
    await page.keyboard.type('roy')
    await expect(page.getByRole('option', { name: say.sellTo })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(clientLine(page)).toContainText('Roy')

    // The skis have the day of the tickets, the chalet the night after it: neither needs a choice.
    await chooseTile(page, language, say.rentals)
    await sizeChip(page, '170 cm').click()
    await plus(page, say.helmet).click()
    await chooseTile(page, language, say.stays)
    await plus(page, say.chalet).click()
    await page.getByRole('button', { name: say.holders }).click()
    await page.getByRole('button', { name: say.client }).click()
    await expect(page.getByRole('button', { name: say.sell })).toBeEnabled()
    const order = await pressSell(page, language)

    expect(await effort()).toEqual({ clicks: 8, keys: say.sentence.length + 'roy'.length + 2 })
    expect(say.sentence.length + 'roy'.length + 2).toBeLessThanOrEqual(30)
    const { entries, lodgingEntries } = order.invoice
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'accessory_rental',
      'catalog_product',
      'daily_ticket',
      'donation',
      'equipment_rental',
      'season_pass',
    ])
    const entryOf = (sold: string) => entries.find(({ kind }) => kind === sold)!
    expect(entryOf('daily_ticket')).toMatchObject({ timeslotBegin: '13:00' })
    expect(entryOf('equipment_rental').activationDateTimeUtc).toBe(
      entryOf('daily_ticket').activationDateTimeUtc,
    )
    expect(lodgingEntries).toMatchObject([{ checkInDate: date }])
  })
