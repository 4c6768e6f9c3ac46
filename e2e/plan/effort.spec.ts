import { countEffort } from '../effort.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { timetablesOf } from '../pages/season.ts'
import { later } from '../seeds/days.ts'
import { ownActivity, ownSlots, slotsOn, type Own } from '../seeds/own-activity.ts'
import { nextSaturday, saturday } from '../seeds/season.ts'
import { languages, signIn } from '../sign-in.ts'

// Measures the effort of planning. A number here may decrease; an increase slows down daily work
// all season.

const words = {
  fr: {
    copyWeek: 'Copier une semaine…',
    copy: 'Copier',
    copied: 'Semaine copiée',
    saturdays: /^Tous les samedis à partir du/,
    undo: 'Défaire',
    weekends: 'Fins de semaine',
    likeBefore: /^Comme «/,
  },
  en: {
    copyWeek: 'Copy a week…',
    copy: 'Copy',
    copied: 'Week copied',
    saturdays: /^Every Saturday from/,
    undo: 'Undo',
    weekends: 'Weekends',
    likeBefore: /^Like “/,
  },
}
/** Returns the start and the places of each slot that the counter offers on a date. */
const offered = async (page: Page, own: Own, date: string) =>
  (await slotsOn(page, own, date)).map(
    ({ timeslotBegin, quantity }) => `${timeslotBegin} ${quantity}`,
  )

for (const language of languages('en')) {
  const say = { ...planMessages(language), ...words[language] }

  test(`weekly slots are changed by three presses, removed by two, and a week is copied by two, ${language}`, async ({
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

    // Adds two places to every Saturday.
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

    // Copies this week to the next week without slots.
    await timetables.open(own.activityId, later(saturday, 14))
    await expect(timetables.slotAt('09:00')).toBeVisible()
    await effort()
    await page.getByRole('button', { name: say.copyWeek }).click()
    await dialog(page).getByRole('button', { name: say.copy, exact: true }).click()
    await expect(page.getByText(say.copied)).toBeVisible()
    expect(await effort()).toEqual({ clicks: 2, keys: 0 })
    expect(await offered(page, own, later(saturday, 21))).toEqual(['09:00 12'])

    // Removes all Saturdays: nothing is sold, so there is no question, and it can be undone.
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

  test(`a season of weekends takes six presses and twenty keys, the next season four presses, ${language}`, async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language, path: '/timetables' })
    const own = await ownActivity(page, `Glissade ${Date.now()}`)
    const timetables = timetablesOf(page, language)
    await timetables.open(own.activityId, later(saturday, -9))
    await expect(page.getByRole('button', { name: say.create, exact: true })).toBeVisible()
    // Month and day are sufficient to enter a date.
    const last = later(saturday, 92)
    const short = (date: string) => date.slice(5).replace('-', '')
    const effort = await countEffort(page)
    await timetables.create(say.forActivities)
    await dialog(page).getByRole('textbox', { name: say.from, exact: true }).click()
    await page.keyboard.type(short(saturday))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(short(last))
    await dialog(page).getByRole('button', { name: say.weekends }).click()
    await dialog(page).getByLabel(say.begin).click()
    await page.keyboard.type('9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1030')
    // The next two slots have the same length.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
    await expect(dialog(page).getByText(/28 dates × 3/)).toBeVisible()
    await expectAccessible(page, 'new season')
    await dialog(page).getByRole('button', { name: say.publish }).click()
    await expect(page.getByText(say.published).first()).toBeVisible()
    const { clicks, keys } = await effort()
    expect(clicks).toBeLessThanOrEqual(6)
    expect(keys).toBeLessThanOrEqual(20)
    const slots = ['09:00 20', '10:30 20', '12:00 20']
    for (const date of [saturday, later(saturday, 1), later(last, -1)])
      expect(await offered(page, own, date)).toEqual(slots)
    for (const date of [later(saturday, -1), later(saturday, 2), later(last, 6)])
      expect(await offered(page, own, date)).toEqual([])

    // Repeats the same days, hours and places, from the displayed date.
    await timetables.open(own.activityId, later(saturday, 210))
    await effort()
    await timetables.create(say.forActivities)
    await dialog(page).getByRole('button', { name: say.likeBefore }).click()
    await expect(dialog(page).getByText(/16 dates × 3/)).toBeVisible()
    await dialog(page).getByRole('button', { name: say.publish }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await effort()).toEqual({ clicks: 4, keys: 0 })
    expect(await offered(page, own, later(saturday, 210))).toEqual(slots)
    expect(await offered(page, own, later(saturday, 259))).toEqual(slots)
  })
}
