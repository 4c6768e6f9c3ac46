import { findProducts } from '@guichet/contract/products/find-products.ts'
import { expect, test } from '../journey.ts'
import { describeLodging } from '../pages/lodging.ts'
import { describeProducts } from '../pages/products.ts'
import { describeRentals } from '../pages/rentals.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { slidingHill } from '../seeds/sliding-hill.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'

test.use({ baseURL: fresh.url })

test('a category of equipment with sizes and prices, and an accessory, are created', async ({
  page,
}) => {
  await ownBusiness(page, { path: '/equipment-rentals', language: 'fr' })
  await describeRentals(page)
})

test('a category of lodging is created, and the price of a stay is previewed', async ({ page }) => {
  await ownBusiness(page, { path: '/lodging', language: 'en' })
  await describeLodging(page)
})

test('a product with a stock, and a package that contains it, are created', async ({ page }) => {
  await ownBusiness(page, { path: '/activities', language: 'en' })
  await slidingHill(page)
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await describeProducts(page)
  expect(
    (await ask(page, findProducts, { query: { collaboratorPublicId: businessOf(page) } })).items,
  ).toMatchObject([{ price: 4.75, stock: 30, isActive: true }])
})
