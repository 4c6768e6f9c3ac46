import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { cards } from '../pages/counter.ts'
import { dialog } from '../pages/form.ts'
import { openTimetables } from '../pages/timetables.ts'
import { later, nextWeekday } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot, slotsOn } from '../seeds/own-activity.ts'

const morning = ['09:00', '10:30'] as const
const evening = ['18:00', '20:00'] as const

test('copying a week onto existing slots completes, replaces or adds, and previews each choice', async ({
  page,
  seller,
}) => {
  await openTimetables(page, seller)
  const name = `Raquette ${Date.now()}`
  const own = await ownActivity(page, name)
  const [tuesday, wednesday] = [nextWeekday(2, 30), later(nextWeekday(2, 30), 1)]
  const monday = later(tuesday, 6)
  const [next, afterNext] = [later(tuesday, 7), later(wednesday, 7)]
  await ownSlots(page, own, { date: tuesday, times: [morning, evening] })
  await ownSlots(page, own, { date: wednesday, times: [morning] })
  await ownSlots(page, own, { date: next, times: [morning], places: 4 })
  await ownSlots(page, own, { date: afterNext, times: [morning], places: 4 })
  await sellSlot(page, own, {
    date: next,
    begin: '09:00',
    quantity: 1,
    client: { firstName: 'Ève', lastName: 'Roy' },
  })
  await page.goto(`/timetables?item=${own.activityId}&date=${tuesday}`)
  await page.getByRole('button', { name: 'Copier une semaine…' }).click()
  const form = dialog(page, 'Copier une semaine')
  const way = (text: string) =>
    cards(page, `La semaine du ${monday} a déjà 2 plages horaires\u00a0:`).filter({ hasText: text })
  await expect(way('Compléter')).toContainText('1 copiée · 2 non copiées')
  await expect(way('Remplacer')).toContainText('2 copiées · 1 non copiée · 1 fermée · 1 conservée')
  await expect(way('Ajouter quand même')).toContainText('3 copiées')
  await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Compléter/)
  await expectAccessible(page, 'copy of a week')

  await expect(form.getByRole('checkbox').first()).toBeChecked()

  // Overlaps are listed before the copy is confirmed.
  await way('Ajouter quand même').click()
  await expect(form.getByRole('listitem')).toHaveCount(1)
  await way('Remplacer').click()
  // A place is sold while the clerk decides: the page says so, keeps the form, and it can be sent
  // again.
  await page.route(
    '**/timetable/week/copy',
    (route) =>
      route.fulfill({
        status: 409,
        json: { type: 'PlacesSold', status: 409, impact: { sold: 1, orders: [] } },
      }),
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Copier', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Rien n’a été copié')
  await form.getByRole('button', { name: 'Copier', exact: true }).click()
  await expect(form).toHaveCount(0)
  const placesOn = async (date: string) =>
    (await slotsOn(page, own, date)).map(
      ({ timeslotBegin, quantity }) => `${timeslotBegin} ${quantity}`,
    )
  expect(await placesOn(next)).toEqual(['09:00 4', '18:00 10'])
  expect(await placesOn(afterNext)).toEqual(['09:00 10'])

  // A second time nothing is left to complete, so that option is disabled.
  await page.getByRole('button', { name: 'Copier une semaine…' }).click()
  await form.getByRole('textbox', { name: 'Semaine à copier (lundi)' }).fill(tuesday)
  await form.getByRole('textbox', { name: 'Copier vers (lundi)' }).fill(next)
  const full = form.getByRole('group', {
    name: `La semaine du ${monday} a déjà 3 plages horaires\u00a0:`,
  })
  await expect(full.getByRole('radio', { name: /^Compléter/ })).toBeDisabled()
  await form.getByRole('button', { name: 'Copier', exact: true }).click()
  await expect(full).toContainText('Choisissez ce que deviennent')
  await expect(full.getByRole('radio', { name: /^Remplacer/ })).toBeFocused()
})
