import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import type { CartLine } from '@guichet/contract/orders/cart.ts'
import { previewSale, sell } from '@guichet/contract/orders/sell.ts'
import { findRefunds } from '@guichet/contract/refunds/find-refunds.ts'
import { refundOrder } from '@guichet/contract/refunds/refund-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCartLine } from '../../../test/factories/orders.ts'
import { aStockedProduct } from '../../../test/factories/shelf.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { aChalet, aPackage, aRental } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
})
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
  await server.close()
})

const day = '2030-02-02'
const sale = (tickets: CartLine[], more: object = {}, key = newKey()) =>
  send(server, staff, sell, { body: { tickets, payment: { method: 'cash' }, ...more } }, { key })
const preview = (tickets: CartLine[]) => send(server, staff, previewSale, { body: { tickets } })
const refund = (orderPublicId: string, more: object) =>
  send(
    server,
    staff,
    refundOrder,
    { body: { orderPublicId, productsToRefund: [], refundReason: 'Météo', ...more } },
    { key: newKey() },
  )
const left = async (time: string, duration = '02:00:00', date = day) => {
  const { body } = await send(server, staff, getRentalInventory, {
    params: { id: staff.tenantId },
    query: { collaboratorPublicId: staff.tenantId, date, beginTime: time, duration },
  })
  return {
    of: (sizeId: string) =>
      body.rentalInventoryItems.find((item) => item.rentalModelSpecificationPublicId === sizeId)
        ?.remainingQuantity,
    helmets: (id: string) =>
      body.accessoryInventoryItems.find((item) => item.accessoryPublicId === id)?.remainingQuantity,
  }
}
const fieldsOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  (answer.body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)

test('a rental is sold by size with its helmets: tickets for its hours, an entry each, stock gone for those hours and the half hour after', async () => {
  const skis = await aRental(server, staff)
  const { status, body: order } = await sale([
    {
      productId: skis.twoHours,
      quantity: 2,
      activationDateTimeUtc: skis.at(day, '10:00'),
      specificationPublicId: skis.sizeIds[0]!,
      accessories: [{ productId: skis.helmet, quantity: 3 }],
    },
  ])
  expect(status).toBe(200)
  expect(order.invoice.entries).toMatchObject([
    {
      kind: 'equipment_rental',
      productTitle: { fr: 'Skis alpins – 150 cm' },
      categoryTitle: { fr: 'Skis' },
      count: 2,
      price: 19.99,
      activationDateTimeUtc: '2030-02-02T15:00:00.000Z',
      timeslotBegin: '10:00',
      timeslotEnd: '12:00',
    },
    { kind: 'accessory_rental', count: 3, price: 5, timeslotBegin: '10:00' },
  ])
  expect(order.invoice.entriesTotal).toBe(54.98)
  const tickets = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
  expect(
    tickets.map(
      ({ category, activePeriodStopDateTimeUtc: until, date, timeslotBegin, timeslotEnd }) => [
        category,
        until,
        date,
        timeslotBegin,
        timeslotEnd,
      ],
    ),
  ).toEqual(
    Array.from({ length: 2 }, () => [
      'equipment_rental',
      '2030-02-02T17:00:00.000Z',
      '2030-02-02',
      '10:00',
      '12:00',
    ]),
  )
  const [during, ready, before] = [await left('11:30'), await left('12:30'), await left('07:30')]
  expect([
    during.of(skis.sizeIds[0]!),
    during.of(skis.sizeIds[1]!),
    during.helmets(skis.accessoryId),
  ]).toEqual([1, 2, 1])
  expect([ready.of(skis.sizeIds[0]!), ready.helmets(skis.accessoryId)]).toEqual([3, 4])
  // Brought back at 9:30 and made ready until 10:00, when the others leave.
  expect(before.of(skis.sizeIds[0]!)).toBe(3)
})

test('what is not offered, over, of another type or without its size is refused at its place; staff may choose the begin, never the stock', async () => {
  const skis = await aRental(server, staff, { sizes: [1, 1] })
  const line = (over: Partial<CartLine> = {}): CartLine => ({
    productId: skis.twoHours,
    quantity: 1,
    activationDateTimeUtc: skis.at(day, '09:00'),
    specificationPublicId: skis.sizeIds[0]!,
    ...over,
  })
  expect(
    (await preview([line({ activationDateTimeUtc: skis.at(day, '09:15') })])).body,
  ).toMatchObject({ type: 'NotOnSale', reason: 'noSuchSlot' })
  expect(
    (
      await preview([
        line({ activationDateTimeUtc: skis.at(day, '09:15'), isBeginTimeCustom: true }),
      ])
    ).status,
  ).toBe(200)
  expect(
    (
      await preview([
        line({ activationDateTimeUtc: skis.at('2020-02-02', '09:00'), isBeginTimeCustom: true }),
      ])
    ).body,
  ).toMatchObject({ type: 'NotOnSale', reason: 'over' })
  const { specificationPublicId: _, ...sizeless } = line()
  expect(fieldsOf(await preview([sizeless]))).toEqual(['tickets.0.specificationPublicId required'])
  expect(
    fieldsOf(
      await preview([
        { ...line(), accessories: [{ productId: skis.helmet, quantity: 1 }] },
        { productId: skis.twoHours, quantity: 1 },
      ]),
    ),
  ).toEqual(['tickets.1.activationDateTimeUtc required'])
  const other = await aRental(server, staff)
  expect(
    fieldsOf(await preview([line({ accessories: [{ productId: other.helmet, quantity: 1 }] })])),
  ).toEqual(['tickets.0.accessories.0.productId invalid'])
  expect((await preview([{ productId: skis.helmet, quantity: 1 }])).status).toBe(404)
  expect((await sale([line()])).status).toBe(200)
  expect(
    (await sale([line({ activationDateTimeUtc: skis.at(day, '10:59'), isBeginTimeCustom: true })]))
      .body,
  ).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
    missing: 1,
    line: 0,
    at: '2030-02-02T15:59:00.000Z',
    productTitle: { fr: 'Skis alpins – 150 cm' },
  })
  // Two lines of one cart compete for the last piece too.
  const both = [
    line({ specificationPublicId: skis.sizeIds[1]! }),
    line({ specificationPublicId: skis.sizeIds[1]!, activationDateTimeUtc: skis.at(day, '10:00') }),
  ]
  expect((await preview(both)).body.shortages).toMatchObject([
    { line: 1, remaining: 0, missing: 1 },
  ])
  expect((await sale(both)).status).toBe(409)
})

test('a rental of a day ends at the same time on the wall of the next day, also when the night has an hour more or less', async () => {
  const dates = ['2030-03-09', '2030-11-02']
  const skis = await aRental(server, staff, { dates })
  for (const [date, end] of [
    ['2030-11-02', '2030-11-03T14:00:00.000Z'],
    ['2030-03-09', '2030-03-10T13:00:00.000Z'],
  ] as const) {
    const { body } = await sale([
      {
        productId: skis.oneDay,
        quantity: 1,
        activationDateTimeUtc: skis.at(date, '09:00'),
        specificationPublicId: skis.sizeIds[0]!,
      },
    ])
    const [ticket] = (
      await send(server, staff, findTicketsOfOrder, {
        query: { orderReferenceKey: body.orderReferenceNumber },
      })
    ).body.items
    expect(ticket!.activePeriodStopDateTimeUtc).toBe(end)
    expect(body.invoice.entries[0]!.timeslotEnd).toBe('09:00')
  }
})

test('a rental is refunded: its ticket void, its size and its helmets free again at once, the credit note names both', async () => {
  const skis = await aRental(server, staff, { sizes: [1, 1], helmets: 1 })
  const { body: order } = await sale(
    [
      {
        productId: skis.twoHours,
        quantity: 1,
        activationDateTimeUtc: skis.at(day, '09:00'),
        specificationPublicId: skis.sizeIds[0]!,
        accessories: [{ productId: skis.helmet, quantity: 1 }],
      },
    ],
    { email: 'loc@example.test' },
  )
  expect((await left('09:00')).of(skis.sizeIds[0]!)).toBe(0)
  const { status, body } = await refund(order.publicId, {
    isRefundingAll: true,
    ticketPublicIdsToBeDeleted: [order.ticketPublicIds],
  })
  expect([status, body.status, body.refundItems.map((item) => item.productTitle.fr)]).toEqual([
    200,
    'RefundCompleted',
    ['Skis alpins – 150 cm', 'Casque'],
  ])
  expect(body.creditNoteNumber).toBeTruthy()
  const after = await left('09:00')
  expect([after.of(skis.sizeIds[0]!), after.helmets(skis.accessoryId)]).toEqual([1, 1])
})

test('a stay costs its nights, has a booking each, and is full when its units are; refunding it can leave the module to others or not', async () => {
  const chalet = await aChalet(server, staff, { units: 2 })
  const nights = (over: object = {}): CartLine => ({
    productId: chalet.productId,
    quantity: 2,
    checkInDate: '2027-02-04',
    checkOutDate: '2027-02-06',
    numberOfPerson: 4,
    ...over,
  })
  const { status, body: order } = await sale([nights()])
  expect(status).toBe(200)
  // Thursday at the base price, Friday at the weekend's.
  expect(order.invoice.lodgingEntries).toHaveLength(2)
  expect(order.invoice.lodgingEntries[0]).toMatchObject({
    price: 300,
    checkInDateTime: '2027-02-04T21:00:00.000Z',
    checkOutDateTime: '2027-02-06T16:00:00.000Z',
    checkInDate: '2027-02-04',
    checkOutDate: '2027-02-06',
    numberOfPerson: 4,
  })
  expect(order.bookingPublicIds.split(',')).toHaveLength(2)
  expect(
    (
      await preview([
        nights({ quantity: 1, checkInDate: '2027-02-05', checkOutDate: '2027-02-07' }),
      ])
    ).body.shortages,
  ).toMatchObject([{ remaining: 0, missing: 1, at: '2027-02-05T21:00:00.000Z' }])
  expect(
    (await preview([nights({ checkInDate: '2027-02-06', checkOutDate: '2027-02-07' })])).body
      .shortages,
  ).toEqual([])
  const stay = order.invoice.lodgingEntries[0]!
  const row = {
    productPublicId: chalet.productId,
    checkInDateTime: stay.checkInDateTime,
    refundPercentage: 100,
  }
  const [first] = order.bookingPublicIds.split(',')
  const { body: refunded } = await refund(order.publicId, {
    lodgingProductsToRefund: [{ ...row, unitPublicId: stay.units![0]!.publicId }],
    bookingPublicIdsToBeDeleted: [first],
  })
  expect(refunded).toMatchObject({ scope: 'partial', status: 'PartialRefundCompleted' })
  expect((await preview([nights({ quantity: 1 })])).body.shortages).toEqual([])
  expect((await preview([nights({ quantity: 2 })])).body.shortages).toMatchObject([
    { remaining: 1, missing: 1 },
  ])
  // The rest goes back; the first stay is canceled already, and the second keeps its room.
  expect(
    (await refund(order.publicId, { isRefundingAll: true, bookingPublicIdsToBeDeleted: [first] }))
      .status,
  ).toBe(200)
  expect((await preview([nights({ quantity: 2 })])).body.shortages).toMatchObject([
    { remaining: 1, missing: 1 },
  ])
})

test('nights that are past, turned round, too few, too many, or for too many people are refused at their place', async () => {
  const chalet = await aChalet(server, staff, { minNights: 2, maxNights: 5, maxPersons: 4 })
  const faults = async (over: object) =>
    fieldsOf(
      await preview([
        {
          productId: chalet.productId,
          quantity: 1,
          checkInDate: '2027-02-04',
          checkOutDate: '2027-02-06',
          ...over,
        },
      ]),
    )
  expect(await faults({ checkInDate: '2020-01-01' })).toEqual([
    'tickets.0.checkInDate nonPastPeriod',
  ])
  expect(await faults({ checkOutDate: '2027-02-03' })).toEqual(['tickets.0.checkOutDate order'])
  expect(await faults({ checkOutDate: '2027-02-05' })).toEqual([
    'tickets.0.checkOutDate minNights:2',
  ])
  expect(await faults({ checkOutDate: '2027-02-10' })).toEqual([
    'tickets.0.checkOutDate maxNights:5',
  ])
  expect(await faults({ numberOfPerson: 5 })).toEqual(['tickets.0.numberOfPerson maxValue:4'])
  expect(await faults({ checkInDate: undefined })).toEqual(['tickets.0.checkInDate required'])
})

test('a package is one entry whose parts hold its price to the cent, each with its ticket, rental or stay; refunding it gives back all its parts', async () => {
  const [
    {
      line: { productId: ticket, quantity: _, ...slot },
      slotId,
    },
    skis,
    chalet,
    tuque,
  ] = [
    await aCartLine(server, staff),
    await aRental(server, staff),
    await aChalet(server, staff),
    await aStockedProduct(server, staff, 10),
  ]
  const productId = await aPackage(
    server,
    staff,
    [
      { productPublicId: ticket, quantity: 3 },
      { productPublicId: skis.twoHours, quantity: 1 },
      { productPublicId: chalet.productId, quantity: 2 },
      { productPublicId: tuque.productId, quantity: 1 },
    ],
    '200.00',
  )
  const line: CartLine = {
    productId,
    quantity: 2,
    parts: [
      { productId: ticket, ...slot },
      {
        productId: skis.twoHours,
        activationDateTimeUtc: skis.at(day, '13:30'),
        specificationPublicId: skis.sizeIds[0]!,
      },
      { productId: chalet.productId, checkInDate: '2027-02-04', numberOfPerson: 2 },
    ],
  }
  const { status, body: order } = await sale([line])
  expect(status).toBe(200)
  expect(order.invoice.entriesTotal).toBe(400)
  expect(order.invoice.entries).toMatchObject([
    {
      kind: 'package',
      count: 2,
      price: 200,
      total: 400,
      parts: [
        { kind: 'daily_ticket', count: 6 },
        { kind: 'equipment_rental', count: 2, timeslotBegin: '13:30' },
        { kind: 'lodging', count: 2, checkInDate: '2027-02-04', checkOutDate: '2027-02-06' },
        { kind: 'catalog_product', count: 2 },
      ],
    },
  ])
  expect(order.invoice.lodgingEntries).toEqual([])
  expect([
    order.ticketPublicIds.split(',').length,
    order.bookingPublicIds.split(',').length,
  ]).toEqual([8, 2])
  const [first, second] = order.invoice.entries[0]!.units!
  expect(first!.paid + second!.paid).toBe(order.invoice.finalCost)
  const unitsOf = (ordinal: number) =>
    order.invoice.entries[0]!.parts.flatMap((part) =>
      part.units!.slice(
        (ordinal * part.units!.length) / 2,
        ((ordinal + 1) * part.units!.length) / 2,
      ),
    )
  const { body: refunded } = await refund(order.publicId, {
    productsToRefund: [{ productId, refundPercentage: 100, unitPublicId: first!.publicId }],
    ticketPublicIdsToBeDeleted: unitsOf(0).flatMap((unit) => unit.ticketPublicId ?? []),
    bookingPublicIdsToBeDeleted: unitsOf(0).flatMap((unit) => unit.bookingPublicId ?? []),
  })
  expect(refunded).toMatchObject({
    finalCost: first!.paid,
    refundItems: [{ productTitle: { fr: 'Forfait' }, count: 1 }],
  })
  const taken = async (id: string) =>
    (await server.owner.query('select taken from resource where id = $1', [id])).rows[0].taken
  expect([
    await taken(slotId),
    await taken(tuque.stockId),
    (await left('13:30')).of(skis.sizeIds[0]!),
  ]).toEqual([3, 1, 2])
  expect((await refund(order.publicId, { isRefundingAll: true })).body).toMatchObject({
    scope: 'remaining',
    finalCost: second!.paid,
    status: 'RefundCompleted',
  })
  expect(
    (await send(server, staff, findRefunds, { params: { orderPublicId: order.publicId } })).body
      .items,
  ).toHaveLength(2)
})

test('a package is all or nothing: one part that is missing is named, and nothing of the others is taken', async () => {
  const [
    {
      line: { productId: ticket, quantity: _, ...slot },
      slotId,
    },
    skis,
  ] = [await aCartLine(server, staff), await aRental(server, staff, { sizes: [1, 1] })]
  const productId = await aPackage(server, staff, [
    { productPublicId: ticket, quantity: 1 },
    { productPublicId: skis.twoHours, quantity: 2 },
  ])
  const parts = [
    { productId: ticket, ...slot },
    {
      productId: skis.twoHours,
      activationDateTimeUtc: skis.at(day, '09:00'),
      specificationPublicId: skis.sizeIds[0]!,
    },
  ]
  expect((await sale([{ productId, quantity: 1, parts }])).body).toMatchObject({
    type: 'NotEnoughInventory',
    line: 0,
    part: 1,
    productTitle: { fr: 'Skis alpins – 150 cm' },
    missing: 1,
  })
  expect(
    (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0].taken,
  ).toBe(0)
  expect((await sale([{ productId, quantity: 1, parts: parts.slice(0, 1) }])).status).toBe(400)
  expect(
    fieldsOf(await sale([{ productId, quantity: 1, parts: [...parts, { productId }] }])),
  ).toEqual(['tickets.0.parts.2.productId invalid'])
})

test('main staff may sell what is not there with a reason: marked, written down, refused to others; what comes back makes it good first', async () => {
  const skis = await aRental(server, staff, { sizes: [1, 1] })
  const { line, slotId } = await aCartLine(server, staff, { capacity: 1 })
  const cart: CartLine[] = [
    {
      productId: skis.twoHours,
      quantity: 2,
      activationDateTimeUtc: skis.at(day, '09:00'),
      specificationPublicId: skis.sizeIds[0]!,
    },
    { ...line, quantity: 3 },
  ]
  expect((await sale(cart)).status).toBe(409)
  const { status, body: order } = await sale(cart, { overbookingReason: 'Groupe scolaire' })
  expect(status).toBe(200)
  expect(
    (await server.owner.query('select taken, overbooked from resource where id = $1', [slotId]))
      .rows[0],
  ).toEqual({ taken: 3, overbooked: 2 })
  const {
    rows: [audited],
  } = await server.owner.query(
    `select w.words from audit a join audit_words w on (w.tenant_id, w.audit_id) = (a.tenant_id, a.id) where a.order_id = $1 and a.code = 'order.overbooked'`,
    [order.publicId],
  )
  expect(audited!.words).toEqual({ reason: 'Groupe scolaire' })
  await refund(order.publicId, {
    isRefundingAll: true,
    ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(',').slice(-1),
  })
  expect(
    (await server.owner.query('select taken, overbooked from resource where id = $1', [slotId]))
      .rows[0],
  ).toEqual({ taken: 2, overbooked: 1 })
  const clerk = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  expect(
    (
      await send(
        server,
        clerk,
        sell,
        { body: { tickets: cart, payment: { method: 'cash' }, overbookingReason: 'x' } },
        { key: newKey() },
      )
    ).body,
  ).toMatchObject({ type: 'Restricted', status: 403 })
})
