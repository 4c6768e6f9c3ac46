import { expect, phone, test, type Page } from '../journey.ts'
import { expectAccessible, looks } from '../look.ts'

const office = '/b/mont-cendre'
const openActivity = (page: Page) =>
  page
    .getByRole('region', { name: /^(Activités|Activities)$/ })
    .getByRole('link')
    .first()
    .click()
/** Days that can be chosen, after the open one. */
const otherDays = (page: Page) => page.locator('a.day:not([aria-current])')

for (const { name, language, use } of looks)
  test.describe(name, () => {
    test.use(use)
    test('the pages of an office are accessible', async ({ page }) => {
      await page.goto(language === 'fr' ? office : `${office}/en`)
      await expectAccessible(page, 'business')
      await openActivity(page)
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectAccessible(page, 'activity')
      await page.goto(`${office}/nothing`)
      await expectAccessible(page, 'unknown page')
    })
  })

for (const [language, start, times, other] of [
  ['fr', office, /^Heures du/, 'English'],
  ['en', `${office}/en`, /^Times on/, 'Français'],
] as const)
  test.describe(`without JavaScript, ${language}`, () => {
    test.use({ ...phone, javaScriptEnabled: false })
    test('a visitor finds an activity, a day and its hours, and changes the language', async ({
      page,
    }) => {
      await page.goto(start)
      await openActivity(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const day = otherDays(page).first()
      const chosen = /\?day=([\d-]+)/.exec((await day.getAttribute('href'))!)![1]!
      await day.click()
      await expect(page.getByRole('group', { name: times })).toBeVisible()
      const current = page.locator('a.day[aria-current="date"]')
      await expect(current).toHaveAttribute('href', new RegExp(chosen))
      await expect(page.locator('#slots').getByRole('radio').first()).toBeVisible()
      await page.getByRole('link', { name: other }).click()
      await expect(current).toHaveAttribute('href', new RegExp(chosen))
    })
  })

test('the keyboard alone reaches a day, and the focus is always visible', async ({ page }) => {
  await page.goto(office)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await openActivity(page)
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const isDay = await page.evaluate(() => document.activeElement!.matches('a.day'))
    if (isDay) break
  }
  const focused = page.locator('a.day:focus')
  await expect(focused).toBeInViewport()
  expect(await focused.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?day=/)
})

test('nothing is wider than a screen of 320 pixels, also with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
  await page.goto(office)
  expect(await overflow()).toBe(0)
  await openActivity(page)
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await overflow()).toBe(0)
})
