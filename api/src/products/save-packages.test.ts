import { archivePackage } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { duplicatePackage } from '@guichet/contract/products/duplicate-package.ts'
import { findPackages } from '@guichet/contract/products/find-packages.ts'
import { orderPackages } from '@guichet/contract/products/order-packages.ts'
import { orderProducts } from '@guichet/contract/products/order-products.ts'
import { expect, test } from 'vitest'
import { packagesOf } from '../../test/factories/catalogue/packages.ts'
import { withoutSale } from '../../test/factories/catalogue/without-sale.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { aTuque, create, save } = packagesOf(server)

const list = async (staff: Staff) =>
  withoutSale(
    (await send(server, staff, findPackages, { query: { collaboratorPublicId: staff.tenantId } }))
      .body.items,
  )

test('an archived part stays in the package, marked, and cannot be added to another', async () => {
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

test('a foreign part is not found, a stale save is rejected, and both leave the package unchanged', async () => {
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

test('packages have their own order, copies are inactive and last, archived ones are gone', async () => {
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
