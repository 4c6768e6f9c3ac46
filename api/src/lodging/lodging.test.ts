import type { Body } from '@guichet/contract/endpoint.ts'
import { archiveLodgingCategory } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { duplicateLodgingCategory } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { findLodgingCategories } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { orderLodgingCategories } from '@guichet/contract/lodging/order-lodging-categories.ts'
import { saveLodgingCategory } from '@guichet/contract/lodging/save-lodging-category.ts'
import { expect, test } from 'vitest'
import { aLodgingType } from '../../test/factories/catalogue/lodging.ts'
import { withoutSale } from '../../test/factories/catalogue/without-sale.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

type Types = Body<typeof createLodgingCategory>['types']
const ask = (staff: Staff, types: Types, name = 'Chalets') =>
  send(server, staff, createLodgingCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: name, en: name },
      types,
    },
  })
const create = async (staff: Staff, types: Types = [aLodgingType()], name = 'Chalets') =>
  (await ask(staff, types, name)).body
const save = (staff: Staff, made: Body<typeof saveLodgingCategory> & { publicId: string }) =>
  send(server, staff, saveLodgingCategory, { params: { id: made.publicId }, body: made })
const list = async (staff: Staff) =>
  withoutSale(
    (
      await send(server, staff, findLodgingCategories, {
        query: { collaboratorPublicId: staff.tenantId },
      })
    ).body.items,
  )

test('a category is created with its unit types and rates, and saving it unchanged changes only the versions', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  expect(made).toMatchObject({
    order: 0,
    version: 1,
    types: [
      {
        quantity: 4,
        maxPersons: 6,
        checkInTime: '16:00',
        checkOutTime: '11:00',
        price: 120,
        rates: [
          {
            firstNight: '2026-12-20',
            lastNight: '2027-01-03',
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            price: 250,
          },
          { weekdays: [5, 6], price: 180 },
        ],
      },
    ],
  })
  expect((await save(staff, made)).body).toEqual({
    ...made,
    version: 2,
    types: made.types.map((type) => ({ ...type, version: 2 })),
  })
  expect((await save(staff, made)).body).toMatchObject({ type: 'StaleVersion', version: 2 })
})

test('unnamed types are archived with their product, new ones are at the position sent', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff, [aLodgingType(), aLodgingType({ quantity: 1 })])
  const after = (
    await save(staff, { ...made, types: [aLodgingType({ maxPersons: 2 }), made.types[1]!] })
  ).body
  expect(
    after.types.map(({ publicId, maxPersons }) => [
      publicId === made.types[1]!.publicId,
      maxPersons,
    ]),
  ).toEqual([
    [false, 2],
    [true, 6],
  ])
  expect(
    (
      await server.owner.query(
        'select count(*)::int as n from product where tenant_id = $1 and deleted_at is null',
        [staff.tenantId],
      )
    ).rows[0].n,
  ).toBe(2)
})

test('a foreign category or type is missing, and nothing is written', async () => {
  const [ours, theirs] = [await aBusiness(server), await aBusiness(server)]
  const [mine, other] = [await create(ours), await create(theirs)]
  expect((await save(ours, { ...mine, types: other.types })).body.type).toBe('NotFound')
  expect((await save(ours, { ...other, collaboratorPublicId: ours.tenantId })).body.type).toBe(
    'NotFound',
  )
  expect(
    (
      await send(server, ours, findLodgingCategories, {
        query: { collaboratorPublicId: ours.tenantId, lodgingPublicId: other.publicId },
      })
    ).status,
  ).toBe(404)
  expect([await list(ours), await list(theirs)]).toEqual([[mine], [other]])
})

test('the order is saved, copies are last with new ids, an archived category is gone', async () => {
  const staff = await aBusiness(server)
  const [a, b] = [await create(staff, [], 'A'), await create(staff, undefined, 'B')]
  const copy = (await send(server, staff, duplicateLodgingCategory, { params: { id: b.publicId } }))
    .body
  expect(copy).toMatchObject({
    order: 2,
    internationalizedNames: { fr: 'B (copie)', en: 'B (copy)' },
    types: [{ price: 120, rates: [{ price: 250 }, { price: 180 }] }],
  })
  await send(server, staff, orderLodgingCategories, {
    body: {
      collaboratorPublicId: staff.tenantId,
      lodgingOrders: [copy, a, b].map(({ publicId }, order) => ({ publicId, order })),
    },
  })
  await send(server, staff, archiveLodgingCategory, { params: { id: b.publicId } })
  expect((await list(staff)).map(({ publicId }) => publicId)).toEqual([copy.publicId, a.publicId])
  expect((await save(staff, b)).status).toBe(404)
})

test('the largest page that can be sent is stored: ten thousand rates', async () => {
  const staff = await aBusiness(server)
  const rate = { firstNight: '2026-01-01', lastNight: '2026-01-02', weekdays: [1], price: 1 }
  const { status, body } = await ask(
    staff,
    Array.from({ length: 100 }, () =>
      aLodgingType({ rates: Array.from({ length: 100 }, () => rate) }),
    ),
  )
  expect([status, body.types.at(-1)!.rates.length]).toEqual([200, 100])
})
