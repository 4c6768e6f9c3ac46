import { findActivities, getActivity } from '@guichet/contract/activities/find-activities.ts'
import { deleteActivity } from '@guichet/contract/activities/order-activities.ts'
import { expect, test } from '../journey.ts'
import { makeActivity, openActivities, pressSave } from '../pages/activities.ts'
import { actOnRow } from '../pages/form.ts'
import { ask, businessOf } from '../server-calls.ts'

test('activities are reordered, wrap at both ends, and change only when saved; one is copied and deleted', async ({
  page,
  seller,
}) => {
  // No other journey changes the list of this business.
  await openActivities(page, seller, { business: /Grandes-Rives/ })
  const [first, second] = [await makeActivity(page, 'Avant'), await makeActivity(page, 'Après')]
  await page.goto('/activities')
  const links = page
    .getByRole('region', { name: 'Activités' })
    .getByRole('row')
    .getByRole('link')
    .filter({ hasNotText: 'Publier un horaire' })
  const names = async () => await links.allInnerTexts()
  await expect(links.filter({ hasText: 'Après' })).toBeVisible()
  const before = await names()
  expect(before.slice(-2)).toEqual(['Avant', 'Après'])
  await actOnRow(page, 'Après', 'Descendre')
  await expect(page.getByText(`Après : position 1 sur ${before.length}`)).toBeAttached()
  expect(await names()).toEqual(['Après', ...before.slice(0, -1)])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rétablir l’ordre' }).click()
  expect(await names()).toEqual(before)
  await actOnRow(page, 'Après', 'Monter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enregistrer l’ordre' }).click()
  await expect(page.getByText('Ordre enregistré')).toBeVisible()
  await page.reload()
  await expect(links.last()).toHaveText('Avant')

  await actOnRow(page, 'Avant', 'Dupliquer')
  await expect(page.getByRole('heading', { level: 1, name: 'Avant (copie)' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour' }).click()
  await actOnRow(page, 'Avant (copie)', 'Supprimer')
  await page
    .getByRole('dialog', { name: 'Supprimer « Avant (copie) »?' })
    .getByRole('button', { name: 'Supprimer' })
    .click()
  await expect(page.getByText('Activité supprimée')).toBeVisible()
  await expect(links.filter({ hasText: '(copie)' })).toHaveCount(0)
  for (const { publicId } of [first, second])
    await ask(page, deleteActivity, { params: { id: publicId } })
})

test('prices of activities are edited in the list of a kind and saved in one request', async ({
  page,
  seller,
}) => {
  await openActivities(page, seller)
  const { publicId } = await makeActivity(page, 'Tour de charrette')
  await page.goto('/pricings')
  await page.getByRole('link', { name: 'Billets journaliers' }).click()
  const row = page.getByRole('region', { name: 'Tour de charrette' })
  await row.getByLabel('Prix : Adulte').fill('x')
  await pressSave(page)
  await expect(row.getByText('Entrez un montant')).toBeVisible()
  await row.getByLabel('Prix : Adulte').fill('13,75')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await pressSave(page)
  await expect(page.getByText('Tarifs enregistrés')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    category: 'daily_ticket',
    pricings: [{ activityPublicId: publicId }],
  })
  expect(
    (await ask(page, getActivity, { params: { id: publicId } })).activityPricings[0]!
      .activityPricingDetails[0]!.price,
  ).toBe(13.75)
  await ask(page, deleteActivity, { params: { id: publicId } })
})

test('five hundred activities are scrolled with at most sixty rows in the page', async ({
  page,
  seller,
}) => {
  await openActivities(page, seller, { business: /Grandes-Rives/ })
  const { activities } = await ask(page, findActivities, {
    query: { collaboratorId: businessOf(page) },
  })
  await page.route('**/1.0/activity/internationalized?*', (route) =>
    route.fulfill({
      json: {
        activities: Array.from({ length: 500 }, (_, i) => ({
          ...activities[0]!,
          publicId: `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`,
          order: i,
        })),
      },
    }),
  )
  await page.reload()
  const rows = page.getByRole('row')
  await expect(rows.nth(10)).toBeVisible()
  for (const y of [0, 9_000, 20_000]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(150)
    expect(await rows.count()).toBeLessThanOrEqual(60)
    expect(await rows.count()).toBeGreaterThan(10)
  }
})

test('with the new rentals switched off, equipment is among the activities, and its pages redirect there', async ({
  page,
  seller,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as { flags: object }
    await route.fulfill({
      response: answer,
      json: { ...config, flags: { ...config.flags, IsNewRentalEnabled: false } },
    })
  })
  await openActivities(page, seller, { business: /Grandes-Rives/ })
  await expect(
    page.getByRole('region', { name: 'Équipement' }).getByText('Aucun équipement pour l’instant.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Location', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nouvel équipement' }).click()
  await expect(page.getByRole('region', { name: 'Location d’équipement' })).toBeVisible()
  await page.goto('/equipment-rentals')
  await expect(page).toHaveURL(/\/activities$/)
})

test('the state of an activity is changed in its row, and the list is searched and filtered by state', async ({
  page,
  seller,
}) => {
  await openActivities(page, seller, { business: /Grandes-Rives/ })
  const series = `Atelier ${Date.now()}`
  const last = `${series} 9`
  const made = await Promise.all(
    Array.from({ length: 9 }, (_, i) => makeActivity(page, `${series} ${i + 1}`)),
  )
  await page.goto('/activities')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: last }) })
  await expect(row).toContainText('Inactif')
  await actOnRow(page, last, 'Mettre en vente')
  await expect(page.getByText('État enregistré')).toBeVisible()
  await expect(row).toContainText('Pas encore en vente')
  await page.getByRole('textbox', { name: 'Chercher par nom' }).fill(series.toLowerCase())
  await page.getByRole('combobox', { name: 'État' }).selectOption('notYet')
  await expect(page).toHaveURL(/state=notYet&q=/)
  await expect(page.getByRole('link', { name: /^Atelier/ })).toHaveText([last])
  await page.getByRole('link', { name: last }).click()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Chercher par nom' })).toHaveValue(
    series.toLowerCase(),
  )
  await actOnRow(page, last, 'Rendre inactif')
  await expect(page.getByText('Aucun résultat.', { exact: false }).first()).toBeVisible()
  for (const { publicId } of made) await ask(page, deleteActivity, { params: { id: publicId } })
})
