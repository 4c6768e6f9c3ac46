import { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import { expect, type Page } from '../journey.ts'
import { later, nextWeekday } from '../seeds/days.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, switchBusiness } from '../sign-in.ts'
import { dialog } from './form.ts'

export const saturday = nextWeekday(6, 30)
export const sunday = later(saturday, 1)
export const choose = (page: Page, button: string, item: string | RegExp) => async () => {
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
export const slotsTitled = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Calendrier/ })
    .getByRole('button')
    .filter({ hasText: title })
export async function openTimetables(page: Page, seller: string) {
  await signIn(page, seller, { language: 'fr', path: '/timetables' })
  await switchBusiness(page, /Trois-Érables/)
  await page.goto('/timetables')
  await expect(page.getByRole('heading', { level: 1, name: 'Horaires' })).toBeVisible()
}
/** Reads the slots of these weeks from the server: date, start, places, open or closed. */
export const publishedSlots = async (page: Page, activityId: string) =>
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
