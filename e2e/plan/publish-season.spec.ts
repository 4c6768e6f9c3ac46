import { expect, test } from '../journey.ts'
import { dialog } from '../pages/form.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { timetablesOf } from '../pages/season.ts'
import { later } from '../seeds/days.ts'
import { nextSaturday, saturday, seasonItems } from '../seeds/season.ts'
import { languages, signIn } from '../sign-in.ts'
import { sameFigures } from './same-figures.ts'

for (const language of languages('fr')) {
  test(`weekly slots are published without one date, and five screens agree (${language})`, async ({
    page,
    seller,
  }) => {
    const messages = planMessages(language)
    const name = `Saison ${Date.now()}`
    await signIn(page, seller, { language, path: '/timetables' })
    const season = await seasonItems(page, name)
    const timetables = timetablesOf(page, language)
    // Starts from a date before the season: the calendar moves to what was published.
    await timetables.open(season.activityId, later(saturday, -9))
    await timetables.create(messages.forActivities)
    // Without a title, the series is named after its activity.
    await expect(dialog(page).getByLabel(messages.name)).toHaveAttribute('placeholder', /Saison/)
    await dialog(page)
      .getByRole('textbox', {
        name: `${messages.places}, ${language === 'fr' ? name : `${name} (en)`}`,
      })
      .fill('4')
    await timetables.chooseWeekends()
    await timetables.fillSlot(1, '9', '12')
    await dialog(page).getByRole('button', { name: messages.addSlot }).click()
    await timetables.fillSlot(2, '13', '1630')
    await timetables.publish()
    await expect(page).toHaveURL(new RegExp(`date=${saturday}`))
    await expect(timetables.slotAt('09:00')).toBeVisible()
    if (language === 'fr') await expect(page.getByLabel(/^Week/)).toHaveCount(0)

    const holiday = later(nextSaturday, 1)
    await timetables.open(season.activityId, holiday)
    await timetables.slotAt('09:00').click()
    await dialog(page).getByRole('button', { name: messages.thisOne }).click()
    await expect(page.getByText(messages.removed)).toBeVisible()
    expect((await sameFigures(page, season, saturday)).left).toEqual({
      '09:00-12:00': 4,
      '13:00-16:30': 4,
    })
    expect((await sameFigures(page, season, holiday)).left).toEqual({ '13:00-16:30': 4 })
  })

  test(`skis are offered every half hour for three durations, and five screens agree (${language})`, async ({
    page,
    seller,
  }) => {
    const messages = planMessages(language)
    await signIn(page, seller, { language, path: '/timetables' })
    const season = await seasonItems(page, `Skis ${Date.now()}`)
    const timetables = timetablesOf(page, language)
    await timetables.open(season.modelId, saturday)
    await timetables.create(messages.forEquipment)
    await timetables.chooseWeekends()
    for (let times = 1; times < 9; times++)
      await dialog(page).getByRole('button', { name: messages.addTime }).click()
    await expect(dialog(page).getByRole('textbox', { name: messages.time(9) })).toHaveValue('13:00')
    for (const duration of messages.durations)
      await expect(dialog(page).getByRole('checkbox', { name: duration })).toBeChecked()
    await timetables.publish()
    expect((await sameFigures(page, season, saturday)).leftAt).toMatchObject({
      '09:00': 3,
      '09:30': 3,
      '13:00': 3,
    })
  })
}
