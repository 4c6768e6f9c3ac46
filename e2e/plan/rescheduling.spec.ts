import { openEmail } from '../emails.ts'
import { expect, test, type Page } from '../journey.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot, slotsOn } from '../seeds/own-activity.ts'
import { signIn, switchLanguage, switchBusiness } from '../sign-in.ts'

const [lostDay, freeDay] = [inDays(40), inDays(41)]

/** Uses the farm, where no other journey checks counts. */
async function enter(page: Page, seller: string) {
  await signIn(page, seller, { language: 'fr', path: '/rescheduling' })
  await switchBusiness(page, /Trois-Érables/)
  await page.goto('/rescheduling')
  await expect(page.getByRole('heading', { level: 1, name: 'Report de billets' })).toBeVisible()
}

/** Chooses the activity and the cancelled date. */
async function tell(page: Page, activity: string, day: string) {
  const items = page.getByRole('combobox', { name: 'Activités, équipements et accessoires' })
  await items.fill(activity)
  await page.getByRole('option', { name: activity, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Date touchée' }).fill(day)
}

test('a cancelled slot is previewed, launched and emailed; the client’s choice is on the tracking page', async ({
  page,
  browser,
  seller,
}) => {
  const [name, stamp] = [`Traîneau ${Date.now()}`, Date.now()]
  const email = `camille.${stamp}@example.com`
  await enter(page, seller)
  const own = await ownActivity(page, name)
  await ownSlots(page, own, {
    date: lostDay,
    times: [
      ['09:00', '10:00'],
      ['13:00', '14:00'],
    ],
  })
  await ownSlots(page, own, {
    date: freeDay,
    times: [
      ['09:00', '10:00'],
      ['15:00', '16:00'],
    ],
  })
  await sellSlot(page, own, {
    date: lostDay,
    begin: '09:00',
    quantity: 2,
    client: {
      email,
      firstName: 'Camille',
      lastName: 'Ouellet',
      language: 'en',
    },
  })
  await sellSlot(page, own, {
    date: lostDay,
    begin: '09:00',
    quantity: 1,
    client: { firstName: 'Réjean', lastName: 'Sansadresse' },
  })
  await sellSlot(page, own, {
    date: lostDay,
    begin: '13:00',
    quantity: 1,
    client: {
      email: `autre.${stamp}@example.com`,
      firstName: 'Autre',
      lastName: 'Heure',
    },
  })
  await page.reload()

  // A day without slots or sold tickets is reported as such, and cannot be launched.
  await tell(page, name, inDays(45))
  await expect(page.getByText('Aucune disponibilité pour cette date')).toBeVisible()
  await expect(page.getByText('Aucun billet à reporter')).toBeVisible()
  await page.getByRole('textbox', { name: 'Date touchée' }).fill(lostDay)
  const dry = page.getByRole('region', { name: 'Billets touchés' })
  await expect(dry.getByText('2 plages horaires seront fermées')).toBeVisible()
  await expect(dry.locator('dl')).toHaveText(/billets4commandes3personnes?\d+sans courriel1/)
  await page.getByRole('checkbox', { name: 'Toute la journée' }).uncheck()
  await page.getByRole('button', { name: '09:00 – 10:00' }).click()
  await expect(dry.getByText('1 plage horaire sera fermée')).toBeVisible()
  await expect(dry.locator('dl')).toHaveText(/billets3commandes2personnes?\d+sans courriel1/)
  await page.getByRole('button', { name: 'Lancer le report' }).press('Enter')
  const reason = page.getByRole('textbox', { name: /^Motif/ })
  await expect(reason).toBeFocused()
  await reason.fill('Verglas <b>sur la piste</b>')
  await expect(dry.frameLocator('iframe').getByText('Verglas <b>sur la piste</b>')).toBeVisible()
  const french = await dry.locator('p[lang="fr"]').innerText()
  await dry.getByText('English', { exact: true }).click()
  await expect(dry.locator('p[lang="en"]')).not.toHaveText(french)
  await expect(dry.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'en')

  // A colleague opens the same cancelled date at the same time, and launches second.
  const colleague = await page.context().newPage()
  await colleague.goto('/rescheduling')
  await tell(colleague, name, lostDay)
  await colleague.getByRole('checkbox', { name: 'Toute la journée' }).uncheck()
  await colleague.getByRole('button', { name: '09:00 – 10:00' }).click()
  await colleague.getByRole('textbox', { name: /^Motif/ }).fill('Aussi')
  await colleague.getByRole('button', { name: 'Lancer le report' }).click()
  await expect(colleague.getByRole('dialog')).toBeVisible()

  await page.getByRole('button', { name: 'Lancer le report' }).click()
  const question = page.getByRole('dialog', { name: 'Lancer le report?' })
  await expect(question).toContainText('3 billets (2 commandes)')
  await question.getByRole('button', { name: 'Reporter et aviser les clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Report : ${name}` })).toBeVisible()
  await page.getByRole('button', { name: /^Opérations/ }).click()
  await expect(
    page
      .getByRole('dialog', { name: /^Opérations/ })
      .getByText('3 sur 3')
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('dialog', { name: /^Opérations/ })
      .getByRole('link', { name: 'Voir le détail' })
      .first(),
  ).toHaveAttribute('href', new URL(page.url()).pathname)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Opérations/ })).toBeFocused()
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: 'Reporter et aviser les clients' })
    .click()
  await expect(
    colleague.getByRole('alert').filter({ hasText: /[Aa]ucun billet à reporter/ }),
  ).toBeVisible()
  await expect(colleague.getByRole('textbox', { name: /^Motif/ })).toHaveValue('Aussi')
  await colleague.close()

  // The cancelled slot is no longer offered; the other slot of that day is.
  expect((await slotsOn(page, own, lostDay)).map(({ timeslotBegin }) => timeslotBegin)).toEqual([
    '13:00',
  ])
  const emailPage = await openEmail(page, email, 'reschedul')
  const link = await emailPage.getByRole('link', { name: /choose/i }).getAttribute('href')
  await emailPage.close()

  // The client has no session and a language other than that of the staff.
  const outside = await browser.newContext({
    locale: 'en-CA',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const client = await outside.newPage()
  await client.goto(link!)
  await expect(client.getByRole('heading', { level: 1, name: 'Hello Camille' })).toBeVisible()
  await expect(client.getByText('Verglas <b>sur la piste</b>')).toBeVisible()
  await client.getByRole('checkbox').last().uncheck()
  // A day keeps the checked tickets.
  await client.getByRole('group', { name: 'Day' }).getByRole('button').last().click()
  await expect(client.getByRole('checkbox').last()).not.toBeChecked()
  await client.getByRole('radio', { name: /^15:00 – 16:00/ }).check()
  await client.getByRole('button', { name: 'Confirm for the checked tickets' }).click()
  await expect(client.getByText('New date chosen', { exact: true })).toHaveCount(1)
  // The text about a refund is read before the request is sent.
  await expect(client.getByRole('button', { name: 'Request a refund' })).toBeHidden()
  await client.getByText('Request a refund', { exact: true }).first().click()
  await client.getByRole('button', { name: 'Request a refund' }).click()
  await expect(client.getByText('Refund requested', { exact: true })).toBeVisible()
  await outside.close()
  expect(
    (await slotsOn(page, own, freeDay)).map(({ timeslotBegin, remainingQuantity }) => [
      timeslotBegin,
      remainingQuantity,
    ]),
  ).toEqual([
    ['09:00', 10],
    ['15:00', 9],
  ])

  // The tracking page shows who was notified, who chose, who did not; a clerk chooses for the
  // client without an email.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Nouvelle date choisie 1' })).toBeVisible()
  const camille = page.getByRole('row').filter({ hasText: 'Camille Ouellet' })
  await expect(camille).toContainText('Envoyé')
  await expect(camille.getByText('Nouvelle date choisie', { exact: true })).toBeVisible()
  await expect(camille.getByText('Remboursement demandé', { exact: true })).toBeVisible()
  const silent = page.getByRole('row').filter({ hasText: 'Réjean Sansadresse' })
  await expect(silent).toContainText('Sans courriel')
  await expect(silent).toContainText('Sans réponse')
  await silent.getByRole('button', { name: /^Choisir une date/ }).click()
  const choose = page.getByRole('dialog', { name: 'Choisir une nouvelle date' })
  await choose.getByRole('textbox', { name: 'Nouvelle date' }).fill(freeDay)
  await choose
    .getByLabel('Nouvelle plage horaire')
    .selectOption({ label: '15:00 – 16:00 · 9 places' })
  await choose.getByRole('button', { name: 'Déplacer le billet' }).click()
  await expect(silent).toContainText(`Nouvelle date : ${freeDay} 15:00`)
  await expect(page.getByRole('radio', { name: 'Sans réponse 0' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Autre Heure' })).toHaveCount(0)
  await switchLanguage(page, 'en')
  await expect(
    page.getByRole('heading', { level: 1, name: `Rescheduling: ${name} (en)` }),
  ).toBeVisible()
})

test('a truncated or foreign link shows a notice and no data', async ({ browser }) => {
  const outside = await browser.newContext({ locale: 'fr-CA' })
  const client = await outside.newPage()
  // The old address leads on.
  await client.goto('/reschedule#nobody')
  await expect(
    client.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' }),
  ).toBeVisible()
  await outside.close()
})
