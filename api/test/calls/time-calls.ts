import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import type { Staff } from '../factories/staff.ts'
import { aChalet, aHold, aPackage, aRental } from '../factories/time.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

/** Valid requests of availability and holds. */
export async function timeCalls(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const rental = await aRental(server, staff, { sizes: [500, 500] })
  const { productId } = await aChalet(server, staff)
  const { line, activityId } = await aCartLine(server, staff, { capacity: 10_000 })
  await aPackage(server, staff, [{ productPublicId: rental.twoHours, quantity: 1 }])
  const rented = {
    productId: rental.twoHours,
    quantity: 1,
    activationDateTimeUtc: rental.at('2030-02-02', '09:00'),
    specificationPublicId: rental.sizeIds[0]!,
  }
  const { body: order } = await send(server, staff, sell, {
    body: { tickets: [rented], payment: { method: 'cash' } },
    key: newKey(),
  })
  const time = { date: '2030-02-02', beginTime: '09:00', duration: '02:00:00' }
  const activity = { collaboratorPublicId, activityPublicId: activityId }
  return {
    findDays: {
      body: {
        ...activity,
        beginDateTimeUtc: '2030-01-01T05:00:00.000Z',
        endDateTimeUtc: '2030-02-28T05:00:00.000Z',
      },
    },
    findOpenActivities: { query: { collaboratorPublicId } },
    findTimeslots: { body: { ...activity, dateSelected: '2030-02-02' } },
    findRentalDays: {
      body: {
        collaboratorPublicId,
        beginDateTimeUtc: '2030-02-01T05:00:00.000Z',
        endDateTimeUtc: '2030-02-28T05:00:00.000Z',
        rentalItems: [
          {
            modelPublicId: rental.modelId,
            specificationPublicId: rental.sizeIds[0]!,
            quantity: 1,
            durations: ['02:00:00'],
          },
        ],
      },
    },
    findNights: {
      body: { collaboratorPublicId, productId, firstNight: '2030-02-01', lastNight: '2030-02-05' },
    },
    getInventory: { params: { id: staff.tenantId }, query: { collaboratorPublicId } },
    getRentalInventory: {
      params: { id: staff.tenantId },
      query: { collaboratorPublicId, ...time, ticketPublicIdToOmit: order.ticketPublicIds },
    },
    findSellableRentals: { query: { collaboratorPublicId } },
    findSellableStays: { query: { collaboratorPublicId } },
    findSellablePackages: { query: { collaboratorPublicId } },
    holdCart: { body: { tickets: [line, rented], minutes: 5 } },
    withdrawSale: { body: { saleKey: newId() } },
    releaseHold: { params: { holdPublicId: await aHold(server, staff) } },
  }
}
