import type { Page } from '../journey.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    clients: (time: string) => `Clients de la plage de ${time}`,
    move: (name: string) => `Déplacer ${name}`,
    whoGoes: (name: string) => `Choisir qui se déplace, ${name}`,
    goes: 'Choisir qui se déplace',
    moved: (name: string, time: string) => `Nouvelle heure de ${name}\u00a0: ${time}`,
    nobody: 'Personne n’a de place dans cette plage.',
    sold: (n: number) => `${n} vendu${n > 1 ? 's' : ''} sur`,
    full: 'Complet',
    send: 'Envoyer les nouveaux billets par courriel',
    undo: 'Défaire',
    anotherDay: 'Un autre jour…',
    dropForDay: 'Un autre jour\u00a0: déposez un client ici',
    dayFor: (name: string) => `Un autre jour pour ${name}`,
    name: (made: string) => made,
  },
  en: {
    clients: (time: string) => `Clients of the ${time} slot`,
    move: (name: string) => `Move ${name}`,
    whoGoes: (name: string) => `Choose who goes, ${name}`,
    goes: 'Choose who goes',
    moved: (name: string, time: string) => `New time of ${name}: ${time}`,
    nobody: 'Nobody has a place in this slot.',
    sold: (n: number) => `${n} sold of`,
    full: 'Full',
    send: 'Email the new tickets',
    undo: 'Undo',
    anotherDay: 'Another day…',
    dropForDay: 'Another day: drop a client here',
    dayFor: (name: string) => `Another day for ${name}`,
    name: (made: string) => `${made} (en)`,
  },
}
const date = inDays(43)

/** Sells two tickets to Zoé at 9:00 and one to Ali at 13:00; the slot between has one place. */
async function aDay(page: Page, made: string) {
  const own = await ownActivity(page, made)
  await ownSlots(page, own, {
    date,
    times: [
      ['09:00', '10:00'],
      ['13:00', '14:00'],
    ],
    places: 3,
  })
  await ownSlots(page, own, { date, times: [['11:00', '12:00']], places: 1 })
  const client = { lastName: 'Essai' }
  await sellSlot(page, own, {
    date,
    begin: '09:00',
    quantity: 2,
    client: { ...client, firstName: 'Zoé' },
  })
  await sellSlot(page, own, {
    date,
    begin: '13:00',
    quantity: 1,
    client: { ...client, firstName: 'Ali' },
  })
}

for (const language of languages('fr'))
  test(`clients are moved to another slot by the menu or by dragging, and back (${language})`, async ({
    page,
    seller,
  }) => {
    const say = words[language]
    await signIn(page, seller, { language, path: '/today' })
    const made = `Groupe ${language} ${Date.now()}`
    await aDay(page, made)
    await page.goto(`/today?date=${date}`)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: say.name(made), exact: true }) })
      .first()
    const slot = (nth: number) => row.getByRole('listitem').nth(nth)
    await expect(slot(0)).toContainText(say.sold(2))

    // With the keyboard only: the list of a slot, a client, a slot with room for both.
    await row.getByRole('button', { name: say.clients('09:00 – 10:00') }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/slot=/)
    await expectAccessible(page, 'clients of a slot')
    const zoe = page.getByRole('button', { name: say.move('Zoé Essai') })
    await zoe.focus()
    await page.keyboard.press('Enter')
    const hours = page.getByRole('menuitem')
    // Two slots, and the option of another day.
    await expect(hours).toHaveCount(3)
    await expect(hours.filter({ hasText: '11:00' })).toBeDisabled()
    // The menu takes the focus one frame after it is rendered.
    await expect(hours.filter({ hasText: '11:00' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(hours.filter({ hasText: '13:00' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.moved('Zoé Essai', '13:00'))).toBeVisible()
    await expect(slot(2)).toContainText(say.full)
    await expect(page.getByText(say.nobody)).toBeVisible()

    await page.getByRole('button', { name: say.undo }).press('Control+z')
    await expect(zoe).toBeVisible()
    await expect(slot(0)).toContainText(say.sold(2))
    await expect(slot(2)).toContainText(say.sold(1))

    // Moves one of the two people to the slot with a single place.
    await page.getByRole('button', { name: say.whoGoes('Zoé Essai') }).click()
    await expectAccessible(page, 'who of a party goes')
    await page.getByRole('group', { name: say.goes }).getByRole('checkbox').first().uncheck()
    await zoe.click()
    await hours.filter({ hasText: '11:00' }).click()
    await expect(page.getByText(say.moved('Zoé Essai', '11:00'))).toBeVisible()
    await expect(slot(0)).toContainText(say.sold(1))
    await expect(slot(1)).toContainText(say.full)
    await page.getByRole('button', { name: say.undo }).press('Control+z')
    await expect(slot(0)).toContainText(say.sold(2))

    // A move whose ticket was emailed cannot be undone.
    await row.getByRole('button', { name: say.clients('13:00 – 14:00') }).click()
    const ali = page.locator('li[draggable=true]').filter({ hasText: 'Ali Essai' })
    await ali.dragTo(slot(1).getByRole('link'))
    await expect(page.getByText(say.moved('Ali Essai', '11:00'))).toBeVisible()
    await expect(slot(1)).toContainText(say.full)
    await page.reload()
    await expect(page.getByText(say.nobody)).toBeVisible()
  })

for (const language of languages('fr'))
  test(`a client is moved to another day by the menu or by dragging, and back (${language})`, async ({
    page,
    seller,
  }) => {
    const say = words[language]
    await signIn(page, seller, { language, path: '/today' })
    const made = `Jour ${language} ${Date.now()}`
    const own = await ownActivity(page, made)
    const [from, to] = [inDays(44), inDays(45)]
    await ownSlots(page, own, { date: from, times: [['09:00', '10:00']], places: 3 })
    await ownSlots(page, own, { date: to, times: [['14:00', '15:00']], places: 1 })
    await ownSlots(page, own, { date: to, times: [['16:00', '17:00']], places: 5 })
    await sellSlot(page, own, {
      date: from,
      begin: '09:00',
      quantity: 2,
      client: { firstName: 'Zoé', lastName: 'Demain' },
    })
    await page.goto(`/today?date=${from}`)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: say.name(made), exact: true }) })
      .first()
    await row.getByRole('button', { name: say.clients('09:00 – 10:00') }).press('Enter')
    const zoe = page.getByRole('button', { name: say.move('Zoé Demain') })
    const dialog = page.getByRole('dialog', { name: say.dayFor('Zoé Demain') })

    // With the keyboard only: the following day is offered first.
    await zoe.press('Enter')
    await expect(page.getByRole('menuitem', { name: say.anotherDay })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: /14:00/ })).toBeDisabled()
    await expectAccessible(page, 'another day for a client')
    await dialog.getByRole('button', { name: /16:00/ }).press('Enter')
    await expect(page.getByText(say.moved('Zoé Demain', `${to} 16:00`))).toBeVisible()
    await expect(page.getByText(say.nobody)).toBeVisible()
    await page.getByRole('button', { name: say.undo }).press('Control+z')
    await expect(zoe).toBeVisible()

    const client = page.locator('li[draggable=true]').filter({ hasText: 'Zoé Demain' })
    await client.dragTo(page.getByText(say.dropForDay))
    await dialog.getByRole('button', { name: /16:00/ }).click()
    await expect(page.getByText(say.nobody)).toBeVisible()
    await page.goto(`/today?date=${to}`)
    await expect(row.getByRole('listitem').nth(1)).toContainText(say.sold(2))
  })
