import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { inDays, noon } from '../seeds/days.ts'
import { ownRooms, ownSkis, rentSkis, sellNights } from '../seeds/own-bookings.ts'
import { languages, signIn } from '../sign-in.ts'

const words = {
  fr: {
    bookings: (name: string) => `Réservations, ${name}`,
    move: (name: string) => `Déplacer ${name}`,
    moved: (name: string, place: string) => `${name}\u00a0: ${place}`,
    price: 'autre prix',
    full: 'complet',
    undo: 'Défaire',
    anotherTime: 'Une autre heure…',
    times: 'Heures libres',
    timeFor: (name: string) => `Une autre heure pour ${name}`,
    history: 'Changé d’hébergement',
    name: (made: string) => made,
  },
  en: {
    bookings: (name: string) => `Bookings, ${name}`,
    move: (name: string) => `Move ${name}`,
    moved: (name: string, place: string) => `${name}: ${place}`,
    price: 'another price',
    full: 'full',
    undo: 'Undo',
    anotherTime: 'Another time…',
    times: 'Free times',
    timeFor: (name: string) => `Another time for ${name}`,
    history: 'Moved to another unit',
    name: (made: string) => `${made} (en)`,
  },
}

for (const language of languages('en')) {
  const say = words[language]

  test(`a stay is moved to another room of the same price, and back (${language})`, async ({
    page,
    seller,
  }) => {
    const date = inDays(47)
    await signIn(page, seller, { language, path: '/today' })
    const made = `Gîte ${language} ${Date.now()}`
    const [first] = await ownRooms(page, made)
    const client = { firstName: 'Ida', lastName: 'Séjour' }
    const order = await sellNights(page, first!, date, client)
    await page.goto(`/today?date=${date}`)
    const room = (nth: number) => say.name(`${made} ${nth}`)
    const lane = (nth: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 4, name: room(nth), exact: true }) })

    // With the keyboard only: the bookings of a room, the stay, the next room.
    await page.getByRole('button', { name: say.bookings(room(1)) }).press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: say.name(made) })).toBeFocused()
    await expect(lane(1)).toContainText('Ida Séjour')
    await expectAccessible(page, 'stays of a category')
    await page.getByRole('button', { name: say.move('Ida Séjour') }).press('Enter')
    const rooms = page.getByRole('menuitem')
    // Two rooms, and the link to the order.
    await expect(rooms).toHaveCount(3)
    await expect(rooms.nth(0)).toBeFocused()
    await expect(rooms.nth(1)).toContainText(say.price)
    await expect(rooms.nth(1)).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.moved('Ida Séjour', room(2)))).toBeVisible()
    await expect(lane(2)).toContainText('Ida Séjour')
    await expect(lane(1)).not.toContainText('Ida Séjour')
    await page.getByRole('button', { name: say.undo }).press('Control+z')
    await expect(lane(1)).toContainText('Ida Séjour')
    await page.getByRole('button', { name: say.move('Ida Séjour') }).click()
    await expect(rooms.nth(0)).toBeVisible()
    await expectAccessible(page, 'where a stay may go')
    await page.keyboard.press('Escape')

    // Moves it by dragging; the history of the order shows it. The last place is at the end of a
    // long page.
    await lane(3).scrollIntoViewIfNeeded()
    await lane(1).locator('li[draggable=true]').dragTo(lane(2))
    await expect(lane(2)).toContainText('Ida Séjour')
    await page.reload()
    await expect(lane(2)).toContainText('Ida Séjour')
    await page.goto(`/orders/${order.orderReferenceNumber}`)
    await expect(page.getByText(say.history)).toHaveCount(3)
    await expect(page.getByText(`${room(1)} → ${room(2)}`)).toHaveCount(2)
  })

  test(`a rented item is moved to another size, and back (${language})`, async ({
    page,
    seller,
  }) => {
    const date = inDays(48)
    await signIn(page, seller, { language, path: '/today' })
    const made = `Skis ${language} ${Date.now()}`
    const skis = await ownSkis(page, made, date)
    for (const firstName of ['Ida', 'Ugo'])
      await rentSkis(page, skis, noon(date), { firstName, lastName: 'Piste' })
    await page.goto(`/today?date=${date}`)
    await page.getByRole('button', { name: say.bookings(say.name(made)) }).click()
    const lane = (size: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 4, name: size, exact: true }) })
    await expect(lane('160 cm').locator('li')).toHaveCount(2)

    await page.getByRole('button', { name: say.move('Ida Piste') }).press('Enter')
    const sizes = page.getByRole('menuitem')
    await expect(sizes.nth(0)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.moved('Ida Piste', '170 cm'))).toBeVisible()
    await expect(lane('170 cm')).toContainText('Ida Piste')

    // The only pair of that size is taken.
    await page.getByRole('button', { name: say.move('Ugo Piste') }).click()
    await expect(sizes.nth(0)).toContainText(say.full)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say.undo }).press('Control+z')
    await expect(lane('160 cm').locator('li')).toHaveCount(2)

    await lane('160 cm').locator('li').filter({ hasText: 'Ugo Piste' }).dragTo(lane('170 cm'))
    await expect(lane('170 cm')).toContainText('Ugo Piste')
    await expectAccessible(page, 'pieces of a type')

    // Another start on the same day, and back.
    await page.getByRole('button', { name: say.move('Ida Piste') }).click()
    await page.getByRole('menuitem', { name: say.anotherTime }).click()
    const dialog = page.getByRole('dialog', { name: say.timeFor('Ida Piste') })
    await expect(dialog.getByRole('button', { name: '13:00 – 16:00' })).toBeVisible()
    await expectAccessible(page, 'another time for a piece')
    await dialog.getByRole('button', { name: '13:00 – 16:00' }).press('Enter')
    await expect(page.getByText(say.moved('Ida Piste', '13:00'))).toBeVisible()
    await expect(lane('160 cm')).toContainText('13:00 – 16:00')
    await page.getByRole('button', { name: say.undo }).last().click()
    await expect(lane('160 cm')).not.toContainText('13:00 – 16:00')

    // Moves it by dragging along the hours, which are shown while it is dragged.
    await lane('160 cm').locator('li').filter({ hasText: 'Ida Piste' }).hover()
    await page.mouse.down()
    await page.getByRole('heading', { level: 3, name: say.name(made) }).hover()
    const begins = page.getByRole('list', { name: say.times })
    await expect(begins.getByText('13:00 – 16:00')).toBeVisible()
    await expectAccessible(page, 'a piece that is dragged')
    await begins.getByText('13:00 – 16:00').hover()
    await begins.getByText('13:00 – 16:00').hover()
    await page.mouse.up()
    await expect(begins).toBeHidden()
    await expect(page.getByText(say.moved('Ida Piste', '13:00')).last()).toBeVisible()
    await expect(lane('160 cm')).toContainText('13:00 – 16:00')
  })
}
