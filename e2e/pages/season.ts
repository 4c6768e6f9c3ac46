import { expect, type Page } from '../journey.ts'
import { later } from '../seeds/days.ts'
import { saturday, type Season } from '../seeds/season.ts'
import type { Language } from '../sign-in.ts'
import { cards, chooseSize, chooseTile, fillClient, pressSell, quantityOf } from './counter.ts'
import { dialog } from './form.ts'
import { planMessages } from './plan.messages.ts'

/** The timetables of a season, in either language. */
export function timetablesOf(page: Page, language: Language) {
  const messages = planMessages(language)
  return {
    open: (item: string, date: string) =>
      page.goto(`/timetables?item=${item}&view=day&date=${date}`),
    slotAt: (begin: string) =>
      page
        .locator('.fc-event, [role="button"]')
        .filter({ hasText: begin })
        .filter({ hasText: /\// })
        .first(),
    async create(what: string) {
      await page.getByRole('button', { name: messages.create, exact: true }).click()
      await page.getByRole('menuitem', { name: what }).click()
    },
    async fillSlot(place: number, begin: string, end: string) {
      const row = dialog(page).getByRole('listitem', { name: messages.slot(place) })
      await row.getByLabel(messages.begin).fill(begin)
      await row.getByLabel(messages.end).fill(end)
    },
    /** Chooses the Saturdays and Sundays of five weeks. */
    async chooseWeekends() {
      await dialog(page).getByRole('textbox', { name: messages.from, exact: true }).fill(saturday)
      await dialog(page)
        .getByRole('textbox', { name: messages.to, exact: true })
        .fill(later(saturday, 29))
      for (const weekday of [messages.saturday, messages.sunday])
        await dialog(page).getByRole('checkbox', { name: weekday, exact: true }).check()
    },
    async publish() {
      await dialog(page).getByRole('button', { name: messages.publish }).click()
      await expect(page.getByText(messages.published).first()).toBeVisible()
    },
  }
}

/** The counter, on the first Saturday of a season. */
export function counterOf(page: Page, language: Language, { family }: Season) {
  const messages = planMessages(language)
  const chooseSaturday = async () => {
    await page.getByRole('button', { name: messages.later }).click()
    await page.locator(`label:has(input[value="${saturday}"])`).click()
  }
  const chooseActivity = async () => {
    await page.goto('/sell')
    await chooseTile(page, language, family)
    await chooseSaturday()
  }
  const sell = async () => {
    await fillClient(page, { lastName: family }, language)
    await pressSell(page, language)
  }
  return {
    chooseActivity,
    slot: (begin: string) => cards(page, messages.slots).filter({ hasText: begin }),
    async sellTickets(begin: string, quantity: number) {
      await chooseActivity()
      await cards(page, messages.slots).filter({ hasText: begin }).click()
      await quantityOf(page, messages.adult).fill(String(quantity))
      await sell()
    },
    async sellSkis(begin: string, duration: string, quantity: number) {
      await page.goto('/sell')
      await chooseTile(page, language, messages.rentals)
      await cards(page, messages.equipment).filter({ hasText: family }).click()
      await chooseSaturday()
      await cards(page, messages.beginTime).filter({ hasText: begin }).click()
      await cards(page, messages.duration).filter({ hasText: duration }).click()
      await chooseSize(page, messages.size, quantity)
      await sell()
    },
  }
}

/** The tracking page of a rescheduling, where a clerk chooses new times for clients. */
export function boardOf(page: Page, language: Language) {
  const messages = planMessages(language)
  const waiting = page.getByRole('button', { name: messages.choose })
  /** Opens the dialog of the first waiting ticket that has this kind of field. */
  const openFirst = async (date: string, field: string) => {
    for (let i = 0; ; i++) {
      await waiting.nth(i).click()
      await dialog(page).getByRole('textbox', { name: messages.newDate }).fill(date)
      if (await dialog(page).getByLabel(field).isVisible()) return
      await page.keyboard.press('Escape')
    }
  }
  const move = async () => {
    await dialog(page).getByRole('button', { name: messages.move }).click()
    await expect(page.getByText(messages.moved).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  return {
    waiting,
    async chooseSlot(date: string, begin: string) {
      await openFirst(date, messages.newTime)
      const times = dialog(page).getByLabel(messages.newTime)
      const label = await times.locator('option', { hasText: `${begin} –` }).innerText()
      await times.selectOption({ label })
      await move()
    },
    async chooseBegin(date: string, begin: string) {
      await openFirst(date, messages.newBegin)
      await dialog(page).getByLabel(messages.newBegin).fill(begin)
      await move()
    },
  }
}
