import { countEffort } from '../effort.ts'
import { openEmail } from '../emails.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot, slotsOn } from '../seeds/own-activity.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { languages } from '../sign-in.ts'

test.use({ baseURL: fresh.url })

const words = {
  fr: { all: 'Tout choisir (2)', weather: 'Fermé en raison de la météo', choose: /choisir/i },
  en: { all: 'Select all (2)', weather: 'Closed because of the weather', choose: /choose/i },
}
const lostDay = inDays(40)

for (const language of languages('en')) {
  const say = { ...planMessages(language), ...words[language] }

  test(`cancelling a date takes four presses and eight keys, closes it and emails each client, ${language}`, async ({
    page,
  }) => {
    await ownBusiness(page, { path: '/rescheduling', language })
    const emails: string[] = []
    const activities = []
    for (const name of ['Glissade', 'Patin']) {
      const own = await ownActivity(page, name)
      activities.push(own)
      for (const date of [lostDay, inDays(41)])
        await ownSlots(page, own, {
          date,
          times: [
            ['09:00', '10:00'],
            ['13:00', '14:00'],
          ],
        })
      const email = `${name.toLowerCase()}.${Date.now()}@client.example`
      emails.push(email)
      await sellSlot(page, own, {
        date: lostDay,
        begin: '13:00',
        quantity: 2,
        client: { email, firstName: 'Odile', lastName: 'Roy', language },
      })
    }
    await page.reload()
    await expect(page.getByRole('button', { name: say.all })).toBeVisible()

    const effort = await countEffort(page)
    await page.getByRole('button', { name: say.all }).click()
    await expect(page.getByRole('textbox', { name: say.lostDate })).toBeFocused()
    await page.keyboard.type(lostDay.slice(5).replace('-', ''))
    await page.getByRole('button', { name: say.weather }).click()
    await expect(page.getByRole('textbox', { name: say.lostDate })).toHaveValue(lostDay)
    await expect(page.locator('section[aria-labelledby="dry-run"] dd')).toHaveText([
      '4',
      '2',
      '2',
      '0',
    ])
    await expectAccessible(page, 'lost day')
    await page.getByRole('button', { name: say.launch }).click()
    await dialog(page).getByRole('button', { name: say.launchVerb }).click()
    await page.waitForURL(/rescheduling\/.+/)
    const { clicks, keys } = await effort()
    expect(clicks).toBeLessThanOrEqual(4)
    expect(keys).toBeLessThanOrEqual(8)

    for (const own of activities) {
      expect(await slotsOn(page, own, lostDay)).toEqual([])
      expect(await slotsOn(page, own, inDays(41))).toHaveLength(2)
    }
    for (const email of emails) {
      const letter = await openEmail(page, email, 'reschedul')
      await expect(letter.getByText(say.weather).first()).toBeVisible()
      await expect(letter.getByRole('link', { name: say.choose }).first()).toBeVisible()
      await letter.close()
    }
  })
}
