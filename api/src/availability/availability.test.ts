import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aChalet, aRental } from '../../test/factories/time.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const period = {
  beginDateTimeUtc: '2030-02-01T05:00:00.000Z',
  endDateTimeUtc: '2030-02-28T05:00:00.000Z',
}

test('the days of a rental have its begin times and durations; a type is free while one of its sizes is free', async () => {
  const skis = await aRental(server, staff, { sizes: [1, 1], dates: ['2030-02-02', '2030-02-03'] })
  const days = async (item: object = {}) =>
    (
      await send(server, staff, findRentalDays, {
        body: {
          collaboratorPublicId: staff.tenantId,
          ...period,
          rentalItems: [{ modelPublicId: skis.modelId, ...item }],
        },
      })
    ).body.days
  expect(
    (await days()).map((day) => [
      day.date,
      day.beginTimeWithDurationsList.map(({ beginTime }) => beginTime).join(' '),
    ]),
  ).toEqual([
    ['2030-02-02', '09:00 10:00 13:30'],
    ['2030-02-03', '09:00 10:00 13:30'],
  ])
  await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: skis.oneDay,
          quantity: 1,
          activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
          specificationPublicId: skis.sizeIds[0]!,
        },
      ],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  expect(
    (await days({ specificationPublicId: skis.sizeIds[0]! })).map(
      ({ isAvailable, beginTimeWithDurationsList: [first] }) => [isAvailable, first?.beginTime],
    ),
  ).toEqual([
    [false, undefined],
    [true, '10:00'],
  ])
  expect((await days({ durations: ['02:00:00'] }))[0]!.beginTimeWithDurationsList[0]).toEqual({
    beginTime: '09:00',
    beginDateTimeUtc: '2030-02-02T14:00:00.000Z',
    durations: ['02:00:00'],
    fullDurations: [],
  })
  expect((await days({ quantity: 2 })).every(({ isAvailable }) => !isAvailable)).toBe(true)
})

test('the nights of a unit type have their price and number of free units; the night of a departure is free', async () => {
  const chalet = await aChalet(server, staff, { units: 2 })
  await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: chalet.productId,
          quantity: 1,
          checkInDate: '2027-02-04',
          checkOutDate: '2027-02-06',
        },
      ],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  const { body } = await send(server, staff, findNights, {
    body: {
      collaboratorPublicId: staff.tenantId,
      productId: chalet.productId,
      firstNight: '2027-02-03',
      lastNight: '2027-02-06',
    },
  })
  expect(
    body.nights.map(
      ({ date, price, remainingQuantity }) => `${date.slice(-2)} ${price} ${remainingQuantity}`,
    ),
  ).toEqual(['03 120 2', '04 120 1', '05 180 1', '06 180 2'])
  expect(
    (
      await send(server, staff, findNights, {
        body: {
          collaboratorPublicId: staff.tenantId,
          productId: chalet.productId,
          firstNight: '2027-02-03',
          lastNight: '2027-02-01',
        },
      })
    ).status,
  ).toBe(400)
})
