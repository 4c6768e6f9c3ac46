import { expect, test, type Page } from '../journey.ts'
import { dialog } from '../pages/form.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { boardOf, timetablesOf } from '../pages/season.ts'
import { sellSlot } from '../seeds/own-activity.ts'
import {
  nextSaturday,
  publishSeason,
  rentSkis,
  saturday,
  seasonItems,
  type Season,
} from '../seeds/season.ts'
import { type Language, languages, signIn } from '../sign-in.ts'
import { expectCodes, expectInHistory, expectOnOrder } from './order-shows.ts'
import { sameFigures } from './same-figures.ts'

type Sale = { begin: string; quantity: number; language: Language }
const sellTo = (page: Page, season: Season, { begin, quantity, language }: Sale) =>
  sellSlot(page, season, {
    date: saturday,
    begin,
    quantity,
    // Prints are in the language of the client.
    client: { lastName: season.family, language },
  })

for (const language of languages('fr')) {
  test(`a later start reschedules the clients of an afternoon, and five screens agree (${language})`, async ({
    page,
    seller,
  }) => {
    const messages = planMessages(language)
    await signIn(page, seller, { language, path: '/timetables' })
    const season = await seasonItems(page, `Plus tard ${Date.now()}`)
    await publishSeason(page, season)
    await sellTo(page, season, { begin: '09:00', quantity: 4, language })
    const { orderReferenceNumber: ref } = await sellTo(page, season, {
      begin: '13:00',
      quantity: 1,
      language,
    })
    await expectOnOrder(page, ref, { when: `${saturday} 13:00–16:30`, never: messages.toBeChosen })
    const timetables = timetablesOf(page, language)
    await timetables.open(season.activityId, saturday)
    await timetables.slotAt('13:00').click()
    await dialog(page).getByRole('button', { name: messages.modify }).click()
    await dialog(page).getByLabel(messages.begin).fill('13:30')
    await dialog(page).getByRole('button', { name: messages.save }).click()
    await page.getByRole('menuitem', { name: messages.thisOne }).click()
    await dialog(page).getByLabel(messages.why).fill(`La piste est damée : ${season.family}`)
    await dialog(page).getByRole('button', { name: messages.reschedule }).click()
    await expect(page.getByText(messages.changed)).toBeVisible()
    await expect
      .poll(async () => (await sameFigures(page, season, saturday)).used)
      .toEqual({ '09:00-12:00': 4 })
    expect((await sameFigures(page, season, saturday)).left).toEqual({ '13:30-16:30': 4 })

    await expectOnOrder(page, ref, { when: messages.toBeChosen, never: messages.anytime })
    await expectCodes(page, ref, 0)

    await page.goto('/rescheduling')
    await page.getByRole('row').filter({ hasText: season.family }).getByRole('link').first().click()
    await boardOf(page, language).chooseSlot(saturday, '13:30')
    expect((await sameFigures(page, season, saturday)).used).toEqual({
      '09:00-12:00': 4,
      '13:30-16:30': 1,
    })
    await expectOnOrder(page, ref, { when: `${saturday} 13:30–16:30`, never: messages.toBeChosen })
    await expectCodes(page, ref, 1)
    await expectInHistory(page, language, {
      ref,
      lines: [
        new RegExp(`${saturday} 13:00 → ${messages.toBeChosen}`),
        new RegExp(`${saturday} 13:30`),
      ],
    })
  })

  test(`a cancelled date closes, and its tickets and skis move to another day (${language})`, async ({
    page,
    seller,
  }) => {
    const messages = planMessages(language)
    await signIn(page, seller, { language, path: '/rescheduling' })
    const season = await seasonItems(page, `Verglas ${Date.now()}`)
    await publishSeason(page, season)
    await sellTo(page, season, { begin: '09:00', quantity: 4, language })
    await sellTo(page, season, { begin: '13:00', quantity: 1, language })
    await rentSkis(page, season, { begin: '09:00', duration: '02:00:00', quantity: 2 })
    await rentSkis(page, season, { begin: '09:30', duration: '2.00:00:00', quantity: 1 })
    await page.reload()
    const shown = language === 'fr' ? season.family : `${season.family} (en)`
    for (const item of [shown, `${season.family} – Skis`]) {
      await page.getByRole('combobox', { name: messages.lostItems }).fill(season.family)
      await page.getByRole('option', { name: item, exact: true }).click()
    }
    await page.getByRole('textbox', { name: messages.lostDate }).fill(saturday)
    await page.getByLabel(messages.lostReason).fill('Pluie verglaçante.')
    await page.getByRole('button', { name: messages.launch }).click()
    await dialog(page).getByRole('button', { name: messages.launchVerb }).click()
    await page.waitForURL(/rescheduling\/.+/)
    const board = boardOf(page, language)
    await expect(board.waiting).toHaveCount(8)
    expect(await sameFigures(page, season, saturday)).toMatchObject({
      used: {},
      left: {},
      rented: 0,
    })
    await board.chooseSlot(nextSaturday, '09:00')
    await board.chooseBegin(nextSaturday, '09:30')
    expect(await sameFigures(page, season, nextSaturday)).toMatchObject({
      used: { '09:00-12:00': 1 },
      rented: 1,
    })
  })
}
