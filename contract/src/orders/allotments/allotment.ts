import { z } from 'zod'
import { Bilingual, Dollars, Id, Instant, WallTime } from '../../primitives.ts'

/** Most places per slot, and most slots, of one allotment. */
export const mostPlaces = 50
export const mostSlots = 40
/** Most active allotments per device. */
export const mostPerDevice = 3
/** Most tickets of one offline sale. */
export const mostSeats = 12

const summary = {
  publicId: Id,
  devicePublicId: Id,
  counterName: z.string(),
  takenBy: z.string(),
  takenDateTimeUtc: Instant,
  /** End of the last slot; places that are not settled by then are free again. */
  untilDateTimeUtc: Instant,
  endedDateTimeUtc: Instant.nullable(),
  ending: z.enum(['returned', 'takenBack', 'expired']).nullable(),
  places: z.int(),
  settledPlaces: z.int(),
  /**
   * Places whose ticket was admitted at the gate without a settled sale: the device has not sent it
   * yet, or nobody paid.
   */
  enteredUnsettledPlaces: z.int().optional(),
}
/** An allotment: places that a counter takes ahead to sell them offline. */
export const AllotmentSummary = z.strictObject(summary)

/** A place of a slot with a prepared ticket, which is issued with this id and number. */
const AllotmentSeat = z.strictObject({
  ticketPublicId: Id,
  ticketReferenceKey: z.string(),
  /** Text of the QR code. */
  barcode: z.string(),
  isSettled: z.boolean(),
})

/**
 * Prices of every combination of ticket quantities: an offline counter looks prices up instead of
 * computing them.
 */
const AllotmentPrices = z.strictObject({
  types: z.array(
    z.strictObject({
      productId: Id,
      title: Bilingual,
      /** Dollars, before fees and taxes. */
      price: Dollars,
    }),
  ),
  /** Taxes with the registration numbers for receipts; `taxTotals` has the same order. */
  taxes: z.array(
    z.strictObject({
      key: z.string(),
      description: Bilingual,
      number: z.string().nullable(),
      percent: z.number(),
    }),
  ),
  /** Most tickets of one sale. */
  bound: z.int(),
  totals: z.array(
    z.strictObject({
      /** Quantity per type, in the order of `types`. */
      quantities: z.array(z.int()),
      entriesTotal: Dollars,
      feesTotal: Dollars,
      taxTotals: z.array(Dollars),
      finalCost: Dollars,
    }),
  ),
})

export const Allotment = z.strictObject({
  ...summary,
  business: z.strictObject({ publicId: Id, name: Bilingual, timeZone: z.string() }),
  slots: z.array(
    z.strictObject({
      timeslotPublicId: Id,
      activityPublicId: Id,
      activityTitle: Bilingual,
      startDateTimeUtc: Instant,
      endDateTimeUtc: Instant,
      timeslotBegin: WallTime,
      timeslotEnd: WallTime,
      /** Index in `priceTables`. */
      priceTable: z.int(),
      /** Number of ticket types that cannot be sold offline because they ask questions or names. */
      omitted: z.int(),
      seats: z.array(AllotmentSeat),
    }),
  ),
  priceTables: z.array(AllotmentPrices),
})
