import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, expect, test } from 'vitest'
import { counterOf, day } from '../../../test/factories/sales/counter.ts'
import { aRental } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, refund, left } = counterOf(server, staff)

afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

test('a rental is sold by size with its helmets: it has a ticket and an entry for each item, and takes stock for its hours and the turnaround', async () => {
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
    during.pieces(skis.sizeIds[0]!),
    during.pieces(skis.sizeIds[1]!),
    during.helmets(skis.accessoryId),
  ]).toEqual([1, 2, 1])
  expect([ready.pieces(skis.sizeIds[0]!), ready.helmets(skis.accessoryId)]).toEqual([3, 4])
  // Returned at 9:30 and turned around until 10:00, when the next client picks up.
  expect(before.pieces(skis.sizeIds[0]!)).toBe(3)
})

test('a rental of a day ends at the same local time of the next day, also across a change of daylight saving time', async () => {
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

test('a refund of a rental cancels its ticket, frees its size and its helmets at once, and names both on the credit note', async () => {
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
  expect((await left('09:00')).pieces(skis.sizeIds[0]!)).toBe(0)
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
  expect([after.pieces(skis.sizeIds[0]!), after.helmets(skis.accessoryId)]).toEqual([1, 1])
})
