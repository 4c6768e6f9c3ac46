import { archiveRentalCategory } from '@guichet/contract/rentals/archive-rental-category.ts'
import { duplicateRentalCategory } from '@guichet/contract/rentals/duplicate-rental-category.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { findRentals } from '@guichet/contract/rentals/find-rentals.ts'
import { orderRentalCategories } from '@guichet/contract/rentals/order-rental-categories.ts'
import { expect, test } from 'vitest'
import { rentalCategories } from '../../test/factories/catalogue/rental-categories.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { newId } from '../platform/values/ids.ts'

const server = useTestServer()
const { create, list, save, row } = rentalCategories(server)

test('categories are in the order of the call, numbered from 0, and unnamed ones follow; a foreign id changes nothing', async () => {
  const staff = await aBusiness(server)
  const [a, b, c] = [
    await create(staff, [], 'A'),
    await create(staff, [], 'B'),
    await create(staff, [], 'C'),
  ]
  const order = (...ids: string[]) =>
    send(server, staff, orderRentalCategories, {
      body: {
        collaboratorPublicId: staff.tenantId,
        rentalOrders: ids.map((publicId, place) => ({ publicId, order: place * 3 })),
      },
    })
  const names = async () =>
    (await list(staff)).map((category) => [category.internationalizedNames.fr, category.order])
  await order(b.publicId, c.publicId, a.publicId)
  expect(await names()).toEqual([
    ['B', 0],
    ['C', 1],
    ['A', 2],
  ])
  await order(a.publicId)
  expect(await names()).toEqual([
    ['A', 0],
    ['B', 1],
    ['C', 2],
  ])
  const other = await create(await aBusiness(server))
  expect((await order(c.publicId, other.publicId)).status).toBe(404)
  expect((await order(c.publicId, c.publicId)).body.fields).toMatchObject([
    { field: 'rentalOrders', rule: 'unique' },
  ])
  expect(await names()).toEqual([
    ['A', 0],
    ['B', 1],
    ['C', 2],
  ])
})

test('an archived category leaves every list, with its types and pricings, and is missing from then on', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  expect(
    (await send(server, staff, archiveRentalCategory, { query: { rentalPublicId: made.publicId } }))
      .status,
  ).toBe(200)
  expect(await list(staff)).toEqual([])
  expect(
    (await send(server, staff, findRentals, { query: { collaboratorPublicId: staff.tenantId } }))
      .body.items,
  ).toEqual([])
  expect(
    await row(
      'select count(*)::int as left from product where tenant_id = $1 and deleted_at is null',
      staff.tenantId,
    ),
  ).toEqual({ left: 0 })
  for (const answer of [
    await save(staff, made),
    await send(server, staff, archiveRentalCategory, { query: { rentalPublicId: made.publicId } }),
    await send(server, staff, duplicateRentalCategory, { params: { id: made.publicId } }),
    await send(server, staff, findRentalCategories, {
      query: { collaboratorPublicId: staff.tenantId, rentalPublicId: newId() },
    }),
  ])
    expect(answer.status).toBe(404)
})

test('a copy has new ids, is last, and sells nothing yet', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff, undefined, 'N'.repeat(50))
  const copy = (
    await send(server, staff, duplicateRentalCategory, { params: { id: made.publicId } })
  ).body
  expect(copy).toMatchObject({
    order: 1,
    internationalizedNames: { fr: `${'N'.repeat(42)} (copie)`, en: `${'N'.repeat(43)} (copy)` },
    models: [
      {
        specifications: [{ quantity: 12 }, { quantity: 8 }],
        pricings: [{ duration: '02:00:00', price: 19.99, isActive: false }, { isActive: false }],
      },
    ],
  })
  expect(copy.models[0]!.publicId).not.toBe(made.models[0]!.publicId)
  expect(
    (
      await send(server, staff, findRentals, { query: { collaboratorPublicId: staff.tenantId } })
    ).body.items.map(({ durations }) => durations),
  ).toEqual([['02:00:00', '1.00:00:00'], []])
})
