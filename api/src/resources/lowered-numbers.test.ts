import { findLodgingCategories } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { saveLodgingCategory } from '@guichet/contract/lodging/save-lodging-category.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findAccessories } from '@guichet/contract/rentals/find-accessories.ts'
import { saveAccessory } from '@guichet/contract/rentals/save-accessory.ts'
import { expect, test } from 'vitest'
import { aRentalOf, resized } from '../../test/factories/catalogue/resized.ts'
import { aChalet, aRental } from '../../test/factories/time.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const sold = async (line: CartLine) =>
  await send(server, staff, sell, {
    body: { tickets: [line], payment: { method: 'cash' } },
    key: newKey(),
  })
const rentalAt = (
  skis: Awaited<ReturnType<typeof aRental>>,
  time: string,
  more: Partial<CartLine> = {},
): CartLine => ({
  productId: skis.twoHours,
  quantity: 1,
  activationDateTimeUtc: skis.at('2030-02-02', time),
  specificationPublicId: skis.sizeIds[0]!,
  ...more,
})
/** Overbooked marks of the claims of orders. */
const marks = async (...orders: { body: { publicId: string } }[]) =>
  Promise.all(
    orders.map(
      async ({ body }) =>
        (
          await server.owner.query(
            `select bool_or(c.overbooked) as marked
              from claim c
              join unit u on u.id = c.unit_id
              where u.order_id = $1 and c.released_at is null`,
            [body.publicId],
          )
        ).rows[0].marked as boolean,
    ),
  )
const lastFacts = async (id: string) =>
  (
    await server.owner.query(
      'select facts from audit where subject_id = $1 order by at desc limit 1',
      [id],
    )
  ).rows[0].facts as object

test('with fewer items of a size than promised the latest claims are overbooked and recorded, and nothing more is rented; more items end it', async () => {
  const skis = await aRental(server, staff, { sizes: [3, 2] })
  const [first, second, noon, third] = [
    await sold(rentalAt(skis, '09:00')),
    await sold(rentalAt(skis, '10:00')),
    await sold(rentalAt(skis, '13:30')),
    await sold(rentalAt(skis, '09:00')),
  ]
  const lowered = await resized(server, staff, skis, 1)
  expect(lowered.specifications.map(({ quantity, overbooked }) => [quantity, overbooked])).toEqual([
    [1, 2],
    [2, 0],
  ])
  expect(await marks(first, second, noon, third)).toEqual([false, true, false, true])
  expect(await lastFacts(skis.categoryId)).toEqual({ fields: ['models'], overbooked: 2 })
  expect(await violations(server.owner)).toEqual([])
  expect((await sold(rentalAt(skis, '10:00'))).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect((await aRentalOf(server, staff, skis)).specifications[0]).toMatchObject({
    quantity: 1,
    overbooked: 2,
  })
  expect((await resized(server, staff, skis, 2)).specifications[0]).toMatchObject({
    quantity: 2,
    overbooked: 1,
  })
  expect(await marks(first, second, noon, third)).toEqual([false, false, false, true])
  expect((await resized(server, staff, skis, 3)).specifications[0]).toMatchObject({
    quantity: 3,
    overbooked: 0,
  })
  expect(await lastFacts(skis.categoryId)).toEqual({ fields: ['models'] })
})

test('a number that stays sufficient marks no claim, and past claims are ignored', async () => {
  const skis = await aRental(server, staff, { sizes: [3, 2] })
  const [first, second] = [await sold(rentalAt(skis, '09:00')), await sold(rentalAt(skis, '13:30'))]
  await server.owner.query(
    `update claim
      set begins_at = '2020-02-02T14:00Z', ends_at = '2020-02-02T16:00Z'
      where unit_id in (select id from unit where order_id = $1)`,
    [first.body.publicId],
  )
  expect((await resized(server, staff, skis, 1)).specifications[0]).toMatchObject({ overbooked: 0 })
  expect((await resized(server, staff, skis, 0)).specifications[0]).toMatchObject({ overbooked: 1 })
  expect(await marks(first, second)).toEqual([false, true])
  expect(await violations(server.owner)).toEqual([])
})

test('with fewer items of an accessory than promised, shared by all its categories, the latest claims are overbooked', async () => {
  const skis = await aRental(server, staff, { helmets: 2 })
  await sold(rentalAt(skis, '09:00', { accessories: [{ productId: skis.helmet, quantity: 2 }] }))
  const stored = async () =>
    (
      await send(server, staff, findAccessories, {
        query: { collaboratorPublicId: staff.tenantId },
      })
    ).body.items.find(({ publicId }) => publicId === skis.accessoryId)!
  const { body } = await send(server, staff, saveAccessory, {
    params: { id: skis.accessoryId },
    body: { ...(await stored()), quantity: 1 },
  })
  expect(body).toMatchObject({ quantity: 1, overbooked: 1 })
  expect(await lastFacts(skis.accessoryId)).toEqual({
    fields: ['quantity', 'overbooked'],
    changes: { quantity: [2, 1], overbooked: [0, 1] },
    overbooked: 1,
  })
  expect(await violations(server.owner)).toEqual([])
  expect(
    (
      await send(server, staff, saveAccessory, {
        params: { id: skis.accessoryId },
        body: { ...(await stored()), quantity: 5 },
      })
    ).body,
  ).toMatchObject({ overbooked: 0 })
})

test('two bookings that share a night need two rooms, and with fewer rooms the later one is overbooked', async () => {
  const chalet = await aChalet(server, staff, { units: 2 })
  const stay = (checkInDate: string, checkOutDate: string) =>
    sold({ productId: chalet.productId, quantity: 1, checkInDate, checkOutDate })
  const [first, second] = [
    await stay('2030-02-01', '2030-02-03'),
    await stay('2030-02-02', '2030-02-05'),
  ]
  const stored = async () =>
    (
      await send(server, staff, findLodgingCategories, {
        query: { collaboratorPublicId: staff.tenantId },
      })
    ).body.items.find(({ types }) => types[0]!.publicId === chalet.typeId)!
  const units = async (quantity: number) => {
    const category = await stored()
    return (
      await send(server, staff, saveLodgingCategory, {
        params: { id: category.publicId },
        body: { ...category, types: [{ ...category.types[0]!, quantity }] },
      })
    ).body
  }
  const lowered = await units(1)
  expect(lowered.types[0]).toMatchObject({ quantity: 1, overbooked: 1 })
  expect(await marks(first, second)).toEqual([false, true])
  expect(await lastFacts(lowered.publicId)).toEqual({ fields: ['types'], overbooked: 1 })
  expect(await violations(server.owner)).toEqual([])
  expect((await units(2)).types[0]).toMatchObject({ overbooked: 0 })
})
