import { findActivities, getActivity } from '@guichet/contract/activities/find-activities.ts'
import { deleteActivity } from '@guichet/contract/activities/order-activities.ts'
import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import { expect, test, type Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, speak, switchBusiness } from '../sign-in.ts'

const period = {
  activePeriodStartDateTimeUtc: '2031-01-01T05:00:00.000Z',
  activePeriodEndDateTimeUtc: '2031-06-01T04:00:00.000Z',
}
/** An activity of the farm's, whose list no other journey looks at. */
const make = (page: Page, name: string) =>
  ask(page, createActivity, {
    body: {
      internationalizedFields: {
        fr: { name, pricingSelectionMessage: '' },
        en: { name: `${name} (en)`, pricingSelectionMessage: '' },
      },
      activityPricings: [
        {
          category: 'daily_ticket',
          schedulingType: 'Anytime',
          isActive: false,
          ...period,
          activityPricingDetails: [
            {
              order: 0,
              price: 12.5,
              internationalizedActivityPricingDetailsFields: {
                fr: { title: 'Adulte' },
                en: { title: 'Adult' },
              },
            },
          ],
        },
      ],
    },
  })
const enter = async (page: Page, seller: string, path = '/activities') => {
  await signIn(page, seller, { path: '/activities', language: 'fr' })
  await switchBusiness(page, /Trois-Érables/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
// A save that would be refused says so when it is pressed: it is pressed all the same.
const pressSave = (page: Page) => save(page).click({ force: true })
const confirmSave = async (page: Page) => {
  await pressSave(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

test('an activity of three categories is described in French and English, and every fault is said at its field', async ({
  page,
  seller,
}) => {
  await enter(page, seller)
  await page.getByRole('link', { name: 'Nouvelle activité' }).click()
  const named = (label: string) => page.getByLabel(label, { exact: true })
  await named('Nom (français)').fill('Camp équestre')
  await page.getByRole('button', { name: 'Copier du français' }).click()
  await expect(named('Nom (anglais)')).toHaveValue('Camp équestre')
  await named('Nom (anglais)').fill('Riding camp')
  await pressSave(page)
  const day = page.getByRole('region', { name: 'Billet journalier' })
  await expect(
    day.getByText('Ajoutez au moins un type de billet : billet journalier.'),
  ).toBeVisible()
  await expect(day.getByLabel(/^Début de l’achat/)).toBeFocused()
  await day.getByRole('button', { name: 'Ajouter un type de billet' }).click()
  await day.getByLabel('Titre (français)').fill('Cavalier')
  await day.getByLabel('Titre (anglais)').fill('Rider')
  await day.getByLabel(/^Prix/).fill('79,999')
  await day.getByLabel(/^Début de l’achat/).fill('2020-01-01')
  await day.getByLabel(/^Fin de l’achat/).fill('2031-06-01')
  await pressSave(page)
  await expect(day.getByText('Entrez un montant avec au plus deux décimales.')).toBeVisible()
  await day.getByLabel(/^Prix/).fill('79,5')
  await day.getByRole('switch', { name: 'Active' }).check({ force: true })

  for (const kind of ['Passe de saison', 'Don']) {
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await expect(page.getByRole('button', { name: 'Ajouter une catégorie' })).toHaveCount(0)
  const pass = page.getByRole('region', { name: 'Passe de saison' })
  for (const [label, value] of [
    [/^Début de l’achat/, '2031-01-01'],
    [/^Fin de l’achat/, '2031-12-31'],
    [/^Début de validité/, '2031-01-01'],
    [/^Fin de validité/, '2031-06-01'],
  ] as const)
    await pass.getByLabel(label).fill(value)
  await pass.getByRole('button', { name: 'Ajouter un type de billet' }).click()
  await pass.getByLabel('Titre (français)').fill('Passe')
  await pass.getByLabel('Titre (anglais)').fill('Pass')
  await pass.getByLabel(/^Prix/).fill('400')
  const gift = page.getByRole('region', { name: 'Don', exact: true })
  await gift.getByRole('button', { name: 'Ajouter un type de billet' }).click()
  await gift.getByLabel('Titre (français)').fill('Dix dollars')
  await gift.getByLabel('Titre (anglais)').fill('Ten dollars')
  await gift.getByLabel(/^Prix/).fill('10')
  for (const [label, value] of [
    [/^Début de l’achat/, '2031-01-01'],
    [/^Fin de l’achat/, '2031-12-31'],
  ] as const)
    await gift.getByLabel(label).fill(value)
  await pressSave(page)
  await expect(
    pass.getByText('La période d’achat doit finir au plus tard avec la période de validité.'),
  ).toBeVisible()
  await expect(
    pass.getByText('Ajoutez au moins une identification à chaque type : passe de saison.'),
  ).toBeVisible()
  await pass.getByLabel(/^Fin de l’achat/).fill('2031-05-31')
  await pass.getByRole('button', { name: 'Ajouter une identification' }).click()
  await pass.getByLabel('Identification 1 (français)').fill('Cavalier')
  await pass.getByLabel('Identification 1 (anglais)').fill('Rider')
  await pass.getByRole('checkbox', { name: 'Photo demandée' }).check()
  await confirmSave(page)
  // What only the server knows: the business day. The form keeps everything, and says it at the field.
  await expect(day.getByText('La date ne peut pas être passée.')).toBeVisible()
  await day.getByLabel(/^Début de l’achat/).fill('2031-01-01')
  await confirmSave(page)
  await expect(page).toHaveURL(/\/activities$/)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Camp équestre' }) })
  await expect(row).toContainText('Billet journalier · Pas encore en vente')
  await expect(row).toContainText('Don · Inactive')
  await speak(page, 'en')
  await page.getByRole('link', { name: 'Riding camp' }).click()
  await expect(page.getByRole('region', { name: 'Daily ticket' }).getByLabel(/^Price/)).toHaveValue(
    '79.50',
  )
  await expect(
    page.getByRole('region', { name: 'Season pass' }).getByLabel('Identification 1 (English)'),
  ).toHaveValue('Rider')
  await speak(page, 'fr')
  await ask(page, deleteActivity, {
    params: { id: new URL(page.url()).pathname.split('/').at(-1)! },
  })
})

test('leaving and giving up changes ask first; another person’s save is told, and nothing is lost', async ({
  page,
  browser,
  seller,
}) => {
  await enter(page, seller)
  const { publicId } = await make(page, 'Sentier des loups')
  await page.goto(`/activities/${publicId}`)
  const name = page.getByLabel('Nom (français)', { exact: true })
  await expect(save(page)).toHaveCount(0)
  await name.fill('Sentier des renards')
  await page.getByRole('link', { name: 'Tarifs', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester ici' }).click()
  await expect(name).toHaveValue('Sentier des renards')
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler les modifications' }).click()
  await expect(name).toHaveValue('Sentier des loups')
  await expect(save(page)).toHaveCount(0)

  await name.fill('Sentier des lièvres')
  const other = await browser.newPage()
  await enter(other, 'owner@guichet.test', `/activities/${publicId}`)
  await other.getByLabel('Nom (anglais)', { exact: true }).fill('Bear trail')
  await confirmSave(other)
  await expect(other.getByText('Activité enregistrée')).toBeVisible()
  await other.context().close()
  await confirmSave(page)
  const told = page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' })
  await expect(told).toContainText('Odile Gagné')
  await expect(told.getByRole('listitem')).toHaveText(['Nom'])
  await told.getByRole('button', { name: 'Voir leur version' }).click()
  await expect(page.getByLabel('Nom (anglais)', { exact: true })).toHaveValue('Bear trail')
  await name.fill('Sentier des ours')
  await confirmSave(page)
  await expect(page.getByText('Activité enregistrée')).toBeVisible()
  expect(
    (await ask(page, getActivity, { params: { id: publicId } })).internationalizedFields,
  ).toMatchObject({ fr: { name: 'Sentier des ours' }, en: { name: 'Bear trail' } })
  await ask(page, deleteActivity, { params: { id: publicId } })
})

test('the order is arranged, wraps at both ends, and is kept only when it is saved; a copy and a deletion', async ({
  page,
  seller,
}) => {
  await enter(page, seller)
  const [one, two] = [await make(page, 'Avant'), await make(page, 'Après')]
  await page.goto('/activities')
  const links = page.getByRole('region', { name: 'Activités' }).getByRole('row').getByRole('link')
  const names = async () => await links.allInnerTexts()
  await expect(links.filter({ hasText: 'Après' })).toBeVisible()
  const before = await names()
  expect(before.slice(-2)).toEqual(['Avant', 'Après'])
  await page.getByRole('button', { name: 'Descendre Après' }).click()
  await expect(page.getByText(`Après : place 1 sur ${before.length}`)).toBeAttached()
  expect(await names()).toEqual(['Après', ...before.slice(0, -1)])
  await page.getByRole('button', { name: 'Rétablir l’ordre' }).click()
  expect(await names()).toEqual(before)
  await page.getByRole('button', { name: 'Monter Après' }).click()
  await page.getByRole('button', { name: 'Enregistrer l’ordre' }).click()
  await expect(page.getByText('Ordre enregistré')).toBeVisible()
  await page.reload()
  await expect(links.last()).toHaveText('Avant')

  await page.getByRole('button', { name: 'Dupliquer Avant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Avant (copie)' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour' }).click()
  await page.getByRole('button', { name: 'Supprimer Avant (copie)' }).click()
  await page
    .getByRole('dialog', { name: 'Supprimer « Avant (copie) » ?' })
    .getByRole('button', { name: 'Supprimer' })
    .click()
  await expect(page.getByText('Activité supprimée')).toBeVisible()
  await expect(links.filter({ hasText: '(copie)' })).toHaveCount(0)
  for (const { publicId } of [one, two])
    await ask(page, deleteActivity, { params: { id: publicId } })
})

test('prices by kind are the activity’s own, changed in place and sent in one request', async ({
  page,
  seller,
}) => {
  await enter(page, seller)
  const { publicId } = await make(page, 'Tour de charrette')
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
  await enter(page, seller)
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

test('with the new rentals switched off, equipment stands among the activities and its own pages lead there', async ({
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
  await enter(page, seller)
  await expect(
    page.getByRole('region', { name: 'Équipement' }).getByText('Aucun équipement.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Location', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nouvel équipement' }).click()
  await expect(page.getByRole('region', { name: 'Location d’équipement' })).toBeVisible()
  await page.goto('/equipment-rentals')
  await expect(page).toHaveURL(/\/activities$/)
})
