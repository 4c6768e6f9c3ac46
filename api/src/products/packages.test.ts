import type { Body } from '@guichet/contract/endpoint.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { archivePackage } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { duplicatePackage } from '@guichet/contract/products/duplicate-package.ts'
import { findPackages, findPartOptions } from '@guichet/contract/products/find-packages.ts'
import { orderPackages } from '@guichet/contract/products/order-packages.ts'
import { orderProducts } from '@guichet/contract/products/order-products.ts'
import { previewPackage } from '@guichet/contract/products/preview-package.ts'
import { savePackage } from '@guichet/contract/products/save-package.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue.ts'
import { aLodgingType } from '../../test/factories/lodging.ts'
import { aPackage, aProduct } from '../../test/factories/products.ts'
import { aRentalModel } from '../../test/factories/rentals.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

type Parts = Body<typeof createPackage>['parts']
const aTuque = async (staff: Staff, price: number | string = 24) =>
  (
    await send(server, staff, createProduct, {
      body: { collaboratorPublicId: staff.tenantId, ...aProduct({ price }) },
    })
  ).body
const create = async (staff: Staff, parts: Parts, over: Parameters<typeof aPackage>[1] = {}) =>
  send(server, staff, createPackage, {
    body: { collaboratorPublicId: staff.tenantId, ...aPackage(parts, over) },
  })
const save = (staff: Staff, made: Body<typeof savePackage> & { publicId: string }) =>
  send(server, staff, savePackage, { params: { id: made.publicId }, body: made })
const list = async (staff: Staff) =>
  (await send(server, staff, findPackages, { query: { collaboratorPublicId: staff.tenantId } }))
    .body.items

test('a package of every kind of part is shared by what the parts cost one by one, and its preview says the same', async () => {
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

test('1 to 20 parts, each once, of kinds that a package may hold', async () => {
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
  ).toMatchObject({ fields: [{ field: 'parts', rule: 'maxLength' }] })
})

test('a part that left the catalogue stays in the package, marked, and cannot be put in another', async () => {
  const staff = await aBusiness(server)
  const [stays, leaves] = [await aTuque(staff, 10), await aTuque(staff, 30)]
  const parts = [stays, leaves].map(({ publicId }) => ({ productPublicId: publicId, quantity: 1 }))
  const made = (await create(staff, parts, { price: 20 })).body
  await send(server, staff, archiveProduct, { params: { id: leaves.publicId } })
  expect((await list(staff))[0]!.parts).toMatchObject([
    { isArchived: false, share: 5 },
    { isArchived: true, share: 15 },
  ])
  expect((await create(staff, parts)).body.type).toBe('NotFound')
  expect((await save(staff, made)).status).toBe(200)
  const without = (await save(staff, { ...made, version: 2, parts: [made.parts[0]!] })).body
  expect(without.parts).toMatchObject([{ share: 20 }])
  expect((await save(staff, { ...without, parts: made.parts })).body.type).toBe('NotFound')
})

test('a foreign part is missing; a stale save is told; both leave the package as it was', async () => {
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  const made = (
    await create(staff, [{ productPublicId: (await aTuque(staff)).publicId, quantity: 1 }])
  ).body
  const foreign = await aTuque(other)
  expect(
    (await save(staff, { ...made, parts: [{ productPublicId: foreign.publicId, quantity: 1 }] }))
      .body.type,
  ).toBe('NotFound')
  expect((await save(staff, { ...made, version: 9 })).body).toMatchObject({
    type: 'StaleVersion',
    version: 1,
  })
  expect(await list(staff)).toEqual([made])
})

test('packages have an order of their own, copies are inactive and last, archived ones are gone', async () => {
  const staff = await aBusiness(server)
  const product = await aTuque(staff)
  const made = (await create(staff, [{ productPublicId: product.publicId, quantity: 2 }])).body
  const copy = (await send(server, staff, duplicatePackage, { params: { id: made.publicId } })).body
  expect(copy).toMatchObject({
    order: 1,
    isActive: false,
    parts: [{ quantity: 2 }],
    internationalizedFields: { en: { name: 'Family package (copy)' } },
  })
  const order = (ids: string[]) =>
    send(server, staff, orderPackages, {
      body: {
        collaboratorPublicId: staff.tenantId,
        packageOrders: ids.map((publicId, place) => ({ publicId, order: place })),
      },
    })
  await order([copy.publicId, made.publicId])
  expect((await list(staff)).map(({ publicId }) => publicId)).toEqual([
    copy.publicId,
    made.publicId,
  ])
  expect((await order([product.publicId])).status).toBe(404)
  expect(
    (
      await send(server, staff, orderProducts, {
        body: {
          collaboratorPublicId: staff.tenantId,
          productOrders: [{ publicId: copy.publicId, order: 0 }],
        },
      })
    ).status,
  ).toBe(404)
  await send(server, staff, archivePackage, { params: { id: copy.publicId } })
  expect((await list(staff)).map(({ publicId }) => publicId)).toEqual([made.publicId])
  expect(
    (await send(server, staff, archivePackage, { params: { id: product.publicId } })).status,
  ).toBe(404)
})
