import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { findTicketProducts } from '@guichet/contract/tickets/lists/find-ticket-products.ts'
import { findTicket, findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { beforeAll, expect, test } from 'vitest'
import { aPassOnSale } from '../../../test/factories/catalogue/shelf.ts'
import { counterOf } from '../../../test/factories/sales/counter.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { anEquipment, aRentedPiece } from '../../../test/factories/sales/rented.ts'
import { holder } from '../../../test/factories/sales/shelf-counter.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

let now: string | null = null
const server = useTestServer({ clock: () => now ?? new Date().toISOString() })
const staff = useBusiness(server)
const { sale } = counterOf(server, staff)

const ask = async (query: object = {}, who = staff) =>
  (await send(server, who, findTickets, { query: { collaboratorId: who.tenantId, ...query } })).body
const idsOf = async (query: object, who = staff) =>
  (await ask(query, who)).items.map(({ publicId }) => publicId)
const ids = (answer: { body: { ticketPublicIds: string } }) =>
  answer.body.ticketPublicIds.split(',')

let day: string[]
let pass: string
let rental: string
let dayProduct: string
let passProduct: string
let passActivity: string
let order: { orderReferenceNumber: string; publicId: string; userPublicId: string | null }
beforeAll(async () => {
  const { line } = await aCartLine(server, staff)
  dayProduct = line.productId
  const bought = await sale([{ ...line, quantity: 2 }], {
    firstName: 'Jean-Pierre',
    lastName: 'D’Amours Lœuillet',
    email: 'jean-pierre@example.test',
    phone: '+14185550142',
    postalCode: 'G1R 4P5',
  })
  order = bought.body
  day = ids(bought)
  const season = await aPassOnSale(server, staff)
  passProduct = season.productId
  ;[pass] = ids(
    await sale(
      [
        {
          productId: season.productId,
          quantity: 1,
          ticketOwners: [[holder(season.identificationId, { firstName: 'Zoé', lastName: 'Île' })]],
        },
      ],
      { firstName: 'Ann', lastName: "O'Brien", email: 'ann@other.test' },
    ),
  ) as [string]
  const skis = await anEquipment(server, staff)
  rental = (await aRentedPiece(server, staff, skis)).ticketId
  passActivity = (
    await server.owner.query<{ id: string }>(
      'select c.activity_id as id from product p join activity_category c on c.id = p.activity_category_id where p.id = $1',
      [passProduct],
    )
  ).rows[0]!.id
})

test('the list has each ticket, newest first; the names are those of its holder, otherwise of its buyer', async () => {
  const { items, total, totalIsCapped, hasAnyTicket } = await ask()
  expect([total, totalIsCapped, hasAnyTicket]).toEqual([4, false, true])
  expect(items.map(({ publicId }) => publicId)).toEqual([rental, pass, ...day.toSorted().reverse()])
  expect(items[1]).toMatchObject({
    category: 'season_pass',
    productId: passProduct,
    title: { fr: 'Adulte', en: 'Adult' },
    firstName: 'Zoé',
    lastName: 'Île',
    email: 'ann@other.test',
    activationDateTimeUtc: '2030-01-01T05:00:00.000Z',
    isVoided: false,
  })
  expect(items[2]).toMatchObject({
    orderReferenceKey: order.orderReferenceNumber,
    firstName: 'Jean-Pierre',
    lastName: 'D’Amours Lœuillet',
    description: { fr: 'Ski alpin', en: 'Downhill skiing' },
    userId: order.userPublicId,
    status: 'ScheduledActivation',
    displayedStatus: 'ScheduledActivation',
  })
  expect((await send(server, staff, findTicket, { params: { id: pass } })).body).toEqual(items[1])
})

test('the current state is shown: a day ticket whose time is over has expired', async () => {
  const shown = async () =>
    (await send(server, staff, findTicket, { params: { id: day[0]! } })).body.displayedStatus
  // From 9:00 to 12:00 in Toronto.
  now = '2030-02-02T15:00:00.000Z'
  expect(await shown()).toBe('Active')
  now = '2030-02-02T17:00:00.000Z'
  expect(await shown()).toBe('Expired')
  now = null
})

test.each([
  'Jean-Pierre',
  'jean pierre',
  "d'amours",
  'damours',
  'LOEUILLET',
  'D’Amours Lœuillet Jean-Pierre',
  'jean-pierre@example.test',
  'JEAN-PIERRE@EXAMPLE.TEST',
  'pierre@example.test',
  'g1r4p5',
  '(418) 555-0142',
  '1-418-555-0142',
  '0142',
])('%s finds the tickets that Jean-Pierre D’Amours Lœuillet bought, and no other', async (typed) =>
  expect((await idsOf({ query: typed })).toSorted()).toEqual(day.toSorted()),
)

test('a ticket whose holder and buyer both match is counted and listed once', async () => {
  // Matches Zoé, and ann@other.test.
  const { items, total } = await ask({ query: 'e' })
  const found = items.map(({ publicId }) => publicId)
  expect(found).toContain(pass)
  expect(new Set(found).size).toBe(found.length)
  expect(total).toBe(found.length)
})

test.each(['Zoé Île', 'ile zoe', 'ÎLE', "o'brien", 'ann@other.test'])(
  '%s finds the pass by its holder or its buyer',
  async (typed) => expect(await idsOf({ query: typed })).toEqual([pass]),
)

test('numbers, their last digits and scanned codes find a ticket, or those of an order', async () => {
  const { ticketReferenceKey, barcode } = (
    await send(server, staff, getTicket, { params: { id: pass } })
  ).body
  for (const term of [
    ticketReferenceKey,
    ` ${ticketReferenceKey.toLowerCase()} `,
    `${ticketReferenceKey.slice(0, 5)}-${ticketReferenceKey.slice(5)}`,
    ticketReferenceKey.slice(-6),
    barcode,
  ])
    expect([term, await idsOf({ query: term })]).toEqual([term, [pass]])
  const number = order.orderReferenceNumber
  for (const term of [number, number.slice(-6)])
    expect((await idsOf({ query: term })).toSorted()).toEqual(day.toSorted())
  await server.owner.query("update payment set provider_ref = 'pi_Tickets' where order_id = $1", [
    order.publicId,
  ])
  expect((await idsOf({ query: 'pi_Tickets' })).toSorted()).toEqual(day.toSorted())
  expect(await ask({ query: '100%_\\' })).toMatchObject({ total: 0, hasAnyTicket: true })
})

test('tickets are filtered by kind, products, categories, client and active period, also combined', async () => {
  expect(await idsOf({ category: 'season_pass' })).toEqual([pass])
  expect(await idsOf({ type: 'equipment_rental', category: 'all' })).toEqual([rental])
  expect(await idsOf({ type: 'donation' })).toEqual([])
  expect(await idsOf({ productIds: passProduct })).toEqual([pass])
  expect(await idsOf({ productIds: [passProduct, dayProduct] })).toHaveLength(3)
  expect(await idsOf({ categories: passActivity })).toEqual([pass])
  expect(await idsOf({ categories: passActivity, productIds: dayProduct })).toHaveLength(3)
  expect(await idsOf({ categories: passActivity, type: 'daily_ticket' })).toEqual([])
  expect((await idsOf({ userId: order.userPublicId! })).toSorted()).toEqual(day.toSorted())
  const during = (activePeriodStart?: string, activePeriodEnd?: string) =>
    idsOf({
      ...(activePeriodStart && { activePeriodStart }),
      ...(activePeriodEnd && { activePeriodEnd }),
    })
  expect(await during('2030-02-02', '2030-02-02')).toHaveLength(4)
  expect(await during('2030-02-03', '2030-02-04')).toEqual([pass])
  expect(await during(undefined, '2030-02-01')).toEqual([pass])
  expect(await during('2031-01-01')).toEqual([])
  // 9:00 to 12:00 in Toronto; the rental from 9:00 to 11:00.
  expect(await during('2030-02-02T16:00:00.000Z', '2030-02-02T16:30:00.000Z')).toHaveLength(3)
  expect(await during('2030-02-02T17:00:00Z', '2030-02-02T18:00:00Z')).toEqual([pass])
  expect(await idsOf({ query: 'jean pierre', type: 'season_pass' })).toEqual([])
})

test('every column sorts both ways, names without regard to accents', async () => {
  const by = (sort: string, query: object = {}) => idsOf({ sort, ...query })
  const newest = await by('-sold')
  expect(await by('sold')).toEqual(newest.toReversed())
  expect((await by('activation'))[0]).toBe(pass)
  expect((await by('-activation')).at(-1)).toBe(pass)
  const references = async (sort: string) =>
    (await ask({ sort })).items.map(({ ticketReferenceKey }) => ticketReferenceKey)
  const sorted = (await references('sold')).toSorted()
  expect(await references('reference')).toEqual(sorted)
  expect(await references('-reference')).toEqual(sorted.toReversed())
  const lastNames = async (query: object) =>
    (await ask(query)).items.map(({ lastName }) => lastName)
  const people = { productIds: [passProduct, dayProduct] }
  const amours = 'D’Amours Lœuillet'
  expect(await lastNames({ sort: 'lastName', ...people })).toEqual([amours, amours, 'Île'])
  expect(await lastNames({ sort: '-lastName', ...people })).toEqual(['Île', amours, amours])
  expect((await by('-type'))[0]).toBe(pass)
  for (const sort of ['category', 'product', 'firstName', '-firstName', '-product'])
    expect((await by(sort)).toSorted()).toEqual(newest.toSorted())
})

test('pages follow one another, and a whole list of an older client is streamed', async () => {
  const pages = await Promise.all(
    ['1', '2', '3'].map((page) => idsOf({ page, pageSize: '2', sort: 'sold' })),
  )
  expect(pages.map((page) => page.length)).toEqual([2, 2, 0])
  expect(pages.flat()).toEqual(await idsOf({ sort: 'sold' }))
  const whole = await ask({ pageSize: '10000', sort: 'lastName' })
  expect(whole).toMatchObject({ total: 4, hasAnyTicket: true })
  expect(whole.items).toEqual((await ask({ sort: 'lastName' })).items)
})

test('another business finds none of it, by any filter', async () => {
  const stranger = await aBusiness(server)
  expect(await ask({}, stranger)).toEqual({
    items: [],
    total: 0,
    totalIsCapped: false,
    hasAnyTicket: false,
  })
  const { barcode, ticketReferenceKey } = (
    await send(server, staff, getTicket, { params: { id: pass } })
  ).body
  for (const query of ['jean pierre', 'ann@other.test', barcode, ticketReferenceKey])
    expect(await idsOf({ query }, stranger)).toEqual([])
  expect((await send(server, stranger, findTicket, { params: { id: pass } })).status).toBe(404)
  const products = await send(server, stranger, findTicketProducts, {})
  expect(products.body.categories).toEqual([])
})

test('the filter offers the products of tickets, under their activities and categories', async () => {
  const { categories } = (await send(server, staff, findTicketProducts, {})).body
  const passes = categories.find(({ publicId }) => publicId === passActivity)!
  expect(passes.products).toEqual([
    { productId: passProduct, category: 'season_pass', title: { fr: 'Adulte', en: 'Adult' } },
  ])
  expect(categories.flatMap(({ products }) => products)).toHaveLength(3)
  expect(categories.find(({ title }) => title.fr === 'Ski alpin')!.products).toMatchObject([
    { productId: dayProduct, category: 'daily_ticket' },
  ])
})
