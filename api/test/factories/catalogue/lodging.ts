import type { Body } from '@guichet/contract/endpoint.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

type TypeBody = Body<typeof createLodgingCategory>['types'][number]

/** A unit type with a season and weekends, as the editor sends a new one. */
export const aLodgingType = (over: Partial<TypeBody> = {}): TypeBody => ({
  internationalizedFields: {
    fr: { name: 'Chalet du lac', description: 'Au bord de l’eau' },
    en: { name: 'Lake chalet', description: 'By the water' },
  },
  imageUrl: null,
  quantity: 4,
  maxPersons: 6,
  minNights: 1,
  maxNights: 14,
  checkInTime: '16:00',
  checkOutTime: '11:00',
  price: '120.00',
  rates: [
    {
      firstNight: '2026-12-20',
      lastNight: '2027-01-03',
      weekdays: [7, 6, 5, 4, 3, 2, 1],
      price: 250,
    },
    { firstNight: '2026-01-01', lastNight: '2027-12-31', weekdays: [5, 6], price: '180.00' },
  ],
  ...over,
})

/** A stay of two nights in a chalet, sold over the API as a counter does. */
export async function aBooking(server: TestServer, staff: Staff) {
  const { body: category } = await send(server, staff, createLodgingCategory, {
    body: {
      collaboratorPublicId: staff.tenantId,
      internationalizedNames: { fr: 'Chalets', en: 'Chalets' },
      types: [aLodgingType()],
    },
  })
  const {
    rows: [product],
  } = await server.owner.query<{ id: string }>(
    'select id from product where tenant_id = $1 and lodging_type_id = $2',
    [staff.tenantId, category.types[0]!.publicId],
  )
  const { body: order } = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: product!.id,
          quantity: 1,
          checkInDate: '2030-02-01',
          checkOutDate: '2030-02-03',
          numberOfPerson: 3,
        },
      ],
      firstName: 'Marthe',
      lastName: 'Nuit',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  return { bookingId: order.bookingPublicIds, order }
}
