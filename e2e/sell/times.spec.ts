import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import {
  cards,
  chooseSize,
  chooseMore,
  chooseTile,
  fillClient,
  pressSell,
  quantityOf,
} from '../pages/counter.ts'
import { ask } from '../server-calls.ts'
import { languages, signIn } from '../sign-in.ts'

const messages = {
  fr: {
    rentals: 'Locations',
    stays: 'Hébergement',
    packages: 'Forfaits',
    equipment: 'Équipement',
    shoes: 'Raquettes tout terrain',
    size: 'Plus de 70 kg',
    poles: 'Bâtons',
    begin: 'Début',
    other: 'Autre heure',
    duration: 'Durée',
    hours: '2 h',
    day: 'Date',
    unit: 'Unité',
    chalet: 'Chalet du lac',
    nights: 'Nuits',
    people: 'Personnes',
    package: 'Forfait',
    family: 'Fin de semaine en famille',
    hold: 'Réserver les places',
    held: /^Places réservées jusqu’à \d\d:\d\d$/,
  },
  en: {
    rentals: 'Rentals',
    stays: 'Lodging',
    packages: 'Packages',
    equipment: 'Equipment',
    shoes: 'All-terrain snowshoes',
    size: 'Over 70 kg',
    poles: 'Poles',
    begin: 'Start',
    other: 'Other time',
    duration: 'Duration',
    hours: '2 h',
    day: 'Date',
    unit: 'Unit',
    chalet: 'Lake chalet',
    nights: 'Nights',
    people: 'People',
    package: 'Package',
    family: 'Family weekend',
    hold: 'Hold the spots',
    held: /^Spots held until \d\d:\d\d$/,
  },
}
for (const language of languages('fr'))
  test(`a rental with size and accessory, a stay and a package are held, then sold in one order (${language})`, async ({
    page,
    seller,
  }) => {
    const say = messages[language]
    await signIn(page, seller, { language, path: '/sell' })
    await chooseTile(page, language, say.rentals)
    await cards(page, say.equipment).filter({ hasText: say.shoes }).click()
    // Uses the next day, because today may be nearly over.
    await cards(page, say.day).nth(1).click()
    await expect(cards(page, say.begin).first()).toBeVisible()
    await cards(page, say.duration).filter({ hasText: say.hours }).click()
    await expect(quantityOf(page, say.poles)).toBeDisabled()
    await chooseSize(page, say.size, 2)
    await quantityOf(page, say.poles).fill('2')
    await expectAccessible(page, 'sell, sizes')

    await chooseTile(page, language, say.stays)
    await cards(page, say.unit).filter({ hasText: say.chalet }).click()
    await expect(quantityOf(page, say.nights)).toHaveValue('2')
    await quantityOf(page, say.nights).fill('3')
    await quantityOf(page, say.people).fill('4')
    await quantityOf(page, say.chalet).fill('1')

    await chooseTile(page, language, say.packages)
    await cards(page, say.package).filter({ hasText: say.family }).click()
    await expect(quantityOf(page, say.family)).toBeEnabled()
    await quantityOf(page, say.family).fill('1')

    await fillClient(page, { firstName: 'Aurélie' }, language)
    await chooseMore(page, say.hold)
    await expect(page.getByText(say.held)).toBeVisible()
    const order = await pressSell(page, language)
    expect(order.invoice.entries.map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['accessory_rental', 2],
      ['equipment_rental', 2],
      ['package', 1],
    ])
    // The chosen stay and that of the package: stays are bookings, never entries of the invoice.
    expect(order.bookingPublicIds.split(',')).toHaveLength(2)
    const { items } = await ask(page, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
    expect(items.length).toBeGreaterThan(2)
    await page.goto(`/orders/${order.orderReferenceNumber}`)
    for (const sold of [say.shoes, say.poles, say.chalet, say.family])
      await expect(page.getByRole('main').getByText(sold).first()).toBeVisible()
  })
