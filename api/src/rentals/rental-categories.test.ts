import type { Body } from '@guichet/contract/endpoint.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { expect, test } from 'vitest'
import { rentalCategories } from '../../test/factories/catalogue/rental-categories.ts'
import { aRentalModel } from '../../test/factories/catalogue/rentals.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, list, save, row } = rentalCategories(server)

type Category = Awaited<ReturnType<typeof create>>

test('a category is created with its types, sizes and pricings, and saving it unchanged changes only the version', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  expect(made).toMatchObject({
    order: 0,
    version: 1,
    internationalizedNames: { fr: 'Skis' },
    models: [
      {
        turnaround: '00:30:00',
        specifications: [
          { quantity: 12, order: 0, internationalizedNames: { fr: '150 cm' } },
          { quantity: 8, order: 1 },
        ],
        pricings: [
          { duration: '02:00:00', price: 19.99, isActive: true },
          { duration: '1.00:00:00', price: 45 },
        ],
      },
    ],
  })
  const saved = await save(staff, made)
  expect(saved.body.items).toEqual([
    { ...made, version: 2, models: made.models.map((model) => ({ ...model, version: 2 })) },
  ])
  expect(await list(staff)).toEqual(saved.body.items)
})

test('unnamed types are archived, those with an id are the same, those without are new', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff, [aRentalModel(), aRentalModel()])
  const [kept, gone] = made.models
  const changed = {
    ...kept!,
    specifications: [
      kept!.specifications[1]!,
      {
        isDefault: false,
        quantity: 3,
        order: 9,
        internationalizedNames: { fr: '170 cm', en: '170 cm' },
      },
    ],
  }
  const [after] = (
    await save(staff, { ...made, models: [aRentalModel({ pricings: [] }), changed] })
  ).body.items
  expect(after!.models.map(({ publicId }) => publicId)).toEqual([
    expect.any(String),
    kept!.publicId,
  ])
  expect(
    after!.models[1]!.specifications.map((size) => [size.publicId, size.quantity, size.order]),
  ).toEqual([
    [kept!.specifications[1]!.publicId, 8, 0],
    [expect.any(String), 3, 1],
  ])
  expect(
    await row(
      `select deleted_at is not null as archived,
          (
            select count(*)::int
            from product p
            where p.rental_type_id = t.id and p.deleted_at is null
          ) as pricings
        from rental_type t
        where id = $1`,
      gone!.publicId,
    ),
  ).toEqual({ archived: true, pricings: 0 })
})

test('a stale save reports who changed what, and rolls back the other categories of the same call', async () => {
  const staff = await aBusiness(server)
  const [first, second] = [await create(staff, [], 'A'), await create(staff, [], 'B')]
  await save(staff, { ...second, internationalizedNames: { fr: 'C', en: 'C' } })
  const answer = await save(
    staff,
    { ...first, internationalizedNames: { fr: 'Z', en: 'Z' } },
    second,
  )
  expect(answer).toMatchObject({
    status: 409,
    body: {
      type: 'StaleVersion',
      version: 2,
      changedBy: 'Maude Essai',
      changedFields: ['internationalizedNames'],
    },
  })
  expect(
    (await list(staff)).map(({ internationalizedNames }) => internationalizedNames.fr),
  ).toEqual(['A', 'C'])
})

test.each<
  [
    string,
    (
      mine: Category,
      other: Category,
    ) => Body<typeof saveRentalCategories>['internationalizedRentals'][number],
  ]
>([
  ['category', (mine, other) => ({ ...mine, publicId: other.publicId })],
  [
    'type',
    (mine, other) => ({
      ...mine,
      models: [{ ...mine.models[0]!, publicId: other.models[0]!.publicId }],
    }),
  ],
  [
    'size',
    (mine, other) => ({
      ...mine,
      models: [{ ...mine.models[0]!, specifications: other.models[0]!.specifications }],
    }),
  ],
  [
    'pricing',
    (mine, other) => ({
      ...mine,
      models: [{ ...mine.models[0]!, pricings: other.models[0]!.pricings }],
    }),
  ],
  ['business', (mine, other) => ({ ...mine, collaboratorPublicId: other.collaboratorPublicId })],
])('a foreign %s is missing, and nothing is written', async (_, forged) => {
  const [ours, theirs] = [await aBusiness(server), await aBusiness(server)]
  const [mine, other] = [await create(ours), await create(theirs)]
  expect((await save(ours, forged(mine, other))).body.type).toBe('NotFound')
  expect([(await list(ours))[0], (await list(theirs))[0]]).toEqual([mine, other])
})

test('300 equipment types are read and saved in a few statements', async () => {
  const staff = await aBusiness(server)
  const made = await create(
    staff,
    Array.from({ length: 300 }, () => aRentalModel()),
  )
  expect((await save(staff, made)).body.items[0]!.models).toHaveLength(300)
  expect((await list(staff))[0]!.models[299]!.specifications).toHaveLength(2)
})
