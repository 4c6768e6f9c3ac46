import { test } from './journey.ts'
import { signIn } from './sign-in.ts'
for (const [name, language, colorScheme, viewport] of [
  ['fr-light-1440', 'fr', 'light', { width: 1440, height: 900 }],
  ['en-dark-390', 'en', 'dark', { width: 390, height: 844 }],
] as const)
  test.describe(name, () => {
    test.use({ colorScheme, viewport, locale: `${language}-CA` })
    test('look', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/orders' })
      await page.waitForTimeout(2000)
      await page.screenshot({ path: `/tmp/f-${name}-0.png` })
      await page.getByRole('button', { name: /^(Filtrer|Filter)$/ }).click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/f-${name}-1.png` })
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('combobox', { name: /État|Status/ }).click()
      await page.getByRole('option').nth(2).click()
      await page.getByRole('option').nth(8).click()
      await page.keyboard.press('Escape')
      await page.waitForTimeout(500)
      await drawer
        .getByRole('button', { name: /^(Aujourd’hui|Today)$/ })
        .nth(1)
        .click()
      await drawer.getByRole('checkbox').first().check()
      await page.waitForTimeout(1500)
      await drawer.getByRole('button', { name: /^(Appliquer|Apply)$/ }).scrollIntoViewIfNeeded()
      await page.screenshot({ path: `/tmp/f-${name}-2.png` })
      await drawer.getByRole('button', { name: /^(Appliquer|Apply)$/ }).click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/f-${name}-3.png` })
    })
  })
