import { expect, test } from '../journey.ts'
import { dialog } from '../pages/form.ts'
import {
  saturday,
  sunday,
  slotsTitled,
  openTimetables,
  publishedSlots,
} from '../pages/timetables.ts'
import { ownActivity, ownSlots } from '../seeds/own-activity.ts'

test('a slot is moved by dragging, or by keyboard', async ({ page, seller }) => {
  await openTimetables(page, seller)
  const name = `Luge ${Date.now()}`
  const own = await ownActivity(page, name)
  await ownSlots(page, own, { date: saturday, times: [['09:00', '10:00']] })
  await page.goto(`/timetables?item=${own.activityId}&date=${saturday}&view=week`)
  const slot = slotsTitled(page, 'Essai')
  const from = (await slot.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width * 1.5, from.y + from.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(dialog(page).getByRole('textbox', { name: 'Date' })).toHaveValue(sunday)
  expect(await publishedSlots(page, own.activityId)).toEqual([`${saturday} 09:00 10`])
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await publishedSlots(page, own.activityId)).toEqual([`${sunday} 09:00 10`])

  // From here on only the keyboard is used.
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
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  expect(await publishedSlots(page, own.activityId)).toEqual([`${saturday} 09:00 10`])
  await page.keyboard.press('m')
  await expect(page.getByRole('radio', { name: 'Mois' })).toBeChecked()
})
