import { z } from 'zod'
import { Timeslot } from '../availability/find-timeslots.ts'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, Id, Instant, LocalDate, WallTime } from '../primitives.ts'
import { SellablePart } from '../products/find-sellable-packages.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { OfficeParams } from './find-office.ts'
import { Month, Offer, shownDays } from './offers.ts'

const OfferedPart = SellablePart.extend({
  /** Slots of the day that have not ended, of a part with timetables. */
  slots: z.array(Timeslot),
  /** Begin times of the day with a piece left, of a rented part. */
  begins: z.array(z.strictObject({ beginTime: WallTime, beginDateTimeUtc: Instant })),
  /** Sizes of a rented part. */
  specifications: z.array(z.strictObject({ publicId: Id, name: Bilingual.nullable() })),
})

export const findOfficePackage = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office/packages/:packagePublicId',
  summary:
    'Get the public page of a package: the days on which all of its parts can be had, and the choices of a day',
  access: 'guest',
  effect: 'read',
  params: OfficeParams.extend({ packagePublicId: Id }),
  query: z.strictObject({
    /** Defaults to the month of the day. */
    month: Month.optional(),
    /** Defaults to the next day on which all parts can be had. */
    day: LocalDate.optional(),
  }),
  reply: z.strictObject({
    business: BusinessProfile,
    ...shownDays,
    package: Offer.extend({
      price: Dollars,
      /** Price of the parts bought one by one. */
      listPrice: Dollars,
      parts: z.array(OfferedPart),
    }),
    /** False for a package whose parts need no date. */
    isDated: z.boolean(),
    /** Null if no day is open, and for a package without dates. */
    day: LocalDate.nullable(),
  }),
  problems: ['InvalidRequest', 'NotFound'],
})
