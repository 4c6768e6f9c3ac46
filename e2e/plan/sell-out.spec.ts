import { expect, test } from '../journey.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { counterOf } from '../pages/season.ts'
import { later } from '../seeds/days.ts'
import { publishSeason, saturday, seasonItems } from '../seeds/season.ts'
import { languages, signIn } from '../sign-in.ts'
import { sameFigures } from './same-figures.ts'

for (const language of languages('en')) {
  test(`a slot is sold out at the counter, and five screens agree (${language})`, async ({
    page,
    seller,
  }) => {
    await signIn(page, seller, { language })
    const season = await seasonItems(page, `Complet ${Date.now()}`)
    await publishSeason(page, season)
    const counter = counterOf(page, language, season)
    await counter.sellTickets('09:00', 4)
    await counter.sellTickets('13:00', 1)
    expect(await sameFigures(page, season, saturday)).toMatchObject({
      used: { '09:00-12:00': 4, '13:00-16:30': 1 },
      left: { '13:00-16:30': 3 },
    })
    await counter.chooseActivity()
    await expect(counter.slot('09:00')).toContainText(planMessages(language).full)
  })

  test(`skis are sold out at the counter until their return and turnaround (${language})`, async ({
    page,
    seller,
  }) => {
    const [twoHours, , twoDays] = planMessages(language).durations
    await signIn(page, seller, { language })
    const season = await seasonItems(page, `Tout loué ${Date.now()}`)
    await publishSeason(page, season)
    const counter = counterOf(page, language, season)
    await counter.sellSkis('09:00', twoHours!, 2)
    await counter.sellSkis('09:30', twoDays!, 1)
    expect(await sameFigures(page, season, saturday)).toMatchObject({
      rented: 3,
      leftAt: { '09:00': 0, '11:00': 0, '11:30': 2, '13:00': 2 },
    })
    expect((await sameFigures(page, season, later(saturday, 1))).leftAt).toMatchObject({
      '09:00': 2,
    })
  })
}
