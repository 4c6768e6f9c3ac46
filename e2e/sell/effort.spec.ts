import { countEffort } from '../effort.ts'
import { expect, test, type Page } from '../journey.ts'
import {
  chooseTile,
  chooseWall,
  clientLine,
  counterMessages,
  fillClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { inDays } from '../seeds/days.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

// Measures the effort of common sales. A number here may decrease; an increase slows down every
// clerk every day.

const words = {
  fr: { sellTo: /^Vendre à /, request: '3a' },
  en: { sellTo: /^Sell to /, request: '3a' },
}
const box = (page: Page) => page.getByRole('search').getByRole('combobox')
const cash = (page: Page, language: Language) =>
  page.getByRole('button', { name: counterMessages(language).sell })

async function atCounter(page: Page, seller: string, language: Language) {
  await page.setViewportSize({ width: 1280, height: 720 })
  // The slots of today may all be nearly over, and are then not proposed.
  await signIn(page, seller, { language, path: `/sell?date=${inDays(1)}` })
  // Choosing a language moves the focus: a reload starts the page from its initial state.
  await page.reload()
  await expect(box(page)).toBeFocused()
  await chooseTile(page, language, counterMessages(language).wall)
}
const more = (page: Page, type: string) =>
  quantityOf(page, type).locator('xpath=..').getByRole('button').last()

for (const language of languages('en')) {
  const say = { ...counterMessages(language), ...words[language] }

  test(`the same sale takes six keys, ${language}`, async ({ page, seller }) => {
    await atCounter(page, seller, language)
    await box(page).focus()
    const effort = await countEffort(page)
    await page.keyboard.type(say.request)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(cash(page, language)).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(cash(page, language)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
    expect(await effort()).toEqual({ clicks: 0, keys: 6 })
  })

  test(`selling to a known client takes four presses and seven keys, finding an order eight keys, ${language}`, async ({
    page,
    seller,
  }) => {
    await atCounter(page, seller, language)
    // Makes a first sale, so that the client is known.
    const name = language === 'fr' ? 'Zwickel' : 'Zyblut'
    await quantityOf(page, say.adult).fill('1')
    const email = `${name.toLowerCase()}@boite.example`
    await fillClient(page, { email, firstName: 'Ida', lastName: name }, language)
    const { orderReferenceNumber } = await pressSell(page, language)
    await page.getByRole('button', { name: say.newSale }).click()
    await expect(box(page)).toBeFocused()
    await chooseWall(page, language, 8)

    const effort = await countEffort(page)
    for (let times = 0; times < 3; times += 1) await more(page, say.adult).click()
    await page.keyboard.press('/')
    await page.keyboard.type(name.toLowerCase().slice(0, 5))
    await expect(page.getByRole('option', { name: say.sellTo })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(clientLine(page)).toContainText(name)
    await expect(cash(page, language)).toBeEnabled()
    await cash(page, language).click()
    await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
    expect(await effort()).toEqual({ clicks: 4, keys: 7 })

    await page.getByRole('button', { name: say.newSale }).click()
    await expect(box(page)).toBeFocused()
    await effort()
    await page.keyboard.type(name.toLowerCase())
    await expect(page.getByRole('option', { name: orderReferenceNumber })).toBeVisible()
    const found = await effort()
    expect(found.clicks).toBe(0)
    expect(found.keys).toBeLessThanOrEqual(8)
  })
}
