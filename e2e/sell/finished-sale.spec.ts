import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import {
  chooseLaterDay,
  chooseWall,
  counterMessages,
  fillClient,
  openCart,
  quantityOf,
} from '../pages/counter.ts'
import { dialog } from '../pages/form.ts'
import { languages, signIn, type Language } from '../sign-in.ts'

const words = {
  fr: {
    tender: /^Reçu .*, monnaie /,
    change: /Monnaie à rendre/,
    order: /^Commande /,
    elsewhere: 'Envoyer à une autre adresse',
    save: 'Enregistrer',
    mailTo: (email: string) => new RegExp(`onfirmation .*envoyée à .*${email}`),
  },
  en: {
    tender: /^Received .*, change /,
    change: /Change to give/,
    order: /^Order /,
    elsewhere: 'Send to another address',
    save: 'Save',
    mailTo: (email: string) => new RegExp(`onfirmation .*sent to .*${email}`),
  },
}

/** Sells a place for cash of which some is given back. */
async function sellForCash(page: Page, language: Language) {
  const say = { ...counterMessages(language), ...words[language] }
  const email = `finished.${Date.now()}@example.com`
  await chooseWall(page, language, 2)
  await quantityOf(page, say.adult).fill('1')
  await fillClient(page, { email }, language)
  await openCart(page)
  await page.getByRole('button', { name: say.tender }).first().click()
  await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
  return email
}

async function expectKeptChange(page: Page, language: Language) {
  const say = { ...counterMessages(language), ...words[language] }
  const change = page.getByRole('status').filter({ hasText: say.change })
  const shown = await change.innerText()
  await page.reload()
  await expect(change).toHaveText(shown, { useInnerText: true })
  await page.getByRole('link', { name: say.order }).click()
  await expect(page).toHaveURL(/\/orders\//)
  await page.goBack()
  await expect(change).toHaveText(shown, { useInnerText: true })
}

for (const language of languages('fr'))
  test(`a finished sale keeps its change until the next one, and its email can be corrected, ${language}`, async ({
    page,
    seller,
  }) => {
    const say = { ...counterMessages(language), ...words[language] }
    await signIn(page, seller, { language, path: '/sell' })
    const email = await sellForCash(page, language)
    await expectKeptChange(page, language)
    await expect(page.getByText(say.mailTo(email))).toBeVisible()

    await page.getByRole('button', { name: say.elsewhere }).click()
    await dialog(page).getByLabel(say.email, { exact: true }).fill(`other.${email}`)
    await expectAccessible(page, 'the email of a finished sale')
    await dialog(page).getByRole('button', { name: say.save }).click()
    await expect(page.getByText(say.mailTo(`other.${email}`))).toBeVisible()

    await page.getByRole('button', { name: say.newSale }).click()
    await chooseLaterDay(page, language)
    await expect(quantityOf(page, say.adult)).toBeEnabled()
    await page.reload()
    await chooseLaterDay(page, language)
    await expect(quantityOf(page, say.adult)).toBeEnabled()
    await expect(page.getByRole('heading', { name: say.sold })).toHaveCount(0)
  })

test.describe('on a phone', () => {
  test.use(phone)
  test('a finished sale keeps its change until the next one', async ({ page, seller }) => {
    await signIn(page, seller, { language: 'en', path: '/sell' })
    await sellForCash(page, 'en')
    await expectKeptChange(page, 'en')
    const say = counterMessages('en')
    await page.getByRole('button', { name: say.newSale }).click()
    await page.reload()
    await chooseLaterDay(page, 'en')
    await expect(quantityOf(page, say.adult)).toBeEnabled()
  })
})
