import { expect, test, type Page } from '../journey.ts'
import { dialog } from '../pages/form.ts'
import {
  saturday,
  sunday,
  choose,
  slotsTitled,
  openTimetables,
  publishedSlots,
} from '../pages/timetables.ts'
import { later } from '../seeds/days.ts'
import { ownActivity, sellSlot } from '../seeds/own-activity.ts'

const show = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'Vue' }).getByText(view, { exact: true }).click()

test('weekly slots are published, viewed, changed and removed by scope; overlaps and sold places need a choice', async ({
  page,
  seller,
}) => {
  await openTimetables(page, seller)
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
  expect(await publishedSlots(page, own.activityId)).toEqual(
    [0, 1, 7, 8, 14, 15].map((days) => `${later(saturday, days)} 09:00 12`),
  )

  const slots = slotsTitled(page, 'Fin de semaine')
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

  // Opens the slot first, then changes it on this Saturday and every later one.
  await slots.first().click()
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
  await expect(dialog(page)).toContainText('0 / 12')
  await dialog(page).getByRole('button', { name: 'Modifier' }).click()
  await dialog(page).getByRole('textbox', { name: 'Places' }).fill('15')
  await choose(page, 'Enregistrer', `Tous les samedis à partir du ${saturday} (3)`)()
  await expect(slots.first()).toContainText('0 / 15')
  await expect(slots.last()).toContainText('0 / 12')

  // Overlaps are listed, one per line, and can be accepted.
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
  await expect(slotsTitled(page, 'Renfort')).toHaveCount(1)
  await slotsTitled(page, 'Renfort').click()
  await dialog(page).getByRole('button', { name: 'Toutes les dates à venir (3)' }).click()
  await expect(slotsTitled(page, 'Renfort')).toHaveCount(0)

  // With sold places, nothing changes until the clerk has chosen how to handle them.
  const { orderReferenceNumber } = await sellSlot(page, own, {
    date: saturday,
    begin: '09:00',
    quantity: 2,
    client: {
      firstName: 'Nadia',
      lastName: 'Hébert',
    },
  })
  await sellSlot(page, own, {
    date: sunday,
    begin: '09:00',
    quantity: 1,
    client: {
      firstName: 'Luc',
      lastName: 'Roy',
      email: `luc.${Date.now()}@example.com`,
    },
  })
  await page.reload()
  const remove = async (which: ReturnType<typeof slotsTitled>, scope: string | RegExp) => {
    await which.click()
    await dialog(page).getByRole('button', { name: scope }).click()
  }
  await remove(slots.first(), 'Cette plage horaire seulement')
  const sold = dialog(page, '2 places sont déjà vendues')
  await expect(sold.getByRole('listitem')).toHaveText([
    new RegExp(`${orderReferenceNumber} · Nadia Hébert · ${saturday} 09:00 · 2 billets`),
  ])
  await sold.getByRole('button', { name: 'Annuler' }).click()
  expect(await publishedSlots(page, own.activityId)).toContain(`${saturday} 09:00 15`)
  await dialog(page).getByRole('button', { name: 'Cette plage horaire seulement' }).click()
  await sold.getByRole('button', { name: 'Garder les billets' }).click()
  await expect(slots.first()).toContainText('Supprimée, billets conservés (2)')
  await remove(slots.last(), new RegExp(`^Tous les dimanches à partir du ${sunday} \\(3\\)`))
  const soldDialog = dialog(page, '1 place est déjà vendue')
  await expect(soldDialog).toContainText(`3 plages horaires, jusqu’au ${later(sunday, 14)}`)
  await soldDialog.getByLabel('Motif (visible par les clients)').fill('La piste ferme plus tôt.')
  await soldDialog.getByRole('button', { name: 'Reporter les billets' }).click()
  await expect(slots).toHaveCount(1)
  expect(await publishedSlots(page, own.activityId)).toEqual([
    `${saturday} 09:00 closed`,
    `${later(saturday, 7)} 09:00 15`,
    `${later(saturday, 14)} 09:00 15`,
  ])
})
