import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Version } from '../primitives.ts'
import { bookingStatuses, RentedPiece, Stay } from './bookings-view.ts'

export const setBookingStatus = endpoint({
  service: 'lodging',
  method: 'PUT',
  path: '/1.0/booking/:id/status',
  summary: 'Check a stay in or out, or mark it as a no-show; each step can be undone',
  access: 'Calendar',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({ version: Version, status: Choice(bookingStatuses) }),
  reply: Stay,
  problems: ['NotFound', 'StaleVersion', 'InvalidBookingTransition'],
})

// `isUndone`: the step was a mistake; the item returns to its previous state.
const step = {
  access: 'Calendar',
  effect: 'write',
  params: z.object({ unitId: Id }),
  body: z.strictObject({ version: Version, isUndone: z.boolean('type').optional() }),
  reply: RentedPiece,
  problems: ['NotFound', 'StaleVersion', 'InvalidBookingTransition'],
} as const
export const pickUpRental = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/rental/:unitId/pickup',
  summary: 'Record the pick-up of a rented item',
  ...step,
})
export const returnRental = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/rental/:unitId/return',
  summary: 'Record the return of a rented item',
  ...step,
})
