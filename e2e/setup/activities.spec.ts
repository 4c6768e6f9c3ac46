import { getActivity } from '@guichet/contract/activities/find-activities.ts'
import { deleteActivity } from '@guichet/contract/activities/order-activities.ts'
import { expect, test, type Page } from '../journey.ts'
import { makeActivity, openActivities, save, pressSave } from '../pages/activities.ts'
import { ask } from '../server-calls.ts'
import { switchLanguage } from '../sign-in.ts'

const onSale = { name: 'Mettre en vente', exact: true }
/** Presses Enter on the button, which shows the faults of the form. */
const pressOnSale = (page: Page) => page.getByRole('button', onSale).press('Enter')

test('an activity of three categories is created in French and English, with every error at its field', async ({
  page,
  seller,
}) => {
  await openActivities(page, seller)
  await page.getByRole('link', { name: 'Nouvelle activité' }).click()
  const named = (label: string) => page.getByLabel(label, { exact: true })
  await named('Nom (français)').fill('Camp équestre')
  await page.getByRole('button', { name: 'Copier du français' }).click()
  await expect(named('Nom (anglais)')).toHaveValue('Camp équestre')
  await named('Nom (anglais)').fill('Riding camp')
  await pressOnSale(page)
  const day = page.getByRole('region', { name: 'Billet journalier' })
  await expect(
    day.getByText('Ajoutez au moins un type de billet : billet journalier.'),
  ).toBeVisible()
  await expect(day.getByRole('button', { name: 'Ajouter un type de billet' })).toBeFocused()
  await day.getByRole('button', { name: 'Ajouter un type de billet' }).click()
  await day.getByLabel('Titre (français)').fill('Cavalier')
  await day.getByLabel('Titre (anglais)').fill('Rider')
  await day.getByLabel(/^Prix/).fill('79,999')
  await day.getByLabel(/^En vente du/).fill('2020-01-01')
  await day.getByLabel(/^En vente jusqu’au/).fill('2031-06-01')
  await pressOnSale(page)
  await expect(day.getByText('Entrez un montant avec au plus deux décimales.')).toBeVisible()
  await day.getByLabel(/^Prix/).fill('79,5')

  for (const kind of ['Passe de saison', 'Don']) {
    await page.getByRole('button', { name: 'Ajouter une catégorie' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await expect(page.getByRole('button', { name: 'Ajouter une catégorie' })).toHaveCount(0)
  const pass = page.getByRole('region', { name: 'Passe de saison' })
  for (const [label, value] of [
    [/^En vente du/, '2031-01-01'],
    [/^En vente jusqu’au/, '2031-12-31'],
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
    [/^En vente du/, '2031-01-01'],
    [/^En vente jusqu’au/, '2031-12-31'],
  ] as const)
    await gift.getByLabel(label).fill(value)
  await pressOnSale(page)
  await expect(
    pass.getByText('La période d’achat doit finir au plus tard avec la période de validité.'),
  ).toBeVisible()
  await expect(
    pass.getByText('Ajoutez au moins une identification à chaque type : passe de saison.'),
  ).toBeVisible()
  await pass.getByLabel(/^En vente jusqu’au/).fill('2031-05-31')
  await pass.getByRole('button', { name: 'Ajouter une identification' }).click()
  await pass.getByLabel('Identification 1 (français)').fill('Cavalier')
  await pass.getByLabel('Identification 1 (anglais)').fill('Rider')
  await pass.getByRole('checkbox', { name: 'Demander une photo' }).check()
  await pressOnSale(page)
  // Only the server knows the business day: the form keeps its content and shows the error at the
  // field.
  await expect(day.getByText('La date ne peut pas être passée.')).toBeVisible()
  await day.getByLabel(/^En vente du/).fill('2031-01-01')
  await pressOnSale(page)
  await expect(page).toHaveURL(/\/activities$/)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Camp équestre' }) })
  await expect(row).toContainText('Billet journalier · Passe de saison · Don')
  await expect(row).toContainText('Pas encore en vente')
  await expect(page.getByRole('link', { name: 'Publier son horaire' })).toBeVisible()
  await switchLanguage(page, 'en')
  await page.getByRole('link', { name: 'Riding camp' }).click()
  await expect(page.getByRole('link', { name: 'Timetable', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Daily ticket' }).getByLabel(/^Price/)).toHaveValue(
    '79.50',
  )
  await expect(
    page.getByRole('region', { name: 'Season pass' }).getByLabel('Identification 1 (English)'),
  ).toHaveValue('Rider')
  await switchLanguage(page, 'fr')
  await ask(page, deleteActivity, {
    params: { id: new URL(page.url()).pathname.split('/').at(-1)! },
  })
})

test('a save that removes a ticket type asks once; another save does not', async ({
  page,
  seller,
}) => {
  await openActivities(page, seller)
  const { publicId } = await makeActivity(page, 'Sentier des cerfs')
  await page.goto(`/activities/${publicId}`)
  const day = page.getByRole('region', { name: 'Billet journalier' })
  await day.getByRole('button', { name: 'Ajouter un type de billet' }).click()
  await day.getByLabel('Titre (français)').last().fill('Enfant')
  await day.getByLabel('Titre (anglais)').last().fill('Child')
  await day.getByLabel(/^Prix/).last().fill('8')
  await pressSave(page)
  await expect(save(page)).toHaveCount(0)
  await day.getByRole('button', { name: 'Supprimer Type de billet 2' }).click()
  await pressSave(page)
  const question = page.getByRole('dialog', { name: 'Retirer un élément du catalogue?' })
  await expect(question.getByRole('listitem')).toHaveText(['Billet journalier · Enfant'])
  await question.getByRole('button', { name: 'Enregistrer et retirer' }).click()
  await expect(save(page)).toHaveCount(0)
  const { activityPricings } = await ask(page, getActivity, { params: { id: publicId } })
  expect(activityPricings[0]!.activityPricingDetails).toHaveLength(1)
  await ask(page, deleteActivity, { params: { id: publicId } })
})

test('leaving and discarding changes need a confirmation; a concurrent save is announced, and nothing is lost', async ({
  page,
  browser,
  seller,
}) => {
  await openActivities(page, seller)
  const { publicId } = await makeActivity(page, 'Sentier des loups')
  await page.goto(`/activities/${publicId}`)
  const name = page.getByLabel('Nom (français)', { exact: true })
  await expect(save(page)).toHaveCount(0)
  await name.fill('Sentier des renards')
  await page.getByRole('link', { name: 'Tarifs', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(name).toHaveValue('Sentier des renards')
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler les modifications' }).click()
  await expect(name).toHaveValue('Sentier des loups')
  await expect(save(page)).toHaveCount(0)

  await name.fill('Sentier des lièvres')
  const other = await browser.newPage()
  await openActivities(other, 'owner@guichet.test', { path: `/activities/${publicId}` })
  await other.getByLabel('Nom (anglais)', { exact: true }).fill('Bear trail')
  await pressSave(other)
  await expect(other.getByText('Activité enregistrée')).toBeVisible()
  await other.context().close()
  await pressSave(page)
  const conflictDialog = page.getByRole('dialog', {
    name: 'Cette fiche a été modifiée par une autre personne',
  })
  await expect(conflictDialog).toContainText('Odile Gagné')
  await expect(conflictDialog.getByRole('listitem')).toHaveText(['Nom'])
  await conflictDialog.getByRole('button', { name: 'Abandonner ma version' }).click()
  await expect(page.getByLabel('Nom (anglais)', { exact: true })).toHaveValue('Bear trail')
  await name.fill('Sentier des ours')
  await pressSave(page)
  await expect(page.getByText('Activité enregistrée')).toBeVisible()
  expect(
    (await ask(page, getActivity, { params: { id: publicId } })).internationalizedFields,
  ).toMatchObject({ fr: { name: 'Sentier des ours' }, en: { name: 'Bear trail' } })
  await ask(page, deleteActivity, { params: { id: publicId } })
})
