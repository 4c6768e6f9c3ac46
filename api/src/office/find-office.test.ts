import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { findOffice } from '@guichet/contract/office/find-office.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { expect, test } from 'vitest'
import {
  aDailyTicket,
  aDonation,
  anActivity,
  aSeasonPass,
} from '../../test/factories/catalogue/activities.ts'
import { aLodgingType } from '../../test/factories/catalogue/lodging.ts'
import { aProduct } from '../../test/factories/catalogue/products.ts'
import { rentalCategories } from '../../test/factories/catalogue/rental-categories.ts'
import { anOffice } from '../../test/factories/catalogue/ticket-office.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

let now = '2029-12-01T15:00:00.000Z'
const server = useTestServer({ clock: () => now })
const staff = useBusiness(server)
const ask = async (office: string) => send(server, null, findOffice, { params: { office } })

test('a public page has the profile and each kind of offer, with the reason why it is not sold yet', async () => {
  const office = await anOffice(server, staff)
  const isActive = true
  const saleBegins = '2030-03-01T05:00:00.000Z'
  const skiing = await anActivity(server, staff, [
    aDailyTicket({ isActive }),
    aSeasonPass({ isActive, activePeriodStartDateTimeUtc: saleBegins }),
    aDonation({ isActive }),
  ])
  await anActivity(server, staff, [aDailyTicket()])
  const past = { activePeriodEndDateTimeUtc: '2030-02-01T05:00:00.000Z' }
  await anActivity(server, staff, [aDonation({ isActive, ...past })])
  const rental = await rentalCategories(server).create(staff)
  const collaboratorPublicId = staff.tenantId
  const { body: chalets } = await send(server, staff, createLodgingCategory, {
    body: {
      collaboratorPublicId,
      internationalizedNames: { fr: 'Chalets', en: 'Cabins' },
      types: [aLodgingType()],
    },
  })
  const [hat, draft] = [
    await send(server, staff, createProduct, { body: { collaboratorPublicId, ...aProduct() } }),
    await send(server, staff, createProduct, {
      body: { collaboratorPublicId, ...aProduct({ isActive: false }) },
    }),
  ]
  expect(draft.status).toBe(200)

  // Half past twelve in Montréal.
  now = '2030-02-02T17:30:00.000Z'
  const { body } = await ask(office)
  expect(body.today).toBe('2030-02-02')
  expect(body.business).toMatchObject({ publicId: staff.tenantId, staticUrl: office })
  expect(
    body.offers.map(({ kind, publicId, sale, saleBeginsDateTimeUtc }) => [
      kind,
      publicId,
      sale.state,
      sale.fromPrice,
      saleBeginsDateTimeUtc,
    ]),
  ).toEqual([
    ['activity', skiing.publicId, 'offSeason', 9.99, null],
    ['pass', skiing.publicId, 'notYet', 399, saleBegins],
    ['rental', rental.publicId, 'offSeason', expect.any(Number), null],
    ['lodging', chalets.publicId, 'onSale', 120, null],
    ['product', hat.body.publicId, 'onSale', 24, null],
    ['donation', skiing.publicId, 'onSale', 5, null],
  ])
})

test('the address of a public page is found in any case', async () => {
  const office = await anOffice(server, staff)
  expect((await ask(office.toUpperCase())).body.business.staticUrl).toBe(office)
})
