import type { Page } from '../journey.ts'
import { expect, test } from '../journey.ts'
import { pressSell, quantityOf } from '../pages/counter.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot, type Own } from '../seeds/own-activity.ts'
import { type Language, languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    today: 'Aujourd’hui',
    free: (n: number) => `${n} libre${n > 1 ? 's' : ''}`,
    sold: (n: number) => `${n} vendu${n > 1 ? 's' : ''} sur`,
    full: 'Complet',
    sell: 'Vendre',
    type: 'Adulte',
    next: 'Jour suivant',
    previous: 'Jour précédent',
    late: 'En retard',
  },
  en: {
    today: 'Today',
    free: (n: number) => `${n} free`,
    sold: (n: number) => `${n} sold of`,
    full: 'Full',
    sell: 'Sell',
    type: 'Adult',
    next: 'Next day',
    previous: 'Previous day',
    late: 'Late',
  },
}
const date = inDays(41)

/** Publishes two slots of four places of a new activity. */
async function aDay(page: Page, name: string): Promise<Own> {
  const own = await ownActivity(page, name)
  await ownSlots(page, own, {
    date,
    times: [
      ['09:00', '10:00'],
      ['11:00', '12:30'],
    ],
    places: 4,
  })
  return own
}
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .first()

for (const language of languages('en'))
  test(`pressing a free slot of the day board sells it, and every board shows it (${language})`, async ({
    page,
    seller,
  }) => {
    const say = words[language]
    await signIn(page, seller, { language, path: '/today' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.today)
    const name = nameIn(language, `Journée ${language} ${Date.now()}`)
    const own = await aDay(page, name.made)
    const stream = page.waitForResponse((answer) => answer.url().includes('/day/events'))
    await page.goto(`/today?date=${date}`)
    // Events arrive from here on: the board also polls once a minute, which is later than this
    // journey waits.
    await stream
    const row = rowOf(page, name.shown)
    await expect(row).toContainText(say.free(8))

    // A sale elsewhere appears without a reload.
    await sellSlot(page, own, { date, begin: '09:00', quantity: 4, client: { firstName: 'Zoé' } })
    await expect(row.getByRole('listitem').first()).toContainText(say.full)
    await expect(row.getByRole('link')).toHaveCount(1)

    const slot = row.getByRole('link')
    await expect(slot).toHaveAccessibleName(new RegExp(`^${say.sell} 11:00 – 12:30 `))
    await slot.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sell\?/)
    await expect(page.getByRole('radio', { name: /^11:00 – 12:30/ })).toBeChecked()
    await quantityOf(page, say.type).fill('1')
    await pressSell(page, language)
    await page.getByRole('link', { name: say.today, exact: true }).click()
    await page.goto(`/today?date=${date}`)
    await expect(row.getByRole('listitem').nth(1)).toContainText(say.free(3))
    await expect(row.getByRole('listitem').nth(1)).toContainText(say.sold(1))
  })

/** The seed appends the language to the English name of its activity. */
const nameIn = (language: Language, made: string) => ({
  made,
  shown: language === 'fr' ? made : `${made} (en)`,
})

test('the keyboard moves through the days, and one press returns to today', async ({
  page,
  seller,
}) => {
  const say = words.fr
  await signIn(page, seller, { language: 'fr', path: `/today?date=${date}` })
  const day = page.getByRole('main').locator('output')
  const shown = (await day.textContent())!
  await page.getByRole('button', { name: say.next }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${inDays(42)}`))
  await page.getByRole('button', { name: say.previous }).focus()
  await page.keyboard.press('Enter')
  await expect(day).toHaveText(shown)
  await page.getByRole('button', { name: say.today, exact: true }).click()
  await expect(page).toHaveURL(/\/today$/)
  await page.getByRole('main').getByRole('link', { name: say.late }).click()
  await expect(page).toHaveURL(/\/bookings\?.*tab=rentals/)
})

test('staff who sell without a dashboard start on the day board', async ({ page }) => {
  await signIn(page, 'clerk@guichet.test', { path: '/' })
  await expect(page).toHaveURL(/\/today$/)
})
