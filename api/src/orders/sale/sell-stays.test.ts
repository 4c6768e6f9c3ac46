import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { afterAll, expect, test } from 'vitest'
import { counterOf, fieldsOf } from '../../../test/factories/sales/counter.ts'
import { aChalet } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, preview, refund } = counterOf(server, staff)

afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

test('a booking costs its nights, one per unit, and is full when its units are; a refund may free the room or keep it', async () => {
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
  // Thursday at the base price, Friday at the weekend price.
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
  // The rest is refunded; the first booking is cancelled already, and the second keeps its room.
  expect(
    (await refund(order.publicId, { isRefundingAll: true, bookingPublicIdsToBeDeleted: [first] }))
      .status,
  ).toBe(200)
  expect((await preview([nights({ quantity: 2 })])).body.shortages).toMatchObject([
    { remaining: 1, missing: 1 },
  ])
})

test('nights that are past, reversed, too few, too many, or for too many people are rejected at their field', async () => {
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
  expect(await faults({ checkOutDate: '2027-02-05' })).toEqual(['tickets.0.checkOutDate minNights'])
  expect(await faults({ checkOutDate: '2027-02-10' })).toEqual(['tickets.0.checkOutDate maxNights'])
  expect(await faults({ numberOfPerson: 5 })).toEqual(['tickets.0.numberOfPerson maxValue'])
  expect(await faults({ checkInDate: undefined })).toEqual(['tickets.0.checkInDate required'])
})
