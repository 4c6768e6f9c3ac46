import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, Instant } from '../primitives.ts'

/** The current state of a stay; its nights may differ from those sold. */
export const Booking = z.strictObject({
  publicId: Id,
  numberOfPerson: z.int(),
  checkInDateTime: Instant,
  checkOutDateTime: Instant,
  lodgingCategoryName: Bilingual,
  lodgingName: Bilingual,
  booker: z.strictObject({ firstName: z.string().nullable(), lastName: z.string().nullable() }),
  status: z.enum(['Booked', 'CheckedIn', 'CheckedOut', 'NoShow', 'Canceled']),
  orderReferenceNumber: z.string(),
})

export const findBookings = endpoint({
  service: 'lodging',
  method: 'GET',
  path: '/1.0/booking',
  summary: 'List bookings by ids, as repeated query parameters',
  access: ['Orders', 'Calendar', 'Lodging'],
  effect: 'read',
  costly: true,
  query: z.strictObject({
    bookingPublicIds: z.union([
      Id.transform((id) => [id]),
      z.array(Id, 'type').min(1, 'notEmpty').max(500, 'maxItems:500'),
    ]),
  }),
  reply: z.strictObject({ items: z.array(Booking) }),
  problems: ['NotFound'],
})
