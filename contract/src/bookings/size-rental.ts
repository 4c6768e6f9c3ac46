import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, Version } from '../primitives.ts'
import { RentedPiece } from './bookings-view.ts'

const ofPiece = {
  service: 'ticketing',
  access: 'Calendar',
  params: z.object({ unitId: Id }),
} as const

export const findRentalSizes = endpoint({
  ...ofPiece,
  method: 'GET',
  path: '/1.0/rental/:unitId/sizes',
  summary: 'List the sizes of a rented item’s type, with the quantity available for its period',
  effect: 'read',
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual.nullable(),
        /** Items free during the rental, this one not counted. */
        free: z.int(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  problems: ['NotFound'],
})
export const sizeRental = endpoint({
  ...ofPiece,
  method: 'PUT',
  path: '/1.0/rental/:unitId/size',
  summary: 'Change the size of a rented item before its pick-up, at the same price',
  effect: 'write',
  body: z.strictObject({
    version: Version,
    specificationPublicId: Id,
    /** True: the size remains open until the hand-out. Default false. */
    staysOpen: z.boolean('type').optional(),
  }),
  reply: RentedPiece,
  problems: ['NotFound', 'StaleVersion', 'InvalidBookingTransition', 'NotEnoughInventory'],
})
