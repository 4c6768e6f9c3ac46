import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, LocalDate, WallTime } from '../primitives.ts'
import { findSellableRentals, SellableModel } from '../rentals/find-sellable-rentals.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { OfficeParams } from './find-office.ts'
import { Month, Offer, shownDays } from './offers.ts'

/** A begin time of a day, with the durations of which a piece is left. */
const RentalBegin = z.strictObject({
  beginTime: WallTime,
  beginDateTimeUtc: Instant,
  durations: z.array(z.string()),
})
export const findOfficeRental = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office/rentals/:rentalPublicId',
  summary: 'Get the public page of a rental category: a month of its days, and the times of a day',
  access: 'guest',
  effect: 'read',
  params: OfficeParams.extend({ rentalPublicId: Id }),
  query: z.strictObject({
    /** Defaults to the month of the day. */
    month: Month.optional(),
    /** Defaults to the next day with a piece left. */
    day: LocalDate.optional(),
  }),
  reply: z.strictObject({
    business: BusinessProfile,
    ...shownDays,
    rental: Offer.extend({
      models: z.array(
        SellableModel.extend({
          description: Offer.shape.description,
          /** Begin times of the day at which a piece is left. */
          begins: z.array(RentalBegin),
        }),
      ),
      accessories: findSellableRentals.reply.shape.accessories,
    }),
    /** Null if no day is open. */
    day: LocalDate.nullable(),
  }),
  problems: ['InvalidRequest', 'NotFound'],
})
