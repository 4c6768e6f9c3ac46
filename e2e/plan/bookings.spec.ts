import { findSellableStays } from '@guichet/contract/lodging/find-sellable-stays.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findSellableRentals } from '@guichet/contract/rentals/find-sellable-rentals.ts'
import { expect, test, type Page } from '../journey.ts'
import { later } from '../seeds/days.ts'
import { ask, businessOf } from '../server-calls.ts'
import { signIn, switchLanguage } from '../sign-in.ts'

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The entry of a client in any list. */
const person = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const press = (page: Page, act: string, name: string) =>
  page.getByRole('button', { name: `${act} : ${name}` }).click()
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())

test('arrival, departure and no-show are recorded and undone', async ({ page, seller }) => {
  // A tall viewport, so that with other arrivals of today the notices at the bottom do not cover
  // the last entry.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signIn(page, seller, { language: 'fr', path: '/bookings' })
  const name = `Ophélie ${Date.now()}`
  const { lodgings } = await ask(page, findSellableStays, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  const type = lodgings.flatMap(({ types }) => types).find(({ minNights }) => minNights === 1)!
  await ask(page, sell, {
    body: {
      tickets: [
        {
          productId: type.productId,
          quantity: 1,
          checkInDate: today(),
          checkOutDate: later(today(), 1),
          numberOfPerson: 2,
        },
      ],
      firstName: name,
      payment: { method: 'cash' },
    },
  })
  await page.reload()
  await expect(list(page, 'Arrivées').filter({ hasText: name })).toContainText('2 personnes')
  await press(page, 'Marquer absent', name)
  await expect(person(page, name)).toContainText('Absent')
  await press(page, 'Annuler l’absence', name)
  await press(page, 'Enregistrer l’arrivée', name)
  await expect(person(page, name).getByText('Arrivé', { exact: true })).toBeVisible()
  await press(page, 'Annuler l’arrivée', name)
  await expect(person(page, name).getByText('Réservé', { exact: true })).toBeVisible()
  await press(page, 'Enregistrer l’arrivée', name)
  await press(page, 'Enregistrer le départ', name)
  await expect(person(page, name).getByText('Parti', { exact: true })).toBeVisible()
  await press(page, 'Annuler le départ', name)
  await expect(person(page, name).getByText('Arrivé', { exact: true })).toBeVisible()
  // Tomorrow the same person is in the list of departures.
  await page.getByRole('columnheader').nth(2).getByRole('button').click()
  await expect(list(page, 'Départs').filter({ hasText: name })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`day=${later(today(), 1)}`))
})

test('equipment is picked up and returned; overdue equipment is listed and counted as late', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/bookings?tab=rentals' })
  const [name, tardy] = [`Gaspard ${Date.now()}`, `Tardif ${Date.now()}`]
  const { rentals, accessories } = await ask(page, findSellableRentals, {
    query: { collaboratorPublicId: businessOf(page) },
  })
  const category = rentals.find(({ name: { fr } }) => fr === 'Raquette')!
  const [model, poles] = [
    category.models[0]!,
    accessories.find(({ rentalPublicIds }) => rentalPublicIds.includes(category.publicId))!,
  ]
  const product = model.products.find(({ duration }) => duration === '02:00:00')!
  const rent = (firstName: string, beginsAt: Date, size: number) =>
    ask(page, sell, {
      body: {
        tickets: [
          {
            productId: product.productId,
            quantity: 1,
            activationDateTimeUtc: beginsAt.toISOString(),
            specificationPublicId: model.specifications[size]!.publicId,
            isBeginTimeCustom: true,
            accessories: [{ productId: poles.productId, quantity: 1 }],
          },
        ],
        firstName,
        payment: { method: 'cash' },
      },
    })
  await rent(name, new Date(), 0)
  // Its two hours end in a few seconds.
  await rent(tardy, new Date(Date.now() - 2 * 3_600_000 + 5_000), 1)
  await page.reload()
  const line = person(page, name)
  await expect(list(page, 'À remettre').filter({ hasText: name })).toBeVisible()
  await expect(line).toContainText('avec 1 × Bâtons')
  await press(page, 'Remettre', name)
  await expect(list(page, 'En location').filter({ hasText: name })).toBeVisible()
  await press(page, 'Annuler la remise', name)
  await expect(list(page, 'À remettre').filter({ hasText: name })).toBeVisible()
  await press(page, 'Remettre', name)
  await press(page, 'Enregistrer le retour', name)
  await expect(list(page, 'Retournés').filter({ hasText: name })).toBeVisible()

  await expect(async () => {
    await page.reload()
    await expect(list(page, 'Non récupérés').filter({ hasText: tardy })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await press(page, 'Remettre', tardy)
  await expect(list(page, 'En retard').filter({ hasText: tardy })).toBeVisible()
  await expect(page.getByText(/^\d+ équipements? en retard$/)).toBeVisible()
  await switchLanguage(page, 'en')
  await expect(list(page, 'Late').filter({ hasText: tardy })).toContainText(
    'All-terrain snowshoes – Over 70 kg',
  )
  await page.getByRole('button', { name: `Record return: ${tardy}` }).click()
  await expect(list(page, 'Returned').filter({ hasText: tardy })).toBeVisible()
})
