import { z } from 'zod'
import { SellableProduct } from '../activities/get-sellable.ts'
import { OpenDay } from '../availability/find-days.ts'
import { Timeslot } from '../availability/find-timeslots.ts'
import { endpoint } from '../endpoint.ts'
import { schedulingTypes } from '../kinds.ts'
import { Choice, Id, LocalDate } from '../primitives.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { OfficeParams } from './find-office.ts'
import { activityOfferKinds, Month, Offer } from './offers.ts'

export const findOfficeActivity = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office/activities/:activityPublicId',
  summary: 'Get the public page of an activity: a month of its calendar, and the slots of a day',
  access: 'guest',
  effect: 'read',
  params: OfficeParams.extend({ activityPublicId: Id }),
  query: z.strictObject({
    /** Its day tickets, which is the default, its season passes or its donations. */
    kind: Choice(activityOfferKinds).optional(),
    /** Defaults to the month of the day. */
    month: Month.optional(),
    /** Defaults to the next day with places left, otherwise to the next open one. */
    day: LocalDate.optional(),
  }),
  reply: z.strictObject({
    business: BusinessProfile,
    /** Current date in the time zone of the business. */
    today: LocalDate,
    activity: Offer.extend({
      /** HTML written by the business. */
      message: Offer.shape.description,
      schedulingType: z.enum(schedulingTypes),
      types: z.array(SellableProduct),
    }),
    month: Month,
    /** Last month of `days`: the next one when the requested month is nearly over. */
    lastMonth: Month,
    days: z.array(OpenDay),
    /** Null if the activity has no open day, and for what is sold without a day. */
    day: LocalDate.nullable(),
    /** Slots of the day that have not ended. */
    slots: z.array(Timeslot),
  }),
  problems: ['InvalidRequest', 'NotFound'],
})
