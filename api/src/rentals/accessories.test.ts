import { archiveAccessory } from '@guichet/contract/rentals/archive-accessory.ts'
import { archiveRentalCategory } from '@guichet/contract/rentals/archive-rental-category.ts'
import { duplicateAccessory } from '@guichet/contract/rentals/duplicate-accessory.ts'
import { findAccessories } from '@guichet/contract/rentals/find-accessories.ts'
import { findAccessoryOptions } from '@guichet/contract/rentals/find-accessory-options.ts'
import { orderAccessories } from '@guichet/contract/rentals/order-accessories.ts'
import { saveAccessories, saveAccessory } from '@guichet/contract/rentals/save-accessory.ts'
import { expect, test } from 'vitest'
import { accessoriesOf } from '../../test/factories/catalogue/accessories.ts'
import { withoutSale } from '../../test/factories/catalogue/without-sale.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, aCategory } = accessoriesOf(server)

const list = async (staff: Staff) =>
  withoutSale(
    (
      await send(server, staff, findAccessories, {
        query: { collaboratorPublicId: staff.tenantId },
      })
    ).body.items,
  )

test('an accessory has one stock, one flat price and its categories; saving it unchanged keeps it the same', async () => {
  const staff = await aBusiness(server)
  const category = await aCategory(staff)
  const made = await create(staff, { associatedRentalPublicIds: [category.publicId] })
  expect(made).toMatchObject({
    order: 0,
    version: 1,
    quantity: 40,
    price: 5,
    associatedRentalPublicIds: [category.publicId],
    internationalizedFields: { en: { name: 'Helmet' } },
  })
  const saved = await send(server, staff, saveAccessory, {
    params: { id: made.publicId },
    body: { ...made, quantity: 0, price: '0', associatedRentalPublicIds: [] },
  })
  expect(saved.body).toEqual({
    ...made,
    version: 2,
    quantity: 0,
    price: 0,
    associatedRentalPublicIds: [],
  })
  expect(
    (
      await send(server, staff, saveAccessories, {
        body: { collaboratorPublicId: staff.tenantId, internationalizedAccessories: [saved.body] },
      })
    ).body.items,
  ).toEqual([{ ...saved.body, version: 3 }])
  expect(
    (await send(server, staff, saveAccessory, { params: { id: made.publicId }, body: made })).body,
  ).toMatchObject({ type: 'StaleVersion', version: 3 })
})

test('a link to an archived or foreign category is rejected, and archiving a category removes its links', async () => {
  const staff = await aBusiness(server)
  const category = await aCategory(staff)
  const made = await create(staff, { associatedRentalPublicIds: [category.publicId] })
  const foreign = await aCategory(await aBusiness(server))
  const link = (id: string) =>
    send(server, staff, saveAccessory, {
      params: { id: made.publicId },
      body: { ...made, associatedRentalPublicIds: [id] },
    })
  expect((await link(foreign.publicId)).body.type).toBe('NotFound')
  await send(server, staff, archiveRentalCategory, { query: { rentalPublicId: category.publicId } })
  expect(
    (
      await send(server, staff, findAccessoryOptions, {
        query: { collaboratorPublicId: staff.tenantId },
      })
    ).body.items,
  ).toEqual([
    {
      publicId: made.publicId,
      name: { fr: 'Casque', en: 'Helmet' },
      associatedRentalPublicIds: [],
    },
  ])
  expect((await link(category.publicId)).body.type).toBe('NotFound')
})

test('a bulk save is all or nothing', async () => {
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  const [mine, theirs] = [await create(staff), await create(other)]
  const bulk = (...items: (typeof mine)[]) =>
    send(server, staff, saveAccessories, {
      body: { collaboratorPublicId: staff.tenantId, internationalizedAccessories: items },
    })
  for (const wrong of [
    [{ ...mine, quantity: 1 }, theirs],
    [{ ...mine, quantity: 1, collaboratorPublicId: other.tenantId }],
  ])
    expect((await bulk(...wrong)).status).toBe(404)
  expect(
    (
      await send(server, staff, saveAccessory, {
        params: { id: mine.publicId },
        body: { ...mine, publicId: theirs.publicId },
      })
    ).status,
  ).toBe(404)
  expect([await list(staff), await list(other)]).toEqual([[mine], [theirs]])
})

test('copies are last, archived accessories are no longer listed, and the order is saved', async () => {
  const staff = await aBusiness(server)
  const [first, second] = [await create(staff), await create(staff)]
  const copy = (await send(server, staff, duplicateAccessory, { params: { id: first.publicId } }))
    .body
  expect(copy).toMatchObject({
    order: 2,
    quantity: 40,
    price: 5,
    internationalizedFields: { fr: { name: 'Casque (copie)' }, en: { name: 'Helmet (copy)' } },
  })
  await send(server, staff, archiveAccessory, { params: { id: second.publicId } })
  await send(server, staff, orderAccessories, {
    body: {
      collaboratorPublicId: staff.tenantId,
      accessoriesOrder: [
        { publicId: copy.publicId, order: 0 },
        { publicId: first.publicId, order: 1 },
      ],
    },
  })
  expect((await list(staff)).map(({ publicId, order }) => [publicId, order])).toEqual([
    [copy.publicId, 0],
    [first.publicId, 1],
  ])
  expect(
    (await send(server, staff, archiveAccessory, { params: { id: second.publicId } })).status,
  ).toBe(404)
})
