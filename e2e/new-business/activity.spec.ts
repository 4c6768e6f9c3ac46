import { expect, test } from '../journey.ts'
import { describeActivity } from '../pages/activities.ts'
import { cards, counterMessages } from '../pages/counter.ts'
import { confirm, fill, save } from '../pages/form.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'

test.use({ baseURL: fresh.url })

test('an activity with a ticket, a pass and a donation is on sale only once it is active', async ({
  page,
}) => {
  await ownBusiness(page, { path: '/activities', language: 'en' })
  await page.getByRole('link', { name: 'New activity' }).click()
  await fill(page, { 'Name (French)': 'Glissade', 'Name (English)': 'Sliding' })
  await describeActivity(page)
  await page.goBack()
  await confirm(page, 'Leave without saving?', 'Stay on page')
  await page.getByRole('button', { name: 'Save without selling' }).click()
  await expect(page).toHaveURL(/\/activities$/)
  await expect(page.getByRole('row').filter({ hasText: 'Sliding' })).toContainText('Inactive')
  await page.getByRole('link', { name: 'Sell', exact: true }).click()
  await expect(page.getByRole('button', { name: counterMessages('en').sell })).toHaveCount(0)

  for (const [path, confirmed] of [
    ['daily-ticket', 'Adult'],
    ['subscription', 'Pass'],
    ['donation', 'Twenty dollars'],
  ] as const) {
    await page.goto(`/pricings/${path}`)
    await expect(page.getByText(confirmed, { exact: true })).toBeVisible()
    await page.getByRole('switch', { name: 'Active' }).check()
    await save(page, 'en').click()
    await expect(page.getByText('Pricing saved')).toBeVisible()
  }
  await page.goto('/sell')
  await expect(
    cards(page, counterMessages('en').tiles).filter({ hasText: 'Sliding' }),
  ).toBeVisible()
})
