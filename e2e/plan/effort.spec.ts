import { countEffort } from '../effort.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { timetablesOf } from '../pages/season.ts'
import { later } from '../seeds/days.ts'
import { ownActivity, ownSlots, slotsOn, type Own } from '../seeds/own-activity.ts'
import { nextSaturday, saturday } from '../seeds/season.ts'
import { signIn } from '../sign-in.ts'

// How much work it is to plan. A number here may fall; one that must rise is a loss for whoever does
// it all season long.

const words = {
  fr: {
    copyWeek: 'Copier une semaine…',
    copy: 'Copier',
    copied: 'Semaine copiée',
    saturdays: /^Tous les samedis à partir du/,
    undo: 'Défaire',
  },
  en: {
    copyWeek: 'Copy a week…',
    copy: 'Copy',
    copied: 'Week copied',
    saturdays: /^Every Saturday from/,
    undo: 'Undo',
  },
}
/** What the counter offers on a date: from when, with how many places. */
const offered = async (page: Page, own: Own, date: string) =>
  (await slotsOn(page, own, date)).map(
    ({ timeslotBegin, quantity }) => `${timeslotBegin} ${quantity}`,
  )

for (const language of ['fr', 'en'] as const) {
  const say = { ...planMessages(language), ...words[language] }

  test(`weekly slots are changed by three presses, removed by two, and a week copied by two, ${language}`, async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language, path: '/timetables' })
    const own = await ownActivity(page, `Semaines ${Date.now()}`)
    await ownSlots(page, own, {
      date: saturday,
      times: [['09:00', '12:00']],
      over: {
        recurrenceType: 'EveryWeek',
        weekdays: ['Saturday'],
        endDateTimeUtc: `${later(saturday, 14)}T16:00:00.000Z`,
      },
    })
    const timetables = timetablesOf(page, language)
    await timetables.open(own.activityId, saturday)
    await expect(timetables.slotAt('09:00')).toBeVisible()
    const effort = await countEffort(page)

    // Every Saturday has two places more.
    await timetables.slotAt('09:00').click()
    await dialog(page).getByRole('button', { name: say.modify }).click()
    await expect(dialog(page).getByRole('textbox', { name: say.date })).toBeFocused()
    for (let fields = 0; fields < 4; fields += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: say.saturdays }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await effort()).toEqual({ clicks: 3, keys: 9 })
    expect(await offered(page, own, saturday)).toEqual(['09:00 12'])
    expect(await offered(page, own, nextSaturday)).toEqual(['09:00 12'])

    // This week again in the next one that has none.
    await timetables.open(own.activityId, later(saturday, 14))
    await expect(timetables.slotAt('09:00')).toBeVisible()
    await effort()
    await page.getByRole('button', { name: say.copyWeek }).click()
    await dialog(page).getByRole('button', { name: say.copy, exact: true }).click()
    await expect(page.getByText(say.copied)).toBeVisible()
    expect(await effort()).toEqual({ clicks: 2, keys: 0 })
    expect(await offered(page, own, later(saturday, 21))).toEqual(['09:00 12'])

    // All Saturdays go: nothing is sold, so that nothing is asked, and it can be undone.
    await timetables.open(own.activityId, nextSaturday)
    await timetables.slotAt('09:00').click()
    await expectAccessible(page, 'slot that can be removed')
    await expect(dialog(page).getByRole('button', { name: say.saturdays })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await effort()
    await timetables.slotAt('09:00').click()
    await dialog(page).getByRole('button', { name: say.saturdays }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await effort()).toEqual({ clicks: 2, keys: 0 })
    expect(await offered(page, own, nextSaturday)).toEqual([])
    expect(await offered(page, own, later(saturday, 14))).toEqual([])
    expect(await offered(page, own, saturday)).toEqual(['09:00 12'])
    await page.getByRole('button', { name: say.undo }).click()
    await expect(timetables.slotAt('09:00')).toBeVisible()
    for (const date of [nextSaturday, later(saturday, 14)])
      expect(await offered(page, own, date)).toEqual(['09:00 12'])
  })
}
