import { expect, test } from '../journey.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { signIn, switchLanguage, switchBusiness } from '../sign-in.ts'

const day = inDays(50)

test('the traffic page shows used and initial places of slots, and follows sales while it is open', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/traffic' })
  await switchBusiness(page, /Trois-Érables/)
  await page.goto('/traffic')
  const name = `Hockey ${Date.now()}`
  const own = await ownActivity(page, name)
  await ownSlots(page, own, {
    date: day,
    times: [
      ['09:00', '10:00'],
      ['10:00', '11:00'],
    ],
    places: 4,
  })
  await page.reload()
  // The page opens with all activities, today: the most frequent search.
  const today = await page.getByRole('textbox', { name: 'Du' }).inputValue()
  await expect(page.getByRole('textbox', { name: 'Au' })).toHaveValue(today)
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
  const search = page.getByRole('button', { name: 'Rechercher', exact: true })
  await page.getByRole('button', { name: 'Aucune', exact: true }).click()
  await expect(search).toBeDisabled()
  await expect(page.getByText('Choisissez au moins une activité.')).toBeVisible()
  await page.getByRole('checkbox', { name }).check()
  await search.click()
  await page.getByRole('button', { name: `Prochaines plages horaires : ${day}` }).click()
  await expect(page.getByRole('row').filter({ hasText: '09:00 – 10:00' })).toContainText('0 / 4')
  await page.getByRole('textbox', { name: 'Du' }).fill(inDays(55))
  await page.getByRole('textbox', { name: 'Au' }).fill(inDays(56))
  await search.click()
  await expect(
    page.getByText('Aucune plage horaire dans cette période pour ces activités.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Du' }).fill(day)
  await search.click()
  const slot = page.getByRole('row').filter({ hasText: '09:00 – 10:00' })
  await expect(slot).toContainText('0 / 4')
  await sellSlot(page, own, { date: day, begin: '09:00', quantity: 3 })
  await expect(slot).toContainText('3 / 4')
  await sellSlot(page, own, { date: day, begin: '09:00', quantity: 1 })
  await expect(slot.getByText('Complet')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '10:00 – 11:00' })).toContainText('0 / 4')
  await expect(page.getByText('4 / 8 places')).toBeVisible()
  // The URL contains the search.
  await page.reload()
  await expect(slot.getByText('Complet')).toBeVisible()
  await switchLanguage(page, 'en')
  await expect(slot.getByText('Full')).toBeVisible()
})
