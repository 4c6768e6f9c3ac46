import { expect, test, type Page } from '../journey.ts'
import { counterMessages, pressSell } from '../pages/counter.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots } from '../seeds/own-activity.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { languages, type Language } from '../sign-in.ts'

test.use({ baseURL: fresh.url })

const words = {
  fr: {
    discount: /^Rabais/,
    amount: 'Montant du rabais',
    reason: 'Raison',
    apply: 'Appliquer',
    bad: /au-dessus de zéro et d’au plus 100/,
    reasonMissing: 'Entrez la raison.',
    given: /Rabais\s*10\s%/,
    remove: /^Retirer Adulte/,
    undo: 'Défaire',
    party: /Famille ou groupe/,
    first: (place: number) => `Prénom, personne ${place}`,
    last: (place: number) => `Nom, personne ${place}`,
    born: (place: number) => `Naissance ou âge, personne ${place}`,
    put: 'Mettre au panier',
    less: /^Un de moins/,
    more: /^Un de plus/,
  },
  en: {
    discount: /^Discount/,
    amount: 'Amount of the discount',
    reason: 'Reason',
    apply: 'Apply',
    bad: /above zero and at most 100%/,
    reasonMissing: 'Enter the reason.',
    given: /Discount\s*10%/,
    remove: /^Remove Adult/,
    undo: 'Undo',
    party: /Family or group/,
    first: (place: number) => `First name, person ${place}`,
    last: (place: number) => `Last name, person ${place}`,
    born: (place: number) => `Birth date or age, person ${place}`,
    put: 'Put into the cart',
    less: /^One fewer/,
    more: /^One more/,
  },
} satisfies Record<Language, object>

const sizes: readonly [number, number][] = [
  [1024, 768],
  [1180, 820],
  [820, 1180],
  [1280, 720],
  [1366, 768],
  [1440, 900],
]

/** A business with one activity, whose counter is open. */
async function openCounter(page: Page, language: Language, places: number) {
  await ownBusiness(page, { path: '/sell', language })
  const own = await ownActivity(page, 'Ski')
  await ownSlots(page, own, { date: inDays(1), times: [['09:00', '12:00']], places })
  await page.reload()
  const adults = page.getByRole('main').getByRole('spinbutton').first()
  await expect(adults).toBeEnabled()
  return {
    adults,
    lines: page.getByRole('complementary').locator('[data-scroller] li'),
    cash: page.getByRole('button', { name: counterMessages(language).sell }),
  }
}

for (const language of languages('fr'))
  test(`a wrong discount is said at its field, and the pay buttons keep their place, ${language}`, async ({
    page,
  }) => {
    const say = words[language]
    const { adults, cash } = await openCounter(page, language, 40)
    await adults.fill('2')
    await expect(cash).toBeEnabled()
    const amount = page.getByLabel(say.amount)
    const reason = page.getByRole('textbox', { name: say.reason })
    const chip = page.getByRole('button', { name: say.discount })
    await chip.click()
    await amount.fill('500')
    await reason.focus()
    await expect(page.getByText(say.bad)).toBeVisible()
    await amount.fill('-5')
    await expect(page.getByText(say.bad)).toBeVisible()
    await amount.fill('10')
    await page.getByRole('button', { name: say.apply }).click()
    await expect(page.getByText(say.reasonMissing)).toBeVisible()
    await expect(reason).toBeFocused()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expect(cash).toBeInViewport({ ratio: 1 })
      await expect(amount).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    const before = (await cash.boundingBox())!
    await reason.fill('Navette')
    await page.keyboard.press('Enter')
    await expect(amount).toHaveCount(0)
    await expect(chip).toHaveText(say.given)
    await expect(chip).toBeFocused()
    for (const quantity of ['1', '12', '3']) {
      await adults.fill(quantity)
      await expect(cash).toBeEnabled()
      const { y, height } = (await cash.boundingBox())!
      expect([y, height]).toEqual([before.y, before.height])
    }
    const { invoice } = await pressSell(page, language)
    expect(invoice.rebates.items).toMatchObject([{ description: 'Navette' }])
  })

for (const language of languages('en'))
  test(`a class of 40 is lines of 25 and 15, and a removed line comes back, ${language}`, async ({
    page,
  }) => {
    const say = words[language]
    const { adults, lines, cash } = await openCounter(page, language, 60)
    await adults.fill('40')
    await expect(lines).toHaveCount(2)
    const quantities = () =>
      lines
        .getByRole('spinbutton')
        .evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
    expect(await quantities()).toEqual(['25', '15'])
    const plus = lines.first().getByRole('button', { name: say.more })
    await plus.click()
    expect(await quantities()).toEqual(['25', '16'])
    await expect(adults).toHaveValue('41')
    await lines.last().getByRole('button', { name: say.remove }).click()
    await expect(lines).toHaveCount(1)
    await page.getByRole('button', { name: say.undo }).click()
    expect(await quantities()).toEqual(['25', '16'])
    await expect(cash).toBeEnabled()
    const { invoice } = await pressSell(page, language)
    expect(invoice.entries.map(({ count }) => count)).toEqual([25, 16])
  })

for (const language of languages('fr'))
  test(`a named adult keeps the name while anonymous ones leave the line, ${language}`, async ({
    page,
  }) => {
    const say = words[language]
    const { adults, lines } = await openCounter(page, language, 40)
    await adults.fill('2')
    await page.getByRole('button', { name: say.party }).click()
    await page.getByLabel(say.first(1), { exact: true }).fill('Marie')
    await page.getByLabel(say.last(1), { exact: true }).fill('Tremblay')
    await page.getByLabel(say.born(1), { exact: true }).fill('41')
    await page.getByLabel(say.first(2), { exact: true }).pressSequentially('Lu')
    // The family name is proposed, and goes with the first name.
    await expect(page.getByLabel(say.last(2), { exact: true })).toHaveValue('Tremblay')
    await page.getByLabel(say.first(2), { exact: true }).fill('')
    await expect(page.getByLabel(say.last(2), { exact: true })).toHaveValue('')
    await page.getByRole('button', { name: say.put }).click()
    await expect(lines).toContainText('Marie Tremblay + 2')
    const less = lines.getByRole('button', { name: say.less })
    await less.click()
    await expect(lines).toContainText('Marie Tremblay + 1')
    await less.click()
    await expect(lines).not.toContainText('+ 1')
    await expect(lines).toContainText('Marie Tremblay')
    await less.click()
    await expect(lines).toHaveCount(0)
    await page.getByRole('button', { name: say.undo }).click()
    await expect(lines).toContainText('Marie Tremblay')
  })
