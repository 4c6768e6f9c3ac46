import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderChannels } from '../orders/order-channel.ts'
import { Bilingual, Dollars, Id, LocalDate, TenantId } from '../primitives.ts'

/** Longest period in days, the first and the last included. */
export const mostDays = 30

const at = { service: 'administration', access: 'Dashboard' } as const
/** Sales under one name: kind, activity or equipment category, and product. */
const SoldCount = z.strictObject({
  category: z.string(),
  activity: Bilingual.nullable(),
  productId: Id.nullable(),
  produit: Bilingual,
  count: z.int(),
  /** Dollars with taxes, after rebates, without service fees. */
  amount: Dollars,
})
/**
 * `revenue`: sales with taxes, less refunds with taxes, without service fees
 * (`FinalCostWithRefundsAndTaxes` of a sales report). `sold` and `refunded` count the units that
 * give a ticket or equipment.
 */
const Tiles = z.strictObject({ revenue: Dollars, sold: z.int(), refunded: z.int() })

export const getStatistics = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/Statistics',
  summary: 'Get sales and refunds of a period, compared with the previous period and last year',
  effect: 'outside',
  costly: true,
  /** Business days; `endDate` is exclusive. At most 30 days, none in the future. */
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    startDate: LocalDate,
    endDate: LocalDate,
  }),
  reply: z.strictObject({
    /** Each day of the period; `sales` less `refunds` add up to the revenue of the period. */
    days: z.array(z.strictObject({ date: LocalDate, sales: Dollars, refunds: Dollars })),
    /**
     * By the channel of the order, with those of `days`: `sales` less `refunds` add up to the
     * revenue of the period. `orders` counts orders that were sold in it.
     */
    channels: z.array(
      z.strictObject({
        channel: z.enum(orderChannels),
        orders: z.int(),
        sales: Dollars,
        refunds: Dollars,
      }),
    ),
    /** Sales by day of payment. */
    sales: z.array(SoldCount),
    /** Refunds by the day on which the money was sent. */
    refundedSales: z.array(SoldCount),
    /** Buyers per postal area, for buyers with a known postal code. */
    userCoordinatesInformation: z.array(
      z.strictObject({
        latitude: z.number(),
        longitude: z.number(),
        quantity: z.int(),
        postalArea: z.string(),
        /** Empty when the area has no displayable name. */
        place: z.string(),
        /** The same in both languages. */
        placeNames: Bilingual,
      }),
    ),
    /** Location of the business, to centre the map; null when it is not set. */
    location: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
    period: Tiles,
    /** The same number of days, just before the period. */
    previousPeriod: Tiles,
    /** The same weekdays, 52 weeks earlier. */
    lastYear: Tiles,
    /** Daily tickets whose time overlaps today, whatever the period. */
    activeDailyTickets: z.int(),
    /** Buyers per gender; buyers who gave none are not counted. */
    genders: z.array(z.strictObject({ gender: z.string(), count: z.int() })),
    /** Scans at the gates, by result. */
    validations: z.array(z.strictObject({ result: z.string(), count: z.int() })),
  }),
  problems: [],
})

export const getToday = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/Statistics/today',
  summary: 'Get the figures of the current business day',
  effect: 'read',
  reply: z.strictObject({
    date: LocalDate,
    /** Units and revenue of today, as in `getStatistics`. */
    sold: z.int(),
    revenue: Dollars,
    /** Daily tickets whose time overlaps today. */
    expected: z.int(),
    /** The part of `expected` that a gate admitted today. */
    inside: z.int(),
    /** Payments at the counter today less refunds there, all payment methods together. */
    atTheTill: Dollars,
  }),
  problems: [],
})
