import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, Id, LocalDate, TenantId } from '../primitives.ts'

/** As many days as one look may have, the first and the last included. */
export const mostDays = 30

const at = { service: 'administration', access: 'Dashboard' } as const
/** A name under which something was sold: its kind, activity or equipment category, and product. */
const Sold = z.strictObject({
  category: z.string(),
  activity: Bilingual.nullable(),
  productId: Id.nullable(),
  produit: Bilingual,
  count: z.int(),
  /** With taxes, after rebates, without the fees that buyers pay. */
  amount: Dollars,
})
/**
 * Revenue is what was sold with its taxes, less what went back with them, without fees: the
 * `FinalCostWithRefundsAndTaxes` of a sales report. Sold and refunded are pieces that give a ticket
 * or equipment.
 */
const Tiles = z.strictObject({ revenue: Dollars, sold: z.int(), refunded: z.int() })

export const getStatistics = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/Statistics',
  summary: 'What was sold and given back in a period, beside the one before and last year',
  effect: 'outside',
  costly: true,
  /** Business days; `endDate` is the day after the last one. At most 30 days, none of them to come. */
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    startDate: LocalDate,
    endDate: LocalDate,
  }),
  reply: z.strictObject({
    /** By the day of payment. */
    sales: z.array(Sold),
    /** By the day on which the money had left. */
    refundedSales: z.array(Sold),
    /** Where buyers live, by postal area: those whose code is known. */
    userCoordinatesInformation: z.array(
      z.strictObject({
        latitude: z.number(),
        longitude: z.number(),
        quantity: z.int(),
        postalArea: z.string(),
        /** Empty where the area has no name that can be shown. */
        place: z.string(),
      }),
    ),
    /** Where the business is, for the middle of a map; null where that was never said. */
    location: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
    period: Tiles,
    /** As many days, just before. */
    previousPeriod: Tiles,
    /** The same days of the week, 52 weeks before. */
    lastYear: Tiles,
    /** Tickets of a day whose time meets today, whatever the period. */
    activeDailyTickets: z.int(),
    /** Buyers who said it; those who did not are in none. */
    genders: z.array(z.strictObject({ gender: z.string(), count: z.int() })),
    /** Readings at the gates, by what came of them. */
    validations: z.array(z.strictObject({ result: z.string(), count: z.int() })),
  }),
  problems: [],
})

export const getToday = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/Statistics/today',
  summary: 'The day of the business as it is this moment',
  effect: 'read',
  reply: z.strictObject({
    date: LocalDate,
    /** Pieces and revenue of today, as in `getStatistics`. */
    sold: z.int(),
    revenue: Dollars,
    /** Tickets of a day whose time meets today. */
    expected: z.int(),
    /** Of those, the ones that a gate let in today. */
    inside: z.int(),
    /** What the counter took today less what it gave back, whatever it was paid with. */
    atTheTill: Dollars,
  }),
  problems: [],
})
