import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import { expect, test, type Page } from '../journey.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, switchBusiness } from '../sign-in.ts'
import { later, nextWeekday, ownActivity, ownSlots, sellSlot } from './own-activity.ts'

const saturday = nextWeekday(6, 30)
const sunday = later(saturday, 1)
const dialog = (page: Page, name: string | RegExp = /.*/) =>
  page.getByRole('dialog', { name }).last()
const choose = (page: Page, button: string, item: string | RegExp) => async () => {
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const show = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'Vue' }).getByText(view, { exact: true }).click()
const event = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Calendrier/ })
    .getByRole('button')
    .filter({ hasText: title })

async function enter(page: Page, seller: string) {
  await signIn(page, seller, { language: 'fr', path: '/timetables' })
  await switchBusiness(page, /Trois-Érables/)
  await page.goto('/timetables')
  await expect(page.getByRole('heading', { level: 1, name: 'Horaires' })).toBeVisible()
}
/** What the server says of those weeks: date, begin, places, and whether it is closed. */
const written = async (page: Page, activityId: string) =>
  (
    await ask(page, getCalendar, {
      params: { id: businessOf(page), item: activityId },
      query: {
        beginDateTimeUtc: `${saturday}T05:00:00.000Z`,
        endDateTimeUtc: `${later(saturday, 21)}T05:00:00.000Z`,
      },
    })
  ).days.flatMap(({ date, timeslots }) =>
    timeslots.map(
      ({ beginTime, quantity, isClosed }) =>
        `${date} ${beginTime} ${isClosed ? 'closed' : quantity}`,
    ),
  )

test('weekly slots are published, read in four views, changed and removed by scopes; overlaps and sold places are asked about', async ({
  page,
  seller,
}) => {
  await enter(page, seller)
  const name = `Patin ${Date.now()}`
  const own = await ownActivity(page, name)
  await page.goto(`/timetables?item=${own.activityId}&date=${saturday}`)
  await expect(page.getByText('Aucune plage horaire pour cette période.')).toBeVisible()

  const publish = async (title: string, begin: string, end: string, days: string[]) => {
    await page.getByRole('button', { name: 'Créer', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Créer pour des activités' }).click()
    const form = dialog(page, 'Nouvel horaire d’activités')
    await form.getByRole('textbox', { name: 'Titre' }).fill(title)
    await expect(form.getByRole('checkbox', { name })).toBeChecked()
    await form.getByRole('textbox', { name: `Places, ${name}` }).fill('12')
    await form.getByRole('textbox', { name: 'Du' }).fill(saturday)
    await form.getByRole('textbox', { name: 'Au' }).fill(later(saturday, 15))
    for (const day of days) await form.getByRole('checkbox', { name: day, exact: true }).check()
    await form.getByRole('textbox', { name: 'Début' }).fill(begin)
    await form.getByRole('textbox', { name: 'Fin' }).fill(end)
    return form
  }
  const form = await publish('Fin de semaine', '9', '10h30', ['sam', 'dim'])
  await expect(form.getByText('6 dates × 1 plage horaire = 6')).toBeVisible()
  await form.getByRole('button', { name: 'Publier' }).click()
  await expect(form).toBeHidden()
  expect(await written(page, own.activityId)).toEqual(
    [0, 1, 7, 8, 14, 15].map((days) => `${later(saturday, days)} 09:00 12`),
  )

  const slots = event(page, 'Fin de semaine')
  await expect(slots.first()).toBeVisible()
  for (const [view, count] of [
    ['Semaine', 2],
    ['Jour', 1],
  ] as const) {
    await show(page, view)
    await expect(slots).toHaveCount(count)
  }
  await show(page, 'Liste')
  await expect(slots.first()).toContainText('0 / 12')
  await show(page, 'Semaine')

  // Read first, then changed on this Saturday and every later one.
  await slots.first().click()
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await expect(dialog(page)).toContainText('0 / 12')
  await dialog(page).getByRole('button', { name: 'Modifier' }).click()
  await dialog(page).getByRole('textbox', { name: 'Places' }).fill('15')
  await choose(page, 'Enregistrer', `Tous les samedis à partir du ${saturday} (3)`)()
  await expect(slots.first()).toContainText('0 / 15')
  await expect(slots.last()).toContainText('0 / 12')

  // What overlaps is listed, one line each, and allowed.
  await (
    await publish('Renfort', '10', '11', ['sam'])
  )
    .getByRole('button', { name: 'Publier' })
    .click()
  const overlap = dialog(page, 'Cet horaire en chevauche d’autres')
  await expect(overlap.getByRole('listitem')).toHaveText([
    'samedi, 10:00 – 11:00\u00a0: chevauche 09:00 – 10:30 («\u00a0Fin de semaine\u00a0») · 3 dates',
  ])
  await overlap.getByRole('button', { name: 'Continuer' }).click()
  await expect(event(page, 'Renfort')).toHaveCount(1)
  await event(page, 'Renfort').click()
  await choose(page, 'Supprimer', 'Toutes les dates à venir (3)')()
  await dialog(page, 'Supprimer de l’horaire?').getByRole('button', { name: 'Supprimer' }).click()
  await expect(event(page, 'Renfort')).toHaveCount(0)

  // Sold places: nothing happens until somebody has said what becomes of them.
  const { orderReferenceNumber } = await sellSlot(page, own, saturday, '09:00', 2, {
    firstName: 'Nadia',
    lastName: 'Hébert',
  })
  await sellSlot(page, own, sunday, '09:00', 1, {
    firstName: 'Luc',
    lastName: 'Roy',
    email: `luc.${Date.now()}@example.com`,
  })
  await page.reload()
  const remove = async (which: ReturnType<typeof event>, scope: string | RegExp) => {
    await which.click()
    await choose(page, 'Supprimer', scope)()
  }
  await remove(slots.first(), 'Cette plage horaire seulement')
  const sold = dialog(page, '2 places sont déjà vendues')
  await expect(sold.getByRole('listitem')).toHaveText([
    new RegExp(`${orderReferenceNumber} · Nadia Hébert · ${saturday} 09:00 · 2 billets`),
  ])
  await sold.getByRole('button', { name: 'Annuler' }).click()
  expect(await written(page, own.activityId)).toContain(`${saturday} 09:00 15`)
  await choose(page, 'Supprimer', 'Cette plage horaire seulement')()
  await sold.getByRole('button', { name: 'Garder les billets' }).click()
  await expect(slots.first()).toContainText('Supprimée, billets conservés (2)')
  await remove(slots.last(), new RegExp(`^Tous les dimanches à partir du ${sunday} \\(3\\)`))
  const soldDialog = dialog(page, '1 place est déjà vendue')
  await expect(soldDialog).toContainText(`3 plages horaires, jusqu’au ${later(sunday, 14)}`)
  await soldDialog.getByLabel('Motif (visible par les clients)').fill('La piste ferme plus tôt.')
  await soldDialog.getByRole('button', { name: 'Reporter les billets' }).click()
  await expect(slots).toHaveCount(1)
  expect(await written(page, own.activityId)).toEqual([
    `${saturday} 09:00 closed`,
    `${later(saturday, 7)} 09:00 15`,
    `${later(saturday, 14)} 09:00 15`,
  ])
})

test('a slot is moved by dragging, and as well without a pointer', async ({ page, seller }) => {
  await enter(page, seller)
  const name = `Luge ${Date.now()}`
  const own = await ownActivity(page, name)
  await ownSlots(page, own, saturday, [['09:00', '10:00']])
  await page.goto(`/timetables?item=${own.activityId}&date=${saturday}&view=week`)
  const slot = event(page, 'Essai')
  const from = (await slot.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width * 1.5, from.y + from.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(dialog(page).getByRole('textbox', { name: 'Date' })).toHaveValue(sunday)
  expect(await written(page, own.activityId)).toEqual([`${saturday} 09:00 10`])
  await choose(page, 'Enregistrer', 'Cette plage horaire seulement')()
  await expect(dialog(page)).toBeHidden()
  expect(await written(page, own.activityId)).toEqual([`${sunday} 09:00 10`])

  // From here on the mouse rests.
  await page.getByRole('combobox', { name: 'Activité ou équipement' }).focus()
  for (
    let steps = 0;
    steps < 20 &&
    !(await slot.evaluate(
      (item) => item === document.activeElement || item.contains(document.activeElement),
    ));
    steps += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Modifier' })).toBeFocused()
  await page.keyboard.press('Enter')
  const date = dialog(page).getByRole('textbox', { name: 'Date' })
  await expect(date).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(saturday)
  const save = dialog(page).getByRole('button', { name: 'Enregistrer' })
  for (
    let steps = 0;
    steps < 12 && !(await save.evaluate((item) => item === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Cette plage horaire seulement' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  expect(await written(page, own.activityId)).toEqual([`${saturday} 09:00 10`])
  await page.keyboard.press('m')
  await expect(page.getByRole('radio', { name: 'Mois' })).toBeChecked()
})

test('equipment is handed out at begin times, for its durations; one without any says where to add them', async ({
  page,
  seller,
}) => {
  await enter(page, seller)
  const name = `Traîneau ${Date.now()}`
  const model = (title: string, pricings: { duration: string; price: number }[]) => ({
    internationalizedFields: {
      fr: { name: title, description: '–' },
      en: { name: title, description: '–' },
    },
    imageUrl: null,
    turnaround: '00:00:00',
    specifications: [{ isDefault: true, quantity: 5, order: 0, internationalizedNames: null }],
    pricings: pricings.map((pricing) => ({ ...pricing, isActive: true })),
  })
  await ask(page, createRentalCategory, {
    body: {
      collaboratorPublicId: businessOf(page),
      internationalizedNames: { fr: name, en: name },
      models: [
        model(`${name} A`, [
          { duration: '02:00:00', price: 10 },
          { duration: '04:00:00', price: 15 },
        ]),
        model(`${name} B`, []),
      ],
    },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Créer pour des locations' }).click()
  const form = dialog(page, 'Nouvel horaire d’équipement')
  await form.getByLabel('Équipement').selectOption({ label: `${name} B` })
  await expect(form.getByText('Cet équipement n’a aucune durée.')).toBeVisible()
  await expect(form.getByRole('link', { name: 'Ajouter ses durées et ses prix' })).toBeVisible()
  await form.getByLabel('Équipement').selectOption({ label: `${name} A` })
  await form.getByRole('textbox', { name: 'Du' }).fill(saturday)
  await form.getByRole('textbox', { name: 'Au' }).fill(sunday)
  for (const day of ['sam', 'dim'])
    await form.getByRole('checkbox', { name: day, exact: true }).check()
  await form.getByRole('button', { name: 'Ajouter une heure' }).click()
  await expect(form.getByRole('textbox', { name: 'Heure 2' })).toHaveValue('09:30')
  await form.getByRole('checkbox', { name: '4 h' }).uncheck()
  await form.getByRole('button', { name: 'Publier' }).click()
  await expect(form).toBeHidden()
  await page
    .getByRole('combobox', { name: 'Activité ou équipement' })
    .selectOption({ label: `${name} A` })
  const item = new URL(page.url()).searchParams.get('item')
  await page.goto(`/timetables?item=${item}&view=week&date=${saturday}`)
  await expect(event(page, name)).toHaveCount(2)
  await event(page, name).first().click()
  await expect(dialog(page)).toContainText('09:00 · 09:30')
  await dialog(page).getByRole('button', { name: 'Modifier' }).click()
  await dialog(page).getByRole('button', { name: 'Retirer Heure 1' }).click()
  await choose(page, 'Enregistrer', 'Cette plage horaire seulement')()
  await expect(event(page, name).first()).toContainText('09:30')
  await expect(event(page, name).first()).not.toContainText('09:00')
  await expect(event(page, name).last()).toContainText('09:00 · 09:30')
})
