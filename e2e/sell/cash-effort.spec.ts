import { countEffort } from '../effort.ts'
import { expect, test } from '../journey.ts'
import { counterMessages } from '../pages/counter.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots } from '../seeds/own-activity.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { languages } from '../sign-in.ts'

// The layout of the counter depends on the products on sale: these tests use the installation to
// which no other journey adds products.
test.use({ baseURL: fresh.url })

const activities = ['Ski', 'Glissade', 'Raquette', 'Patin', 'Escalade', 'Vélo', 'Hockey']

for (const language of languages('fr'))
  test(`selling three tickets in cash takes four presses, with the price in view, ${language}`, async ({
    page,
  }) => {
    const say = counterMessages(language)
    await page.setViewportSize({ width: 1280, height: 720 })
    await ownBusiness(page, { path: '/sell', language })
    for (const name of activities)
      await ownSlots(page, await ownActivity(page, name), {
        date: inDays(1),
        times: [
          ['09:00', '12:00'],
          ['13:00', '16:00'],
        ],
      })
    await page.reload()
    const first = page.getByRole('main').getByRole('spinbutton').first()
    await expect(first).toBeEnabled()
    const plus = first.locator('xpath=..').getByRole('button').last()
    const cash = page.getByRole('button', { name: say.sell })
    const effort = await countEffort(page)
    for (let times = 0; times < 3; times += 1) await plus.click()
    await expect(cash).toBeEnabled()
    await page.evaluate(() => scrollTo(0, 0))
    for (const seen of [plus, cash]) await expect(seen).toBeInViewport({ ratio: 1 })
    await cash.click()
    await expect(page.getByRole('heading', { name: say.sold })).toBeVisible()
    expect(await effort()).toEqual({ clicks: 4, keys: 0 })
  })
