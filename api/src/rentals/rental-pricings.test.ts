import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { expect, test } from 'vitest'
import { rentalCategories, type Models } from '../../test/factories/catalogue/rental-categories.ts'
import { aRentalModel } from '../../test/factories/catalogue/rentals.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, save, row } = rentalCategories(server)

test('a type has either one quantity or sizes', async () => {
  const staff = await aBusiness(server)
  const size = aRentalModel().specifications[0]!
  const unsized = { isDefault: true, quantity: 4, order: 0, internationalizedNames: null }
  const ask = async (specifications: Models[number]['specifications']) =>
    (
      await send(server, staff, createRentalCategory, {
        body: {
          collaboratorPublicId: staff.tenantId,
          internationalizedNames: { fr: 'A', en: 'A' },
          models: [aRentalModel({ specifications })],
        },
      })
    ).body
  expect((await ask([unsized])).models[0]!.specifications).toMatchObject([unsized])
  for (const wrong of [
    [],
    [unsized, unsized],
    [unsized, size],
    [{ ...size, internationalizedNames: null }],
    [{ ...unsized, internationalizedNames: size.internationalizedNames }],
  ])
    expect(await ask(wrong)).toMatchObject({
      type: 'InvalidRequest',
      fields: [{ field: 'models.0.specifications' }],
    })
  expect(await ask([{ ...unsized, quantity: 1_000_000 }])).toMatchObject({
    fields: [{ field: 'models.0.specifications.0.quantity', rule: 'maxValue' }],
  })
})

test('a pricing is identified by its duration: another duration is another product, and sold lines keep the old one', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  const [model] = made.models
  const [short, day] = model!.pricings
  const [after] = (
    await save(staff, {
      ...made,
      models: [
        {
          ...model!,
          pricings: [
            { ...short!, duration: '1.00:00:00', price: '12.00' },
            { ...day!, duration: '02:00:00' },
          ],
        },
      ],
    })
  ).body.items
  expect(after!.models[0]!.pricings).toMatchObject([
    { publicId: short!.publicId, duration: '02:00:00', price: 45 },
    { publicId: day!.publicId, duration: '1.00:00:00', price: 12 },
  ])
  const [again] = (
    await save(staff, {
      ...after!,
      models: [
        { ...after!.models[0]!, pricings: [{ duration: '03:00:00', price: 9, isActive: false }] },
      ],
    })
  ).body.items
  expect(again!.models[0]!.pricings).toMatchObject([{ duration: '03:00:00', isActive: false }])
  expect(
    await row(
      'select deleted_at is not null as archived, duration from product where id = $1',
      short!.publicId,
    ),
  ).toEqual({ archived: true, duration: '02:00:00' })
})

test.each<[string, Models[number]['pricings'], string]>([
  [
    'two pricings have the same duration',
    [
      { duration: '02:00:00', price: 1, isActive: true },
      { duration: '02:00:00', price: 2, isActive: true },
    ],
    'unique',
  ],
  ['the duration is zero', [{ duration: '00:00:00', price: 1, isActive: true }], 'notZero'],
  ['the duration has another format', [{ duration: '2:00', price: 1, isActive: true }], 'duration'],
  [
    'the price has three decimals',
    [{ duration: '02:00:00', price: '1.999', isActive: true }],
    'priceFormat',
  ],
  [
    'the price exceeds the maximum',
    [{ duration: '02:00:00', price: 10_000.01, isActive: true }],
    'maxPrice',
  ],
])('a pricing is rejected: %s', async (_, pricings, rule) => {
  const staff = await aBusiness(server)
  const answer = await send(server, staff, createRentalCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: 'A', en: 'A' },
      models: [aRentalModel({ pricings })],
    },
  })
  expect(answer.body).toMatchObject({ type: 'InvalidRequest', fields: [{ rule }] })
})

test('the last instant of a price stays when a save does not name it, and is removed by null', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  const [model] = made.models
  const end = '2030-03-31T04:00:00.000Z'
  const put = async (over: object) =>
    (await save(staff, { ...made, version: undefined, models: [{ ...model!, ...over }] })).body
      .items[0]!.models[0]!
  const ending = await put({
    pricings: model!.pricings.map((item) => ({ ...item, activePeriodEndDateTimeUtc: end })),
  })
  expect(ending.pricings).toMatchObject([
    { activePeriodEndDateTimeUtc: end, numberOfDay: 0, timeInHourAndMinute: '02:00' },
    { activePeriodEndDateTimeUtc: end, isDurationMoreThanADay: true, numberOfDay: 1 },
  ])
  const unnamed = await put({
    pricings: ending.pricings.map(({ activePeriodEndDateTimeUtc: _end, ...item }) => item),
  })
  expect(unnamed.pricings).toEqual(ending.pricings)
  expect((await put({ pricings: undefined, turnaround: undefined })).pricings).toEqual(
    ending.pricings,
  )
  const endless = await put({
    pricings: ending.pricings.map((item) => ({ ...item, activePeriodEndDateTimeUtc: null })),
  })
  expect(endless).toMatchObject({
    turnaround: '00:30:00',
    pricings: [{ activePeriodEndDateTimeUtc: null }, { activePeriodEndDateTimeUtc: null }],
  })
})

test('a price whose end is sent as midnight in UTC is sold until the end of that day', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  const [model] = made.models
  const ending = await save(staff, {
    ...made,
    models: [
      {
        ...model!,
        pricings: model!.pricings.map((item) => ({
          ...item,
          activePeriodEndDateTimeUtc: '2030-03-31T00:00:00Z',
        })),
      },
    ],
  })
  const end = '2030-04-01T03:59:59.999Z'
  expect(ending.body.items[0]!.models[0]!.pricings).toMatchObject([
    { activePeriodEndDateTimeUtc: end },
    { activePeriodEndDateTimeUtc: end },
  ])
})
