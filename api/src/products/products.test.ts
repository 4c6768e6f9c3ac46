import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { duplicateProduct } from '@guichet/contract/products/duplicate-product.ts'
import { findProducts } from '@guichet/contract/products/find-products.ts'
import { orderProducts } from '@guichet/contract/products/order-products.ts'
import { expect, test } from 'vitest'
import { aProduct } from '../../test/factories/catalogue/products.ts'
import { productsOf } from '../../test/factories/catalogue/stocked.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, save, firstRow, stockOf } = productsOf(server)

const list = async (staff: Staff) =>
  (await send(server, staff, findProducts, { query: { collaboratorPublicId: staff.tenantId } }))
    .body.items

test('a product has a price, a state and an optional stock; saving it unchanged keeps it the same', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  expect(made).toMatchObject({
    order: 0,
    version: 1,
    price: 24,
    stock: 30,
    sold: 0,
    isActive: true,
    internationalizedFields: { fr: { name: 'Tuque', description: '' } },
  })
  expect((await save(staff, made)).body).toEqual({ ...made, version: 2 })
  expect((await save(staff, made)).body).toMatchObject({
    type: 'StaleVersion',
    version: 2,
    changedFields: [],
  })
  const endless = (
    await save(staff, { ...made, version: 2, stock: null, price: '0', isActive: false })
  ).body
  expect(endless).toMatchObject({ stock: null, sold: 0, price: 0, isActive: false })
  expect((await save(staff, { ...endless, stock: 5 })).body).toMatchObject({ stock: 5, sold: 0 })
})

test('copies are inactive, last and with their own stock; an archived product is not found', async () => {
  const staff = await aBusiness(server)
  const made = await create(staff)
  const copy = (await send(server, staff, duplicateProduct, { params: { id: made.publicId } })).body
  expect(copy).toMatchObject({
    order: 1,
    isActive: false,
    stock: 30,
    internationalizedFields: { fr: { name: 'Tuque (copie)' }, en: { name: 'Tuque (copy)' } },
  })
  expect((await stockOf(copy.publicId)).id).not.toBe((await stockOf(made.publicId)).id)
  await send(server, staff, archiveProduct, { params: { id: made.publicId } })
  expect((await list(staff)).map(({ publicId }) => publicId)).toEqual([copy.publicId])
  expect((await save(staff, { ...made })).status).toBe(404)
  expect(
    await firstRow(
      'select deleted_at is not null as kept from product where id = $1',
      made.publicId,
    ),
  ).toEqual({ kept: true })
})

test('the order is renumbered from 0, and another business’s product changes nothing', async () => {
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  const [a, b] = [await create(staff), await create(staff)]
  const theirs = await create(other)
  const order = (...ids: string[]) =>
    send(server, staff, orderProducts, {
      body: {
        collaboratorPublicId: staff.tenantId,
        productOrders: ids.map((publicId, place) => ({ publicId, order: place })),
      },
    })
  expect((await order(b.publicId, a.publicId)).status).toBe(200)
  expect((await order(theirs.publicId)).status).toBe(404)
  expect((await list(staff)).map(({ publicId, order: place }) => [publicId, place])).toEqual([
    [b.publicId, 0],
    [a.publicId, 1],
  ])
  expect((await save(staff, { ...theirs, collaboratorPublicId: staff.tenantId })).status).toBe(404)
})

test('a product may have a code and a barcode, which a save without these members does not change', async () => {
  const staff = await aBusiness(server)
  const bare = await create(staff)
  expect(bare).toMatchObject({ code: null, barcode: null })
  const made = await create(staff, { code: 'MIT-01', barcode: '4006381333931' })
  expect(made).toMatchObject({ code: 'MIT-01', barcode: '4006381333931' })
  const { code: _code, barcode: _barcode, ...unaware } = made
  expect((await save(staff, unaware)).body).toMatchObject({
    code: 'MIT-01',
    barcode: '4006381333931',
  })
  const changed = await save(staff, { ...made, version: 2, code: 'MIT-02', barcode: null })
  expect(changed.body).toMatchObject({ code: 'MIT-02', barcode: null, version: 3 })
  const { facts } = await firstRow(
    `select facts from audit where code = 'product.saved' and subject_id = $1
      order by at desc, id desc limit 1`,
    made.publicId,
  )
  expect(facts.fields.toSorted()).toEqual(['barcode', 'code'])
})

test('no two products have the same code or barcode, in any typed or scanned form', async () => {
  const [staff, other] = [await aBusiness(server), await aBusiness(server)]
  const made = await create(staff, { code: 'MIT-01', barcode: '036000291452' })
  const taken = (field: string) => ({
    type: 'InvalidRequest',
    fields: [{ field, rule: 'codeTaken' }],
  })
  expect(await create(staff, { code: 'mit-01' })).toMatchObject(taken('code'))
  expect(await create(staff, { barcode: '0036000291452' })).toMatchObject(taken('barcode'))
  expect(await create(staff, { barcode: 'mit-01' })).toMatchObject(taken('barcode'))
  const second = await create(staff, { code: 'MIT-02' })
  expect((await save(staff, { ...second, code: 'Mit-01' })).body).toMatchObject(taken('code'))
  expect((await save(staff, { ...made, code: 'mit-01' })).body).toMatchObject({ code: 'mit-01' })
  expect(await create(other, { code: 'MIT-01', barcode: '036000291452' })).toMatchObject({
    code: 'MIT-01',
  })
  const copy = await send(server, staff, duplicateProduct, { params: { id: made.publicId } })
  expect(copy.body).toMatchObject({ code: null, barcode: null })
  await send(server, staff, archiveProduct, { params: { id: made.publicId } })
  expect((await save(staff, { ...second, version: 1, code: 'MIT-01' })).body).toMatchObject({
    code: 'MIT-01',
  })
})

test('one of several concurrent creations with the same code succeeds', async () => {
  const staff = await aBusiness(server)
  const made = await Promise.all([1, 2, 3, 4].map(() => create(staff, { code: 'MIT-01' })))
  const refused = made.filter((product) => product.publicId === undefined)
  expect(refused).toHaveLength(3)
  for (const problem of refused)
    expect(problem).toMatchObject({ fields: [{ field: 'code', rule: 'codeTaken' }] })
})

test.each<[string, Parameters<typeof aProduct>[0], string]>([
  [
    'a name in one language only',
    {
      internationalizedFields: {
        fr: { name: 'A', description: '' },
        en: { name: ' ', description: '' },
      },
    },
    'internationalizedFields.en.name',
  ],
  ['a fractional stock', { stock: 1.5 }, 'stock'],
  ['a negative price', { price: -1 }, 'price'],
  ['a code without a letter', { code: '1001' }, 'code'],
  ['a code with a space', { code: 'MIT 01' }, 'code'],
  ['an empty code', { code: '' }, 'code'],
  ['a barcode of three digits', { barcode: '123' }, 'barcode'],
  ['a barcode that may be a card number', { barcode: '4242424242424242' }, 'barcode'],
  ['a picture of another site', { imageUrl: 'https://example.com/a.png' }, 'imageUrl'],
])('%s is rejected at its field', async (_, over, field) => {
  const staff = await aBusiness(server)
  expect(await create(staff, over)).toMatchObject({ type: 'InvalidRequest', fields: [{ field }] })
})
