import { findOfficeLodging } from '@guichet/contract/office/find-office-lodging.ts'
import { findOfficePackage } from '@guichet/contract/office/find-office-package.ts'
import { findOfficeRental } from '@guichet/contract/office/find-office-rental.ts'
import { findOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { anOffice } from '../factories/catalogue/ticket-office.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aPaymentAccount } from '../factories/sales/payments.ts'
import { aChalet, aPackage, aRental, type RentalStock } from '../factories/time.ts'
import { violations } from '../invariants/violations.ts'
import { send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

let now = '2030-02-01T13:00:00.000Z'
const server = useTestServer({ clock: () => now })
const staff = useBusiness(server)
const day = '2030-02-02'
let office = ''
let skis: RentalStock
let chalet: Awaited<ReturnType<typeof aChalet>>
beforeAll(async () => {
  office = await anOffice(server, staff)
  await aPaymentAccount(server, staff)
  skis = await aRental(server, staff, { sizes: [3, 2], dates: [day, '2030-02-04'] })
  chalet = await aChalet(server, staff, { units: 2, minNights: 2, maxNights: 4, rates: [] })
})

const get = (url: string) => server.app.http.inject({ method: 'GET', url })
const post = (url: string, form: [string, string][]) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
async function cartAt(location: unknown) {
  const cart = String(location).split('/').at(-1)!
  return (await send(server, null, findOfficeCart, { params: { office, cart } })).body
}

const rentalAt = (query: Record<string, string>) =>
  send(server, null, findOfficeRental, {
    params: { office, rentalPublicId: skis.categoryId },
    query,
  })

test('a rental shows its free days, its begin times and its prices', async () => {
  const { body } = await rentalAt({})
  expect(body).toMatchObject({
    month: '2030-02',
    day,
    days: [
      { date: day, isAvailable: true, isOver: false },
      { date: '2030-02-04', isAvailable: true, isOver: false },
    ],
    rental: {
      sale: { state: 'onSale', nextOpenDay: day },
      models: [
        {
          name: { fr: 'Skis alpins' },
          specifications: [{ name: { fr: '150 cm' } }, { name: { fr: '160 cm' } }],
          begins: [
            { beginTime: '09:00', durations: ['02:00:00', '1.00:00:00'] },
            { beginTime: '10:00' },
            { beginTime: '13:30' },
          ],
        },
      ],
      accessories: [{ name: { fr: 'Casque' } }],
    },
  })
  const far = await rentalAt({ month: '2030-03', day: '2030-02-04' })
  expect([far.body.days, far.body.rental.models[0]!.begins.length]).toEqual([[], 3])
  const page = (await get(`/b/${office}/rentals/${skis.categoryId}`)).body
  for (const text of ['Qui loue quoi?', 'Skis alpins – 150 cm', '09:00', '2\u00a0h', 'Casque'])
    expect(page).toContain(text)
})

const rental = (parts: [string, string][]): [string, string][] => [
  ['kind', 'rental'],
  ['activity', skis.categoryId],
  ['day', day],
  ['begin', skis.at(day, '10:00')],
  ['duration', '02:00:00'],
  [`price ${skis.modelId} 02:00:00`, skis.twoHours],
  ...parts,
]

test('a family rents in one form: equal sizes are one line, and accessories come with it', async () => {
  const { headers } = await post(
    `/b/${office}/lines`,
    rental([
      ['rented', `${skis.modelId} ${skis.sizeIds[0]}`],
      ['rented', ''],
      ['rented', `${skis.modelId} ${skis.sizeIds[1]}`],
      ['rented', `${skis.modelId} ${skis.sizeIds[0]}`],
      [`accessory-${skis.helmet}`, '3'],
    ]),
  )
  const cart = await cartAt(headers.location)
  expect(cart.problems).toEqual([])
  expect(cart.lines).toMatchObject([
    {
      sent: { productId: skis.twoHours, quantity: 2, accessories: [{ quantity: 3 }] },
      date: day,
      begin: '10:00',
      end: '12:00',
    },
    { sent: { quantity: 1, specificationPublicId: skis.sizeIds[1] } },
  ])
  const full = await rentalAt({ day })
  const begins = full.body.rental.models[0]!.begins
  expect(begins.find(({ beginTime }) => beginTime === '10:00')!.durations).toEqual([
    '02:00:00',
    '1.00:00:00',
  ])
})

test.each([
  ['nobody', [], 'nothing', 'Choisissez au moins une quantité.'],
  ['a duration without a price', [['duration', '05:00:00']], 'duration', 'Voyez les tarifs'],
] as [string, [string, string][], string, string][])(
  'a rental for %s is shown again',
  async (_case, parts, notice, words) => {
    const people: [string, string][] = parts.length
      ? [['rented', `${skis.modelId} ${skis.sizeIds[0]}`]]
      : []
    const form = rental(people).filter(([name]) => !parts.some(([other]) => other === name))
    const { headers } = await post(`/b/${office}/lines`, [...form, ...parts])
    const location = String(headers.location)
    expect(location).toBe(
      `/b/${office}/rentals/${skis.categoryId}?day=${day}&notice=${notice}#tickets`,
    )
    expect((await get(location.split('#')[0]!)).body).toContain(words)
  },
)

test('a rental that has begun is neither offered nor sold', async () => {
  const before = now
  // A quarter to eleven in Montréal.
  now = '2030-02-02T15:45:00.000Z'
  const { body } = await rentalAt({ day })
  expect(body.rental.models[0]!.begins.map(({ beginTime }) => beginTime)).toEqual(['13:30'])
  // A day on which every rental has begun is over, and the next one is proposed.
  now = '2030-02-02T20:00:00.000Z'
  const late = await rentalAt({})
  expect([late.body.day, late.body.days[0]]).toEqual([
    '2030-02-04',
    { date: day, isAvailable: false, isOver: true },
  ])
  const form = rental([['rented', `${skis.modelId} ${skis.sizeIds[0]}`]])
  const { headers } = await post(`/b/${office}/lines`, form)
  const cart = await cartAt(headers.location)
  now = before
  expect(cart.problems).toEqual([{ line: 0, detail: expect.any(String) }])
})

const lodgingAt = (query: Record<string, string>) =>
  send(server, null, findOfficeLodging, {
    params: { office, lodgingPublicId: chalet.categoryId },
    query,
  })

test('a stay has its price for the chosen nights, and the reason why it cannot be booked', async () => {
  const unchosen = await lodgingAt({})
  expect(unchosen.body).toMatchObject({
    arrival: null,
    lodging: { types: [{ price: 120, total: null, obstacle: null }] },
  })
  expect(unchosen.body.days[0]).toEqual({ date: '2030-02-01', isAvailable: true, isOver: false })
  const chosen = await lodgingAt({ arrival: '2030-02-08' })
  expect(chosen.body).toMatchObject({
    arrival: '2030-02-08',
    departure: '2030-02-10',
    lodging: { types: [{ total: 240, remainingQuantity: 2, obstacle: null }] },
  })
  for (const [departure, obstacle] of [
    ['2030-02-09', 'minNights'],
    ['2030-02-14', 'maxNights'],
  ] as const) {
    const { body } = await lodgingAt({ arrival: '2030-02-08', departure })
    expect(body.lodging.types[0]!.obstacle).toBe(obstacle)
  }
})

test.each([
  ['a departure before the arrival', { arrival: '2030-02-08', departure: '2030-02-08' }],
  ['an arrival in the past', { arrival: '2030-01-08' }],
  ['a stay of months', { arrival: '2030-02-08', departure: '2030-06-08' }],
])('%s is said above the nights', async (_case, query) => {
  const { status, body } = await lodgingAt(query)
  expect([status, body.type]).toEqual([400, 'InvalidRequest'])
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const page = await get(`/b/${office}/lodgings/${chalet.categoryId}?${search}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('role="alert"')
})

test('nights are added with their people, and a full unit is shown as full', async () => {
  const nights: [string, string][] = [
    ['kind', 'lodging'],
    ['activity', chalet.categoryId],
    ['arrival', '2030-02-08'],
    ['departure', '2030-02-10'],
  ]
  const { headers } = await post(`/b/${office}/lines`, [
    ...nights,
    [`quantity-${chalet.productId}`, '2'],
    [`persons-${chalet.productId}`, '4'],
  ])
  const cart = await cartAt(headers.location)
  expect(cart.problems).toEqual([])
  expect(cart.lines).toMatchObject([
    {
      sent: { quantity: 2, numberOfPerson: 4 },
      date: '2030-02-08',
      endDate: '2030-02-10',
      total: 480,
    },
  ])
  const { body } = await lodgingAt({ arrival: '2030-02-08' })
  expect(body.lodging.types[0]!.obstacle).toBe('full')
  expect(body.days.find(({ date }) => date === '2030-02-08')!.isAvailable).toBe(false)
  const nothing = await post(`/b/${office}/lines`, nights)
  expect(nothing.headers.location).toContain(
    `/lodgings/${chalet.categoryId}?arrival=2030-02-08&departure=2030-02-10&notice=nothing`,
  )
})

test('a package offers the days on which all its parts are free, and takes a choice for each', async () => {
  const { line, slotId } = await aCartLine(server, staff)
  const packageId = await aPackage(
    server,
    staff,
    [
      { productPublicId: line.productId, quantity: 2 },
      { productPublicId: skis.twoHours, quantity: 1 },
      { productPublicId: chalet.productId, quantity: 2 },
    ],
    '200.00',
  )
  const { body } = await send(server, null, findOfficePackage, {
    params: { office, packagePublicId: packageId },
    query: {},
  })
  expect(body).toMatchObject({
    day,
    days: [{ date: day, isAvailable: true, isOver: false }],
    isDated: true,
    package: {
      price: 200,
      parts: [
        { quantity: 2, slots: [{ timeslotBegin: '09:00', isAvailable: true }] },
        { begins: expect.arrayContaining([expect.objectContaining({ beginTime: '13:30' })]) },
        { kind: 'lodging', quantity: 2 },
      ],
    },
  })
  const page = (await get(`/b/${office}/packages/${packageId}`)).body
  for (const text of ['Ce forfait comprend', '2 × ', '2 nuits', 'Vous économisez'])
    expect(page).toContain(text)
  const slot = [line.activationDateTimeUtc, line.timeslotBegin, line.timeslotEnd].join(' ')
  const { headers } = await post(`/b/${office}/lines`, [
    ['kind', 'package'],
    ['activity', packageId],
    ['day', day],
    ['packages', '1'],
    [`part ${line.productId} slot`, slot],
    [`part ${skis.twoHours} begin`, skis.at(day, '13:30')],
    [`part ${skis.twoHours} size`, skis.sizeIds[1]!],
    [`part ${chalet.productId} persons`, '2'],
  ])
  const cart = await cartAt(headers.location)
  expect(cart.problems).toEqual([])
  expect(cart.quote!.invoice.entriesTotal).toBe(200)
  const { rows } = await server.owner.query('select taken from resource where id = $1', [slotId])
  expect(rows).toEqual([{ taken: 2 }])
})

test('a package of products alone needs no date', async () => {
  const { productId } = await aTicketType(server, staff, { cents: 1000, scheduling: 'Anytime' })
  const packageId = await aPackage(server, staff, [{ productPublicId: productId, quantity: 1 }])
  const page = (await get(`/b/${office}/packages/${packageId}`)).body
  expect(page).not.toContain('class="month"')
  const { headers } = await post(`/b/${office}/lines`, [
    ['kind', 'package'],
    ['activity', packageId],
    ['packages', '2'],
  ])
  expect((await cartAt(headers.location)).problems).toEqual([])
})

test('every invariant holds at the end', async () => {
  expect(await violations(server.owner)).toEqual([])
})
