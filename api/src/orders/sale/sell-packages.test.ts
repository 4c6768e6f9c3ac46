import { findRefunds } from '@guichet/contract/orders/refunds/find-refunds.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { afterAll, expect, test } from 'vitest'
import { aStockedProduct } from '../../../test/factories/catalogue/shelf.ts'
import { counterOf, day, fieldsOf } from '../../../test/factories/sales/counter.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aChalet, aPackage, aRental } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, refund, left } = counterOf(server, staff)

afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

test('a package is one entry whose parts add up to its price to the cent, each with its ticket, rental or booking; a refund covers all its parts', async () => {
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
    (await left('13:30')).pieces(skis.sizeIds[0]!),
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

test('a package is all or nothing: a missing part is named, and nothing else is taken', async () => {
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
