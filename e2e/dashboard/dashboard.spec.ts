import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { signIn, switchBusiness } from '../sign-in.ts'

// The weeks after the holidays of the last winter that is over; the demonstration covers 425 days.
const year = inDays(-60).slice(0, 4)
const [begin, end] = [`${year}-01-10`, `${year}-02-05`]
const winter = `/?from=${begin}&to=${end}`

for (const { name, language, use } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    const say = <T>(fr: T, en: T): T => (language === 'fr' ? fr : en)

    test('the dashboard shows a winter in figures, charts and a map', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: winter })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('Centre plein air du Mont-Cendré', 'Mont-Cendré Outdoor Centre'),
      )
      const types = page.getByRole('table', { name: say('Ventes par type', 'Sales by type') })
      // The largest amount is first; which type that is depends on the day of the demonstration.
      await expect(
        types.getByRole('row', { name: say('Billet journalier', 'Daily ticket') }),
      ).toBeVisible()
      const shares = await types.locator('tbody td:last-child').allInnerTexts()
      const sorted = shares.map((share) => Number.parseFloat(share.replace(',', '.')))
      expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
      const map = page.getByRole('figure', { name: say(/^Carte de chaleur/, /^Heat map/) })
      await map.scrollIntoViewIfNeeded()
      await expect(map.locator('.leaflet-heatmap-layer')).toBeVisible()
      await expect(map.locator('path')).not.toHaveCount(0)
      await expectAccessible(page, 'dashboard')
      expect.soft(await smallTargets(page, 24), 'dashboard: small targets').toEqual([])
    })
  })

test('dates are applied by the button, which otherwise reads again, and never more than thirty days', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: winter })
  const update = page.getByRole('button', { name: 'Mettre à jour' })
  await expect(page.getByText(/^À jour à \d\d:\d\d$/)).toBeVisible()
  const again = page.waitForResponse(/\/Statistics$/i)
  await update.click()
  await again
  await expect(update).toBeEnabled()
  const to = page.getByRole('textbox', { name: 'Au' })
  await to.fill(`${year}-02-15`)
  await to.press('Tab')
  await expect(page.getByRole('alert')).toHaveText('Au plus 30 jours à la fois.')
  await expect(update).toBeDisabled()
  await page.getByRole('button', { name: '7 derniers jours' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${begin}`))
  await update.click()
  await expect(page).toHaveURL(new RegExp(`from=(${inDays(-7)}|${inDays(-6)})`))
  await page.goBack()
  await expect(to).toHaveValue(end)

  // The rows of a figure lead to the orders that it counts.
  const skiing = page
    .getByRole('table', { name: 'Ventes par activité et catégorie' })
    .getByRole('link', { name: 'Ski alpin', exact: true })
  await skiing.click()
  await expect(page).toHaveURL(new RegExp(`/orders\\?.*from=${begin}&to=${end}&products=`))
  await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
})

test('a new sale is at once in the figures of the day and of the period', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  await switchBusiness(page, /Trois-Érables/)
  const name = `Patin ${Date.now()}`
  const own = await ownActivity(page, name)
  await ownSlots(page, own, { date: inDays(52), times: [['09:00', '10:00']], places: 9 })
  await sellSlot(page, own, { date: inDays(52), begin: '09:00', quantity: 3 })
  await page.goto('/')
  const line = page
    .getByRole('table', { name: 'Ventes par activité et catégorie' })
    .getByRole('row')
    .filter({ hasText: name })
  await expect(line).toContainText('3')
  const today = page.getByRole('region', { name: 'Aujourd’hui, en direct' })
  await expect(today.getByRole('link').first()).not.toHaveText('0')
  const revenue = page.getByRole('region', { name: 'Revenus', exact: true }).getByRole('link')
  await expect(revenue).toHaveText(/\$$/)
  await expect(revenue).not.toHaveText('0,00 $')
})

test('on an upright tablet each comparison is a line within its tile', async ({ page, seller }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  // Amounts of a growing business, with their earlier ones.
  await page.route('**/Statistics', async (route) => {
    const answer = await route.fetch()
    const statistics = (await answer.json()) as Record<string, object>
    const json = {
      ...statistics,
      period: { ...statistics.period, revenue: 121_483.23 },
      previousPeriod: { ...statistics.previousPeriod, revenue: 11_958.32 },
    }
    await route.fulfill({ response: answer, json })
  })
  for (const language of ['fr', 'en'] as const) {
    await signIn(page, seller, { language, path: winter })
    const changes = page.locator('[data-tone]')
    await expect(changes.first()).toContainText('11')
    for (const change of await changes.all()) {
      const isWhole = await change.evaluate((line) => {
        const tile = line.closest('section')!.getBoundingClientRect()
        const { right, height } = line.getBoundingClientRect()
        return height < 24 && right <= tile.right
      })
      expect(isWhole, await change.innerText()).toBe(true)
    }
  }
})
