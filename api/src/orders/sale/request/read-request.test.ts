import { holdCart } from '@guichet/contract/orders/sale/hold-cart.ts'
import { readRequest } from '@guichet/contract/orders/sale/read-request.ts'
import { expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../../../test/factories/catalogue/catalogue.ts'
import { aStockedProduct } from '../../../../test/factories/catalogue/shelf.ts'
import { productsOf } from '../../../../test/factories/catalogue/stocked.ts'
import { aBusiness, type Staff } from '../../../../test/factories/staff.ts'
import { aRental } from '../../../../test/factories/time.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useTestServer } from '../../../../test/use-server.ts'
import { newId } from '../../../platform/values/ids.ts'

// Saturday at 10:00 in Toronto.
const server = useTestServer({ clock: () => '2030-02-02T15:00:00.000Z' })
const [today, tomorrow] = ['2030-02-02', '2030-02-03']

const reading = (staff: Staff, text: string, more: object = {}) =>
  send(server, staff, readRequest, { body: { text, ...more } })
/** Each line as `2 Adulte ready 2030-02-02 13:00`. */
async function read(staff: Staff, text: string, more: object = {}): Promise<string[]> {
  const { body } = await reading(staff, text, more)
  return body.lines.map(({ quantity, title, state, date, slot }) =>
    [quantity, title.fr, state, date, slot?.timeslotBegin].filter(Boolean).join(' '),
  )
}

/** An activity with adults and children, slots today and a full one tomorrow. */
async function aHill() {
  const staff = await aBusiness(server)
  const { productId, activityId } = await aTicketType(server, staff)
  const childId = newId()
  await server.owner.query(
    `insert into product (tenant_id, id, kind, title, price_cents, activity_category_id)
      select tenant_id, $2, kind, $3, 1000, activity_category_id from product where id = $1`,
    [productId, childId, { fr: 'Enfant', en: 'Child' }],
  )
  const times = [
    { date: today, begin: '08:00', end: '09:30' },
    { date: today, begin: '09:00', end: '12:00', quantity: 3 },
    { date: today, begin: '13:00', end: '16:00' },
    { date: today, begin: '18:00', end: '20:00' },
    { date: tomorrow, begin: '09:00', end: '12:00', quantity: 2 },
  ]
  for (const time of times) await aSlot(server, staff, { activityId, ...time })
  return { staff, productId, childId, activityId }
}

test('a line has the fields of a cart: the product, its price, the next slot with its places', async () => {
  const { staff, productId, activityId } = await aHill()
  const { body } = await reading(staff, '3 adultes ski')
  expect(body).toMatchObject({
    lines: [
      {
        productId,
        kind: 'daily_ticket',
        title: { fr: 'Adulte', en: 'Adult' },
        price: 19.99,
        identifications: [],
        activityPublicId: activityId,
        categoryTitle: { fr: 'Ski alpin', en: 'Downhill skiing' },
        quantity: 3,
        askedQuantity: 3,
        state: 'ready',
        date: today,
        slot: {
          activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
          timeslotBegin: '09:00',
          timeslotEnd: '12:00',
          remainingQuantity: 3,
          isAvailable: true,
        },
      },
    ],
    ambiguous: [],
    unclear: [],
  })
  const [{ slot, quantity }] = body.lines as [(typeof body.lines)[number]]
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = slot!
  const held = await send(server, staff, holdCart, {
    body: {
      tickets: [{ productId, quantity, activationDateTimeUtc, timeslotBegin, timeslotEnd }],
    },
    key: newKey(),
  })
  expect(held.status).toBe(200)
})

test('the slot is the requested one, or the next that is not over and has places for all', async () => {
  const { staff } = await aHill()
  expect(await read(staff, '2 ad 1 enf')).toEqual([
    `2 Adulte ready ${today} 09:00`,
    `1 Enfant ready ${today} 09:00`,
  ])
  expect(await read(staff, '2 ad 2 enf')).toEqual([
    `2 Adulte ready ${today} 13:00`,
    `2 Enfant ready ${today} 13:00`,
  ])
  expect(await read(staff, '1 adult 1 pm')).toEqual([`1 Adulte ready ${today} 13:00`])
  expect(await read(staff, '1 ad 14h')).toEqual([`1 Adulte ready ${today} 13:00`])
  expect(await read(staff, '1 ad ce soir')).toEqual([`1 Adulte ready ${today} 18:00`])
  expect(await read(staff, '1 ad', { date: tomorrow })).toEqual([
    `1 Adulte ready ${tomorrow} 09:00`,
  ])
})

test('without a requested day, a line gets the next day with places, as on the sale page', async () => {
  const staff = await aBusiness(server)
  const { activityId } = await aTicketType(server, staff)
  await aSlot(server, staff, { activityId, date: today, begin: '08:00', end: '09:30' })
  await aSlot(server, staff, { activityId, date: '2030-02-09', quantity: 2 })
  expect(await read(staff, '2 ad')).toEqual(['2 Adulte ready 2030-02-09 09:00'])
  expect(await read(staff, '3 ad')).toEqual(['3 Adulte soldOut 2030-02-09'])
  await aSlot(server, staff, { activityId, date: '2030-02-10', quantity: 30 })
  expect(await read(staff, '30 ad', { date: '2030-02-10' })).toEqual([
    '25 Adulte ready 2030-02-10 09:00',
  ])
  expect(await read(staff, '31 ad', { date: '2030-02-10' })).toEqual([
    '25 Adulte soldOut 2030-02-10',
  ])
  expect(await read(staff, '2 ad', { date: today })).toEqual([`2 Adulte notOffered ${today}`])
  expect(await read(staff, '2 ad aujourd’hui')).toEqual([`2 Adulte notOffered ${today}`])
})

test('when no slot is left, the reason is given', async () => {
  const { staff } = await aHill()
  expect(await read(staff, '3 adultes demain')).toEqual([`3 Adulte soldOut ${tomorrow}`])
  expect(await read(staff, '1 adulte lundi')).toEqual(['1 Adulte closed 2030-02-04'])
  expect(await read(staff, '1 adulte 22h')).toEqual([`1 Adulte notOffered ${today}`])
  expect(await read(staff, '1 adulte demain soir')).toEqual([`1 Adulte notOffered ${tomorrow}`])
})

test('a line of a product without slots has no slot; a stock limits the quantity, and a rental is still to be chosen', async () => {
  const staff = await aBusiness(server)
  await aTicketType(server, staff, { scheduling: 'Anytime' })
  expect(await read(staff, '2 adultes')).toEqual(['2 Adulte ready'])
  expect(await read(staff, '30 adultes')).toEqual(['25 Adulte ready'])
  const { body } = await reading(staff, '30 adultes')
  expect(body.lines[0]!.askedQuantity).toBe(30)
  const { productId } = await aStockedProduct(server, staff, 2)
  const {
    rows: [named],
  } = await server.owner.query<{ fr: string }>(
    `select title->>'fr' as fr from product where id = $1`,
    [productId],
  )
  expect((await reading(staff, `2 ${named!.fr}`)).body.lines).toMatchObject([
    { productId, state: 'ready', remaining: 2, slot: null },
  ])
  expect((await reading(staff, `3 ${named!.fr}`)).body.lines).toMatchObject([{ state: 'soldOut' }])
  await aRental(server, staff)
  const found = await reading(staff, 'location')
  const all = [...found.body.lines, ...found.body.ambiguous.flatMap(({ candidates }) => candidates)]
  expect(all.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['equipment_rental toChoose'])
})

test('a product is found by its code or barcode; part of a code or an unknown code matches nothing', async () => {
  const { staff } = await aHill()
  const { create } = productsOf(server)
  const { publicId } = await create(staff, {
    internationalizedFields: {
      fr: { name: 'Mitaines', description: '' },
      en: { name: 'Mittens', description: '' },
    },
    code: 'MIT-01',
    barcode: '4006381333931',
    stock: 3,
  })
  const sold = (quantity: number, state: string) => ({
    lines: [{ productId: publicId, quantity, state }],
    ambiguous: [],
    unclear: [],
  })
  expect((await reading(staff, 'mit-01')).body).toMatchObject(sold(1, 'ready'))
  expect((await reading(staff, '4006381333931')).body).toMatchObject(sold(1, 'ready'))
  expect((await reading(staff, '3 MIT-01')).body).toMatchObject(sold(3, 'ready'))
  expect((await reading(staff, '4 MIT-01')).body).toMatchObject(sold(4, 'soldOut'))
  expect(await read(staff, '2 ad 1 mit-01')).toEqual([
    `2 Adulte ready ${today} 09:00`,
    '1 Mitaines ready',
  ])
  for (const text of ['MIT-0', 'MIT-99', '400638133393', '4006381333932'])
    expect((await reading(staff, text)).body).toEqual({ lines: [], ambiguous: [], unclear: [text] })
  const stranger = await aBusiness(server)
  expect((await reading(stranger, '4006381333931')).body.lines).toEqual([])
})

test('words that match two activities give two candidates, and an open activity restricts them to its own products', async () => {
  const { staff, activityId, productId } = await aHill()
  const other = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const { body } = await reading(staff, '2 adultes ski')
  expect(body.lines).toEqual([])
  expect(body.ambiguous).toMatchObject([
    { words: 'adultes ski', candidates: [{ productId }, { productId: other.productId }] },
  ])
  const known = await reading(staff, '2 adultes ski', { activityPublicId: activityId })
  expect(known.body.lines).toMatchObject([{ productId }])
})

test('products of other businesses, and products off sale, are not found', async () => {
  const { staff, activityId } = await aHill()
  const stranger = await aBusiness(server)
  const refused = await reading(stranger, '2 adultes', { activityPublicId: activityId })
  expect(refused.status).toBe(404)
  expect((await reading(stranger, '2 adultes')).body).toEqual({
    lines: [],
    ambiguous: [],
    unclear: ['adultes'],
  })
  await server.owner.query('update product set deleted_at = now() where tenant_id = $1', [
    staff.tenantId,
  ])
  expect((await reading(staff, '2 adultes')).body.lines).toEqual([])
})
