import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SellableStay } from '../lodging/find-sellable-stays.ts'
import { Dollars, Id, LocalDate } from '../primitives.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { OfficeParams } from './find-office.ts'
import { Month, Offer, shownDays } from './offers.ts'

/** Most nights between the arrival and the departure. */
export const mostNights = 60
/** Why a unit type cannot be booked for the chosen nights. */
export const stayObstacles = ['full', 'minNights', 'maxNights'] as const

export const findOfficeLodging = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office/lodgings/:lodgingPublicId',
  summary:
    'Get the public page of a lodging category: a month of its nights, and the price of a stay',
  access: 'guest',
  effect: 'read',
  params: OfficeParams.extend({ lodgingPublicId: Id }),
  query: z.strictObject({
    /** Defaults to the month of the arrival. */
    month: Month.optional(),
    arrival: LocalDate.optional(),
    /** Defaults to the shortest stay from the arrival. */
    departure: LocalDate.optional(),
  }),
  reply: z.strictObject({
    business: BusinessProfile,
    ...shownDays,
    lodging: Offer.extend({
      types: z.array(
        SellableStay.extend({
          /** Units free in all chosen nights; null without an arrival. */
          remainingQuantity: z.int().nullable(),
          /** Total of the chosen nights; null without an arrival. */
          total: Dollars.nullable(),
          obstacle: z.enum(stayObstacles).nullable(),
        }),
      ),
    }),
    arrival: LocalDate.nullable(),
    departure: LocalDate.nullable(),
  }),
  problems: ['InvalidRequest', 'NotFound'],
})
