import { z } from 'zod'
import { Bilingual, Dollars, Id, Instant, WallTime } from '../../primitives.ts'

/** As many places of one slot, and slots, as a counter takes at once. */
export const mostPlaces = 50
export const mostSlots = 40
/** As many live allotments as one device has. */
export const mostPerDevice = 3
/** As many tickets as a sale without a network has at most. */
export const mostSeats = 12

const summary = {
  publicId: Id,
  devicePublicId: Id,
  counterName: z.string(),
  takenBy: z.string(),
  takenDateTimeUtc: Instant,
  /** The end of its last slot: what is not settled by then is free for everybody. */
  untilDateTimeUtc: Instant,
  endedDateTimeUtc: Instant.nullable(),
  ending: z.enum(['returned', 'takenBack', 'expired']).nullable(),
  places: z.int(),
  settledPlaces: z.int(),
  /** Somebody came in by them, and no sale of them is settled: it is still to come, or nobody paid. */
  enteredUnsettledPlaces: z.int().optional(),
}
/** Places that a counter took ahead, to sell them without a network. */
export const AllotmentSummary = z.strictObject(summary)

/** A place of a slot whose ticket is ready to be printed: it is issued with this id and number. */
const AllotmentSeat = z.strictObject({
  ticketPublicId: Id,
  ticketReferenceKey: z.string(),
  /** The text of its QR code. */
  barcode: z.string(),
  isSettled: z.boolean(),
})

/**
 * What each number of tickets of each type comes to: without a network nothing is computed, it is
 * looked up.
 */
const AllotmentPrices = z.strictObject({
  types: z.array(
    z.strictObject({
      productId: Id,
      title: Bilingual,
      /** Before fees and taxes. */
      price: Dollars,
    }),
  ),
  /** The taxes with the numbers that a receipt names; `totals` has their amounts in this order. */
  taxes: z.array(
    z.strictObject({
      key: z.string(),
      description: Bilingual,
      number: z.string().nullable(),
      percent: z.number(),
    }),
  ),
  /** The most tickets of one sale. */
  bound: z.int(),
  totals: z.array(
    z.strictObject({
      /** How many of each type, in the order of `types`. */
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
      /** Which of `priceTables` it is sold by. */
      priceTable: z.int(),
      /** Ticket types that cannot be sold without a network, as they ask questions or names. */
      omitted: z.int(),
      seats: z.array(AllotmentSeat),
    }),
  ),
  priceTables: z.array(AllotmentPrices),
})
