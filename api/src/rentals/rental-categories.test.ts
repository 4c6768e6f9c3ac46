import type { Body } from '@guichet/contract/endpoint.ts'
import { archiveRentalCategory } from '@guichet/contract/rentals/archive-rental-category.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { duplicateRentalCategory } from '@guichet/contract/rentals/duplicate-rental-category.ts'
import { findRentalCategories } from '@guichet/contract/rentals/find-rental-categories.ts'
import { findRentals } from '@guichet/contract/rentals/find-rentals.ts'
import { orderRentalCategories } from '@guichet/contract/rentals/order-rental-categories.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRentalModel } from '../../test/factories/rentals.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { newId } from '../platform/ids.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Models = Body<typeof createRentalCategory>['models']
const create = async (staff: Staff, models: Models = [aRentalModel()], name = 'Skis') =>
  (
    await send(server, staff, createRentalCategory, {
      body: {
        collaboratorPublicId: staff.tenantId,
        internationalizedNames: { fr: name, en: name },
        models,
      },
    })
  ).body
type Category = Awaited<ReturnType<typeof create>>
const list = async (staff: Staff) =>
  (
    await send(server, staff, findRentalCategories, {
      query: { collaboratorPublicId: staff.tenantId },
    })
  ).body.items
const save = (
  staff: Staff,
  ...categories: Body<typeof saveRentalCategories>['internationalizedRentals']
) =>
  send(server, staff, saveRentalCategories, {
    body: { collaboratorPublicId: staff.tenantId, internationalizedRentals: categories },
  })
const row = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows[0]

test('a category is made with its types, sizes and pricings, and a save of what was read changes nothing but the version', async () => {
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

test('what is left out is archived, what has an id is the same one, what has none is new', async () => {
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
      'select deleted_at is not null as archived, (select count(*)::int from product p where p.rental_type_id = t.id and p.deleted_at is null) as pricings from rental_type t where id = $1',
      gone!.publicId,
    ),
  ).toEqual({ archived: true, pricings: 0 })
})

test('one quantity or sizes, never both and never none', async () => {
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

test('a pricing is known by its duration: another duration is another product, and what was sold keeps the old one', async () => {
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
    'twice the same duration',
    [
      { duration: '02:00:00', price: 1, isActive: true },
      { duration: '02:00:00', price: 2, isActive: true },
    ],
    'unique',
  ],
  ['no time at all', [{ duration: '00:00:00', price: 1, isActive: true }], 'notZero'],
  ['another spelling', [{ duration: '2:00', price: 1, isActive: true }], 'duration'],
  ['three decimals', [{ duration: '02:00:00', price: '1.999', isActive: true }], 'priceFormat'],
  [
    'above the highest price',
    [{ duration: '02:00:00', price: 10_000.01, isActive: true }],
    'maxPrice',
  ],
])('a pricing is refused: %s', async (_, pricings, rule) => {
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

test('a stale save says who changed what, and takes the other categories of the same call back with it', async () => {
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

test('the order is that of the call, renumbered from 0; those it leaves out follow; a foreign id changes nothing', async () => {
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

test('a copy has ids of its own, stands last, and sells nothing yet', async () => {
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

test('300 equipment types are read and saved in a few statements', async () => {
  const staff = await aBusiness(server)
  const made = await create(
    staff,
    Array.from({ length: 300 }, () => aRentalModel()),
  )
  expect((await save(staff, made)).body.items[0]!.models).toHaveLength(300)
  expect((await list(staff))[0]!.models[299]!.specifications).toHaveLength(2)
})
