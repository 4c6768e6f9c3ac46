import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { expect, test, type Page } from '../journey.ts'
import { cards, pressSell, quantityOf } from '../pages/counter.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, type Language } from '../sign-in.ts'
import { later, nextWeekday, ownActivity } from './own-activity.ts'
import { sameFigures, type Season } from './same-figures.ts'
import { seasonMessages } from './season.messages.ts'

/** Two to three weeks ahead: the counter shows it after one step forward. */
const saturday = nextWeekday(6, 15)
const nextSaturday = later(saturday, 7)
const each = <T>(make: (language: Language) => T) => ({ fr: make('fr'), en: make('en') })

/**
 * What the season needs to stand on: an activity with a price, skis in one size with the three
 * durations. Their own screens are tried elsewhere.
 */
async function theItems(page: Page, name: string): Promise<Season> {
  const collaboratorPublicId = businessOf(page)
  const { activityId } = await ownActivity(page, name)
  const rental = await ask(page, createRentalCategory, {
    body: {
      collaboratorPublicId,
      internationalizedNames: each(() => name),
      models: [
        {
          internationalizedFields: each(() => ({ name: 'Skis', description: 'Skis' })),
          imageUrl: null,
          turnaround: '00:30:00',
          pricings: ['02:00:00', '04:00:00', '2.00:00:00'].map((duration, i) => ({
            duration,
            price: 20 + i * 10,
            isActive: true,
          })),
          specifications: [
            {
              isDefault: false,
              quantity: 3,
              order: 0,
              internationalizedNames: each(() => '160 cm'),
            },
          ],
        },
      ],
    },
  })
  const model = rental.models[0]!
  return {
    activityId,
    modelId: model.publicId,
    sizeId: model.specifications[0]!.publicId,
    pieces: 3,
    turnaroundMinutes: 30,
    family: name,
  }
}

for (const language of ['fr', 'en'] as const)
  test(`a season is published, sold out, moved and rescheduled, and five screens agree at every step (${language})`, async ({
    page,
    seller,
  }) => {
    test.setTimeout(240_000)
    const messages = seasonMessages(language)
    const name = `Saison ${Date.now()}`
    const shown = language === 'fr' ? name : `${name} (en)`
    await signIn(page, seller, { language, path: '/timetables' })
    const season = await theItems(page, name)
    const dialog = page.getByRole('dialog').last()
    const open = (item: string, date: string) =>
      page.goto(`/timetables?item=${item}&view=day&date=${date}`)
    const slotAt = (begin: string) =>
      page
        .locator('.fc-event, [role="button"]')
        .filter({ hasText: begin })
        .filter({ hasText: /\// })
        .first()

    await test.step('weekly slots on Saturdays and Sundays, with one holiday taken out', async () => {
      await open(season.activityId, saturday)
      await page.getByRole('button', { name: messages.create, exact: true }).click()
      await page.getByRole('menuitem', { name: messages.forActivities }).click()
      await dialog.getByLabel(messages.name).fill('Hiver')
      await dialog.getByRole('textbox', { name: `${messages.places}, ${shown}` }).fill('4')
      await period()
      await dialog
        .getByRole('listitem', { name: messages.slot(1) })
        .getByLabel(messages.begin)
        .fill('9')
      await dialog
        .getByRole('listitem', { name: messages.slot(1) })
        .getByLabel(messages.end)
        .fill('12')
      await dialog.getByRole('button', { name: messages.addSlot }).click()
      await dialog
        .getByRole('listitem', { name: messages.slot(2) })
        .getByLabel(messages.begin)
        .fill('13')
      await dialog
        .getByRole('listitem', { name: messages.slot(2) })
        .getByLabel(messages.end)
        .fill('1630')
      await publish()
      await open(season.activityId, later(nextSaturday, 1))
      await slotAt('09:00').click()
      await dialog.getByRole('button', { name: messages.remove }).click()
      await page.getByRole('menuitem', { name: messages.thisOne }).click()
      await dialog.getByRole('button', { name: messages.remove }).click()
      await expect(page.getByText(messages.removed)).toBeVisible()
      expect((await sameFigures(page, season, saturday)).left).toEqual({
        '09:00-12:00': 4,
        '13:00-16:30': 4,
      })
      expect((await sameFigures(page, season, later(nextSaturday, 1))).left).toEqual({
        '13:00-16:30': 4,
      })
    })

    await test.step('skis from nine o’clock every half hour, for two hours, four hours and two days', async () => {
      await open(season.modelId, saturday)
      await page.getByRole('button', { name: messages.create, exact: true }).click()
      await page.getByRole('menuitem', { name: messages.forEquipment }).click()
      await period()
      for (let i = 0; i < 8; i++)
        await dialog.getByRole('button', { name: messages.addTime }).click()
      await expect(dialog.getByRole('textbox', { name: messages.time(9) })).toHaveValue('13:00')
      for (const duration of messages.durations)
        await expect(dialog.getByRole('checkbox', { name: duration })).toBeChecked()
      await publish()
      expect((await sameFigures(page, season, saturday)).leftAt).toMatchObject({
        '09:00': 3,
        '09:30': 3,
        '13:00': 3,
      })
    })

    await test.step('a slot and the skis of a morning are sold out', async () => {
      await sellTickets('09:00', 4)
      await sellSkis('09:00', messages.durations[0]!, 2)
      await sellSkis('09:30', messages.durations[2]!, 1)
      await sellTickets('13:00', 1)
      const { used, leftAt, rented } = await sameFigures(page, season, saturday)
      expect({ used, rented, leftAt }).toMatchObject({
        used: { '09:00-12:00': 4, '13:00-16:30': 1 },
        rented: 3,
        leftAt: { '09:00': 0, '11:00': 0, '11:30': 2, '13:00': 2 },
      })
      expect((await sameFigures(page, season, later(saturday, 1))).leftAt).toMatchObject({
        '09:00': 2,
      })
      await toSaturday(messages.tickets, cards(page, messages.activity).filter({ hasText: name }))
      await expect(cards(page, messages.slots).filter({ hasText: '09:00' })).toContainText(
        messages.full,
      )
    })

    await test.step('the afternoon moves by half an hour: who has it gets another time', async () => {
      await open(season.activityId, saturday)
      await slotAt('13:00').click()
      await dialog.getByRole('button', { name: messages.modify }).click()
      await dialog.getByLabel(messages.begin).fill('13:30')
      await dialog.getByRole('button', { name: messages.save }).click()
      await page.getByRole('menuitem', { name: messages.thisOne }).click()
      await dialog.getByLabel(messages.why).fill('La piste est damée plus tard.')
      await dialog.getByRole('button', { name: messages.reschedule }).click()
      await expect(page.getByText(messages.changed)).toBeVisible()
      await expect
        .poll(async () => (await sameFigures(page, season, saturday)).used)
        .toEqual({ '09:00-12:00': 4 })
      expect((await sameFigures(page, season, saturday)).left).toEqual({ '13:30-16:30': 4 })
      await page.goto('/rescheduling')
      await page
        .getByRole('link', { name: /La piste|Billets sélectionnés|Selected tickets/ })
        .first()
        .click()
      await chooseForClient(saturday, '13:30')
      expect((await sameFigures(page, season, saturday)).used).toEqual({
        '09:00-12:00': 4,
        '13:30-16:30': 1,
      })
    })

    await test.step('the day is lost: it closes, and a ticket and a pair of skis go to the Saturday after', async () => {
      await page.goto('/rescheduling')
      for (const group of [shown, `${name} – Skis`]) {
        await page.getByRole('combobox', { name: messages.lostItems }).fill(name)
        await page.getByRole('option', { name: group, exact: true }).click()
      }
      await page.getByRole('textbox', { name: messages.lostDate }).fill(saturday)
      await page.getByLabel(messages.lostReason).fill('Pluie verglaçante.')
      await page.getByRole('button', { name: messages.launch }).click()
      await page.getByRole('dialog').getByRole('button', { name: messages.launchVerb }).click()
      await page.waitForURL(/rescheduling\/.+/)
      await expect(page.getByRole('button', { name: messages.choose })).toHaveCount(8)
      const lost = await sameFigures(page, season, saturday)
      expect(lost).toMatchObject({ used: {}, left: {}, rented: 0 })
      await chooseForClient(nextSaturday, '09:00', messages.newTime)
      await chooseForClient(nextSaturday, '09:30', messages.newBegin)
      expect(await sameFigures(page, season, nextSaturday)).toMatchObject({
        used: { '09:00-12:00': 1 },
        rented: 1,
      })
    })

    async function period() {
      await dialog.getByRole('textbox', { name: messages.from, exact: true }).fill(saturday)
      await dialog
        .getByRole('textbox', { name: messages.to, exact: true })
        .fill(later(saturday, 29))
      for (const weekday of [messages.saturday, messages.sunday])
        await dialog.getByRole('checkbox', { name: weekday, exact: true }).check()
    }
    async function publish() {
      await dialog.getByRole('button', { name: messages.publish }).click()
      await expect(page.getByText(messages.published).first()).toBeVisible()
    }
    /** The counter, on the Saturday of the season, with this item chosen. */
    async function toSaturday(tab: string, card: ReturnType<typeof cards>) {
      await page.goto('/sell')
      await page.getByRole('radiogroup').getByText(tab, { exact: true }).click()
      await card.click()
      await page.getByRole('button', { name: messages.later }).click()
      await page.locator(`label:has(input[value="${saturday}"])`).click()
    }
    async function sold() {
      await page.getByLabel(language === 'fr' ? 'Nom' : 'Last name', { exact: true }).fill(name)
      await pressSell(page, language)
    }
    async function sellTickets(begin: string, quantity: number) {
      await toSaturday(messages.tickets, cards(page, messages.activity).filter({ hasText: name }))
      await cards(page, messages.slots).filter({ hasText: begin }).click()
      await quantityOf(page, messages.adult).fill(String(quantity))
      await sold()
    }
    async function sellSkis(begin: string, duration: string, quantity: number) {
      await toSaturday(messages.rentals, cards(page, messages.equipment).filter({ hasText: name }))
      await cards(page, messages.beginTime).filter({ hasText: begin }).click()
      await cards(page, messages.duration).filter({ hasText: duration }).click()
      await quantityOf(page, messages.size).fill(String(quantity))
      await sold()
    }
    /** The first ticket that still waits for that kind of time. */
    async function chooseForClient(date: string, begin: string, field = messages.newTime) {
      const waiting = page.getByRole('button', { name: messages.choose })
      for (let i = 0; ; i++) {
        await waiting.nth(i).click()
        await dialog.getByRole('textbox', { name: messages.newDate }).fill(date)
        if (await dialog.getByLabel(field).isVisible()) break
        await page.keyboard.press('Escape')
      }
      if (field === messages.newBegin) await dialog.getByLabel(field).fill(begin)
      else
        await dialog.getByLabel(field).selectOption({
          label: await dialog
            .getByLabel(field)
            .locator('option', { hasText: `${begin} –` })
            .innerText(),
        })
      await dialog.getByRole('button', { name: messages.move }).click()
      await expect(page.getByText(messages.moved).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
