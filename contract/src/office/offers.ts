import { z } from 'zod'
import { CatalogueSale } from '../catalogue-sale.ts'
import { Bilingual, Id, Instant, LocalDate } from '../primitives.ts'

/** Kinds of offers of a public ticket office, in the order of its page. */
export const offerKinds = [
  'activity',
  'pass',
  'rental',
  'lodging',
  'package',
  'product',
  'donation',
] as const
export type OfferKind = (typeof offerKinds)[number]
/** Kinds of offers that belong to an activity. */
export const activityOfferKinds = ['activity', 'pass', 'donation'] as const satisfies OfferKind[]
export type ActivityOfferKind = (typeof activityOfferKinds)[number]

/** A month as YYYY-MM. */
export const Month = z.string('type').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'date')

/** A day of the calendar of an offer; other days are closed. */
export const OfferDay = z.strictObject({
  date: LocalDate,
  isAvailable: z.boolean(),
  /** Everything of the day has ended, so the day is over, not full. */
  isOver: z.boolean(),
})

/** A record of the catalogue that the public may buy, now or at another time. */
export const Offer = z.strictObject({
  kind: z.enum(offerKinds),
  /** Id of the activity, category, package or product. */
  publicId: Id,
  name: Bilingual,
  description: Bilingual.nullable(),
  imageUrl: z.string().nullable(),
  sale: CatalogueSale,
  /** Begin of the buying period of an offer that is not yet on sale. */
  saleBeginsDateTimeUtc: Instant.nullable(),
})
/** Members of every page with a calendar: the shown days, and the chosen one. */
export const shownDays = {
  /** Current date in the time zone of the business. */
  today: LocalDate,
  month: Month,
  /** Last month of `days`: the next one when the requested month is nearly over. */
  lastMonth: Month,
  days: z.array(OfferDay),
}
export type OfferDay = z.output<typeof OfferDay>
export type Offer = z.output<typeof Offer>
