import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { findPartOptions } from '@guichet/contract/products/find-packages.ts'
import { previewPackage } from '@guichet/contract/products/preview-package.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { aLodgingType } from '../../test/factories/catalogue/lodging.ts'
import { packagesOf, type Parts } from '../../test/factories/catalogue/packages.ts'
import { aRentalModel } from '../../test/factories/catalogue/rentals.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { aTuque, create, save } = packagesOf(server)

test('a package of every kind of part is divided in proportion to the prices of its parts, and its preview matches', async () => {
  const staff = await aBusiness(server)
  const ticket = await aTicketType(server, staff, { cents: 7_900 })
  const product = await aTuque(staff, '4.00')
  const rental = (
    await send(server, staff, createRentalCategory, {
      body: {
        collaboratorPublicId: staff.tenantId,
        internationalizedNames: { fr: 'Skis', en: 'Skis' },
        models: [aRentalModel()],
      },
    })
  ).body
  const lodging = (
    await send(server, staff, createLodgingCategory, {
      body: {
        collaboratorPublicId: staff.tenantId,
        internationalizedNames: { fr: 'Chalets', en: 'Chalets' },
        types: [aLodgingType()],
      },
    })
  ).body
  const options = (
    await send(server, staff, findPartOptions, { query: { collaboratorPublicId: staff.tenantId } })
  ).body.items
  expect(
    options
      .map(({ kind, detail, categoryTitle, listPrice }) => [
        kind,
        detail,
        categoryTitle?.fr,
        listPrice,
      ])
      .sort(),
  ).toEqual([
    ['catalog_product', null, undefined, 4],
    ['daily_ticket', null, 'Ski alpin', 79],
    ['equipment_rental', '02:00:00', 'Skis', 19.99],
    ['equipment_rental', '1.00:00:00', 'Skis', 45],
    ['lodging', null, 'Chalets', 120],
  ])
  const night = options.find(({ kind }) => kind === 'lodging')!
  const parts: Parts = [
    { productPublicId: ticket.productId, quantity: 2 },
    { productPublicId: rental.models[0]!.pricings[1]!.publicId, quantity: 2 },
    { productPublicId: night.productPublicId, quantity: 3 },
    { productPublicId: product.publicId, quantity: 1 },
  ]
  const made = (await create(staff, parts, { price: '500.00' })).body
  expect(made).toMatchObject({
    price: 500,
    listPrice: 612,
    saving: 112,
    parts: [
      { share: 129.08, quantity: 2 },
      { share: 73.53 },
      { share: 294.12, detail: null, kind: 'lodging' },
      { share: 3.27 },
    ],
  })
  const preview = (
    await send(server, staff, previewPackage, {
      body: { collaboratorPublicId: staff.tenantId, price: 500, parts },
    })
  ).body
  expect(preview).toEqual({ price: 500, listPrice: 612, saving: 112, parts: made.parts })
  expect((await save(staff, made)).body).toEqual({ ...made, version: 2 })
  expect(lodging.types).toHaveLength(1)
})

test('a package has 1 to 20 parts, each once and of a kind that packages may contain', async () => {
  const staff = await aBusiness(server)
  const product = await aTuque(staff)
  const part = { productPublicId: product.publicId, quantity: 1 }
  const inside = (await create(staff, [part])).body
  expect((await create(staff, [])).body).toMatchObject({
    fields: [{ field: 'parts', rule: 'notEmpty' }],
  })
  expect((await create(staff, [part, part])).body).toMatchObject({
    fields: [{ field: 'parts', rule: 'unique' }],
  })
  expect((await create(staff, [{ ...part, quantity: 0 }])).body).toMatchObject({
    fields: [{ field: 'parts.0.quantity', rule: 'minValue' }],
  })
  expect(
    (await create(staff, [part, { productPublicId: inside.publicId, quantity: 1 }])).body,
  ).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'parts.1.productPublicId', rule: 'choice' }],
  })
  const many = await Promise.all(Array.from({ length: 21 }, () => aTuque(staff)))
  expect(
    (
      await create(
        staff,
        many.map(({ publicId }) => ({ productPublicId: publicId, quantity: 1 })),
      )
    ).body,
  ).toMatchObject({ fields: [{ field: 'parts', rule: 'maxItems' }] })
})
