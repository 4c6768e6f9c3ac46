import { countEffort } from '../effort.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { counterMessages, pressSell, quantityOf } from '../pages/counter.ts'
import { dialog } from '../pages/form.ts'
import { planMessages } from '../pages/plan.messages.ts'
import { later } from '../seeds/days.ts'
import { slotsOn } from '../seeds/own-activity.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { fresh } from '../servers.ts'
import { languages } from '../sign-in.ts'

test.use({ baseURL: fresh.url })

const words = {
  fr: {
    newActivity: 'Nouvelle activité',
    nameFrench: 'Nom (français)',
    addType: 'Ajouter un type de billet',
    titleFrench: 'Titre (français)',
    saveVerb: 'Mettre en vente',
    publishIt: 'Publier un horaire',
    everyDay: 'Tous',
    sell: 'Vendre',
  },
  en: {
    newActivity: 'New activity',
    nameFrench: 'Name (French)',
    addType: 'Add a ticket type',
    titleFrench: 'Title (French)',
    saveVerb: 'Put on sale',
    publishIt: 'Publish a timetable',
    everyDay: 'All',
    sell: 'Sell',
  },
}

for (const language of languages('fr')) {
  const say = { ...planMessages(language), ...counterMessages(language), ...words[language] }

  test(`creating and first selling an activity takes twelve presses and forty-five keys, ${language}`, async ({
    page,
  }) => {
    await ownBusiness(page, { path: '/activities', language })
    await expect(page.getByRole('link', { name: say.newActivity })).toBeVisible()
    const effort = await countEffort(page)

    // Two languages, a price, on sale for a year.
    await page.getByRole('link', { name: say.newActivity }).click()
    await expect(page.getByLabel(say.nameFrench, { exact: true })).toBeFocused()
    await page.keyboard.type('Glissade')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Sliding')
    await page.getByRole('button', { name: say.addType }).click()
    await expect(page.getByLabel(say.titleFrench)).toBeFocused()
    await page.keyboard.type('Adulte')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Adult')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12')
    await expectAccessible(page, 'new activity')
    await page.getByRole('button', { name: say.saveVerb }).click()

    // Every day, late enough that the slot of today has not begun.
    await page.getByRole('link', { name: say.publishIt }).click()
    await dialog(page).getByRole('button', { name: say.everyDay, exact: true }).click()
    await dialog(page).getByLabel(say.begin).click()
    await page.keyboard.type('22')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2330')
    await dialog(page).getByRole('button', { name: say.publish }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const slot = page.locator('.fc-event, [role="button"]').filter({ hasText: '22:00' }).last()
    await slot.click()
    await dialog(page).getByRole('link', { name: say.sell }).click()
    const quantity = quantityOf(page, say.adult)
    await expect(quantity).toBeEnabled()
    const address = new URL(page.url()).searchParams
    await quantity.locator('xpath=..').getByRole('button').last().click()
    await expect(page.getByRole('button', { name: counterMessages(language).sell })).toBeEnabled()
    const { invoice } = await pressSell(page, language)
    const { clicks, keys } = await effort()
    expect(clicks).toBeLessThanOrEqual(12)
    expect(keys).toBeLessThanOrEqual(45)

    expect(invoice.entries).toMatchObject([{ count: 1, price: 12 }])
    const own = { activityId: address.get('activity')! }
    const date = address.get('date')!
    expect(await slotsOn(page, own, date)).toMatchObject([
      { timeslotBegin: '22:00', timeslotEnd: '23:30', remainingQuantity: 19 },
    ])
    expect(await slotsOn(page, own, later(date, 1))).toMatchObject([
      { timeslotBegin: '22:00', timeslotEnd: '23:30', remainingQuantity: 20 },
    ])
  })
}
