import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { cards, pressSell, quantityOf } from '../counter.ts'
import { expect, test, type Page } from '../journey.ts'
import { signIn, type Language } from '../sign-in.ts'
import { ask, businessOf } from '../wire.ts'
import { later, nextWeekday, ownActivity } from './own-activity.ts'
import { sameFigures, type Season } from './same-figures.ts'
import { seasonWords } from './season.words.ts'

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
    const words = seasonWords(language)
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
      await page.getByRole('button', { name: words.create, exact: true }).click()
      await page.getByRole('menuitem', { name: words.forActivities }).click()
      await dialog.getByLabel(words.name).fill('Hiver')
      await dialog.getByRole('textbox', { name: `${words.places}, ${shown}` }).fill('4')
      await period()
      await dialog
        .getByRole('listitem', { name: words.slot(1) })
        .getByLabel(words.begin)
        .fill('9')
      await dialog
        .getByRole('listitem', { name: words.slot(1) })
        .getByLabel(words.end)
        .fill('12')
      await dialog.getByRole('button', { name: words.addSlot }).click()
      await dialog
        .getByRole('listitem', { name: words.slot(2) })
        .getByLabel(words.begin)
        .fill('13')
      await dialog
        .getByRole('listitem', { name: words.slot(2) })
        .getByLabel(words.end)
        .fill('1630')
      await publish()
      await open(season.activityId, later(nextSaturday, 1))
      await slotAt('09:00').click()
      await dialog.getByRole('button', { name: words.remove }).click()
      await page.getByRole('menuitem', { name: words.thisOne }).click()
      await dialog.getByRole('button', { name: words.remove }).click()
      await expect(page.getByText(words.removed)).toBeVisible()
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
      await page.getByRole('button', { name: words.create, exact: true }).click()
      await page.getByRole('menuitem', { name: words.forEquipment }).click()
      await period()
      for (let i = 0; i < 8; i++) await dialog.getByRole('button', { name: words.addTime }).click()
      await expect(dialog.getByRole('textbox', { name: words.time(9) })).toHaveValue('13:00')
      for (const duration of words.durations)
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
      await sellSkis('09:00', words.durations[0]!, 2)
      await sellSkis('09:30', words.durations[2]!, 1)
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
      await toSaturday(words.tickets, cards(page, words.activity).filter({ hasText: name }))
      await expect(cards(page, words.slots).filter({ hasText: '09:00' })).toContainText(words.full)
    })

    await test.step('the afternoon moves by half an hour: who has it gets another time', async () => {
      await open(season.activityId, saturday)
      await slotAt('13:00').click()
      await dialog.getByRole('button', { name: words.modify }).click()
      await dialog.getByLabel(words.begin).fill('13:30')
      await dialog.getByRole('button', { name: words.save }).click()
      await page.getByRole('menuitem', { name: words.thisOne }).click()
      await dialog.getByLabel(words.why).fill('La piste est damée plus tard.')
      await dialog.getByRole('button', { name: words.reschedule }).click()
      await expect(page.getByText(words.changed)).toBeVisible()
      await expect
        .poll(async () => (await sameFigures(page, season, saturday)).used)
        .toEqual({ '09:00-12:00': 4 })
      expect((await sameFigures(page, season, saturday)).left).toEqual({ '13:30-16:30': 4 })
      await page.goto('/rescheduling')
      await page
        .getByRole('link', { name: /La piste|Billets choisis|Tickets chosen/ })
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
        await page.getByRole('combobox', { name: words.lostItems }).fill(name)
        await page.getByRole('option', { name: group, exact: true }).click()
      }
      await page.getByRole('textbox', { name: words.lostDate }).fill(saturday)
      await page.getByLabel(words.lostReason).fill('Pluie verglaçante.')
      await page.getByRole('button', { name: words.launch }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.launchVerb }).click()
      await page.waitForURL(/rescheduling\/.+/)
      await expect(page.getByRole('button', { name: words.choose })).toHaveCount(8)
      const lost = await sameFigures(page, season, saturday)
      expect(lost).toMatchObject({ used: {}, left: {}, rented: 0 })
      await chooseForClient(nextSaturday, '09:00', words.newTime)
      await chooseForClient(nextSaturday, '09:30', words.newBegin)
      expect(await sameFigures(page, season, nextSaturday)).toMatchObject({
        used: { '09:00-12:00': 1 },
        rented: 1,
      })
    })

    async function period() {
      await dialog.getByRole('textbox', { name: words.from, exact: true }).fill(saturday)
      await dialog.getByRole('textbox', { name: words.to, exact: true }).fill(later(saturday, 29))
      for (const weekday of [words.saturday, words.sunday])
        await dialog.getByRole('checkbox', { name: weekday, exact: true }).check()
    }
    async function publish() {
      await dialog.getByRole('button', { name: words.publish }).click()
      await expect(page.getByText(words.published).first()).toBeVisible()
    }
    /** The counter, on the Saturday of the season, with this item chosen. */
    async function toSaturday(tab: string, card: ReturnType<typeof cards>) {
      await page.goto('/sell')
      await page.getByRole('radiogroup').getByText(tab, { exact: true }).click()
      await card.click()
      await page.getByRole('button', { name: words.later }).click()
      await page.locator(`label:has(input[value="${saturday}"])`).click()
    }
    async function sold() {
      await page.getByLabel(language === 'fr' ? 'Nom' : 'Last name', { exact: true }).fill(name)
      await pressSell(page, language)
    }
    async function sellTickets(begin: string, quantity: number) {
      await toSaturday(words.tickets, cards(page, words.activity).filter({ hasText: name }))
      await cards(page, words.slots).filter({ hasText: begin }).click()
      await quantityOf(page, words.adult).fill(String(quantity))
      await sold()
    }
    async function sellSkis(begin: string, duration: string, quantity: number) {
      await toSaturday(words.rentals, cards(page, words.equipment).filter({ hasText: name }))
      await cards(page, words.beginTime).filter({ hasText: begin }).click()
      await cards(page, words.duration).filter({ hasText: duration }).click()
      await quantityOf(page, words.size).fill(String(quantity))
      await sold()
    }
    /** The first ticket that still waits for that kind of time. */
    async function chooseForClient(date: string, begin: string, field = words.newTime) {
      const waiting = page.getByRole('button', { name: words.choose })
      for (let i = 0; ; i++) {
        await waiting.nth(i).click()
        await dialog.getByRole('textbox', { name: words.newDate }).fill(date)
        if (await dialog.getByLabel(field).isVisible()) break
        await page.keyboard.press('Escape')
      }
      if (field === words.newBegin) await dialog.getByLabel(field).fill(begin)
      else
        await dialog.getByLabel(field).selectOption({
          label: await dialog
            .getByLabel(field)
            .locator('option', { hasText: `${begin} –` })
            .innerText(),
        })
      await dialog.getByRole('button', { name: words.move }).click()
      await expect(page.getByText(words.moved).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
