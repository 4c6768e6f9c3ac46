import { saveAccessory } from '@guichet/contract/rentals/save-accessory.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { findRentalPrices, saveRentalPrices } from '@guichet/contract/rentals/save-rental-prices.ts'
import { expect, test } from 'vitest'
import { accessoriesOf } from '../../test/factories/catalogue/accessories.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, aCategory } = accessoriesOf(server)

const prices = async (staff: Staff) =>
  (await send(server, staff, findRentalPrices, { query: { collaboratorPublicId: staff.tenantId } }))
    .body

test('prices of types and accessories are saved together, and a later save from an open editor is rejected as stale', async () => {
  const staff = await aBusiness(server)
  const category = await aCategory(staff)
  const accessory = await create(staff)
  const before = await prices(staff)
  expect(before).toMatchObject({
    models: [
      {
        rentalName: { fr: 'Skis' },
        name: { fr: 'Skis alpins' },
        version: 1,
        pricings: [{ price: 19.99 }, { price: 45 }],
      },
    ],
    accessories: [{ name: { fr: 'Casque' }, price: 5 }],
  })
  const put = (body: Pick<typeof before, 'models' | 'accessories'>) =>
    send(server, staff, saveRentalPrices, {
      body: { collaboratorPublicId: staff.tenantId, ...body },
    })
  const [model] = before.models
  const after = await put({
    models: [{ ...model!, pricings: [{ ...model!.pricings[0]!, price: 21.5 }] }],
    accessories: [{ ...before.accessories[0]!, price: 6 }],
  })
  expect(after.body).toMatchObject({
    models: [{ version: 2, pricings: [{ price: 21.5 }] }],
    accessories: [{ version: 2, price: 6 }],
  })
  expect((await put(before)).body).toMatchObject({
    type: 'StaleVersion',
    changedFields: ['pricings'],
  })
  expect(
    (
      await send(server, staff, saveRentalCategories, {
        body: { collaboratorPublicId: staff.tenantId, internationalizedRentals: [category] },
      })
    ).body,
  ).toMatchObject({ type: 'StaleVersion', changedFields: ['pricings'] })
  expect(
    (
      await send(server, staff, saveAccessory, {
        params: { id: accessory.publicId },
        body: accessory,
      })
    ).body,
  ).toMatchObject({ type: 'StaleVersion', changedFields: ['price'] })
})

test('the last instant of a price is saved with all prices, read back, and removed again', async () => {
  const staff = await aBusiness(server)
  await aCategory(staff)
  const put = async (end: string | null) => {
    const { models, accessories } = await prices(staff)
    const [first, ...others] = models[0]!.pricings
    return send(server, staff, saveRentalPrices, {
      body: {
        collaboratorPublicId: staff.tenantId,
        models: [
          {
            ...models[0]!,
            pricings: [{ ...first!, activePeriodEndDateTimeUtc: end }, ...others],
          },
        ],
        accessories,
      },
    })
  }
  const endsOf = async () =>
    (await prices(staff)).models[0]!.pricings.map((item) => item.activePeriodEndDateTimeUtc)
  expect(await endsOf()).toEqual([null, null])
  const end = '2030-04-01T03:59:59.999Z'
  expect((await put(end)).status).toBe(200)
  expect(await endsOf()).toEqual([end, null])
  expect((await put(null)).status).toBe(200)
  expect(await endsOf()).toEqual([null, null])
})

test('a save of prices with a foreign type or accessory changes none of them', async () => {
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  for (const who of [staff, other]) {
    await aCategory(who)
    await create(who)
  }
  const [ours, theirs] = [await prices(staff), await prices(other)]
  const put = (body: object) =>
    send(server, staff, saveRentalPrices, {
      body: { collaboratorPublicId: staff.tenantId, ...ours, ...body },
    })
  for (const wrong of [
    { models: [...ours.models, ...theirs.models] },
    { accessories: theirs.accessories },
    { models: [{ ...ours.models[0], pricings: theirs.models[0]!.pricings }] },
  ])
    expect((await put(wrong)).status).toBe(404)
  expect([await prices(staff), await prices(other)]).toEqual([ours, theirs])
})
