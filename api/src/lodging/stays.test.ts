import { findBookings } from '@guichet/contract/lodging/find-bookings.ts'
import { previewStay } from '@guichet/contract/lodging/preview-stay.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, test } from 'vitest'
import { aBooking, aLodgingType } from '../../test/factories/catalogue/lodging.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

test('a booking is priced night by night, with the prices being edited', async () => {
  const staff = await aBusiness(server)
  const { price, rates } = aLodgingType()
  const preview = (checkInDate: string, checkOutDate: string) =>
    send(server, staff, previewStay, {
      body: { collaboratorPublicId: staff.tenantId, price, rates, checkInDate, checkOutDate },
    })
  expect((await preview('2026-12-17', '2026-12-21')).body).toEqual({
    price: 730,
    nights: [
      { date: '2026-12-17', price: 120, rate: null },
      { date: '2026-12-18', price: 180, rate: 1 },
      { date: '2026-12-19', price: 180, rate: 1 },
      { date: '2026-12-20', price: 250, rate: 0 },
    ],
  })
  expect((await preview('2026-12-17', '2026-12-17')).body).toMatchObject({
    fields: [{ field: 'checkOutDate', rule: 'order' }],
  })
  expect((await preview('2026-12-17', '2027-12-18')).body).toMatchObject({
    fields: [{ field: 'checkOutDate', rule: 'maxValue' }],
  })
})

test('bookings are read by their ids, at the hours of the business; a foreign or unknown one is absent', async () => {
  const staff = await aBusiness(server)
  const { bookingId, order } = await aBooking(server, staff)
  const read = (who: Staff, bookingPublicIds: string | string[]) =>
    send(server, who, findBookings, { query: { bookingPublicIds } })
  const { body } = await read(staff, bookingId)
  expect(body.items).toEqual([
    {
      publicId: bookingId,
      numberOfPerson: 3,
      checkInDateTime: '2030-02-01T21:00:00.000Z',
      checkOutDateTime: '2030-02-03T16:00:00.000Z',
      lodgingCategoryName: { fr: 'Chalets', en: 'Chalets' },
      lodgingName: { fr: 'Chalet du lac', en: 'Lake chalet' },
      booker: { firstName: 'Marthe', lastName: 'Nuit' },
      status: 'Booked',
      orderReferenceNumber: order.orderReferenceNumber,
    },
  ])
  expect(
    (await send(server, staff, getOrder, { params: { ref: order.publicId } })).body
      .bookingPublicIds,
  ).toBe(bookingId)
  const both = await server.app.http.inject({
    method: 'GET',
    url: `/api/lodging/1.0/booking?bookingPublicIds=${bookingId}&bookingPublicIds=${bookingId}`,
    headers: { authorization: `Bearer ${staff.accessToken}` },
  })
  expect((both.json() as { items: unknown[] }).items).toHaveLength(2)
  expect((await read(await aBusiness(server), bookingId)).status).toBe(404)
  expect((await read(staff, order.publicId)).status).toBe(404)
})
