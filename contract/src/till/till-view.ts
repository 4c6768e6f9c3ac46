import { z } from 'zod'
import {
  Choice,
  Dollars,
  Id,
  Instant,
  Integer,
  LocalDate,
  Price,
  Required,
  Unique,
} from '../primitives.ts'

/** Canadian bills and coins in dollars, largest first, for counting a drawer. */
export const denominations = [
  '100',
  '50',
  '20',
  '10',
  '5',
  '2',
  '1',
  '0.25',
  '0.10',
  '0.05',
] as const
export type Denomination = (typeof denominations)[number]
/** The smallest denomination that is a bill; all smaller ones are coins. */
export const smallestBill: Denomination = '5'

/** Number of bills or coins per denomination in the drawer; absent ones count 0. */
export const Pieces = Unique(
  z
    .array(z.strictObject({ denomination: Choice(denominations), count: Integer(0, 9999) }), 'type')
    .max(denominations.length, `maxItems:${denominations.length}`),
  (piece) => (piece as { denomination: string }).denomination,
)
/** Amount of one cash movement: at most $100,000. */
export const CashAmount = Price(1, 10_000_000)
export const floatLimitCents = 10_000_000
export const reasonLimit = 200
export const explanationLimit = 500
export const Reason = Required(reasonLimit)

/** Cash of a till: `expected` is the float plus cash received, less cash paid out. */
export const TillFigures = z.strictObject({
  cashTaken: Dollars,
  cashGivenBack: Dollars,
  cashIn: Dollars,
  cashOut: Dollars,
  expected: Dollars,
  /** Payments and refunds of the clerk by other methods, which are not in the drawer. */
  otherMethods: z.array(z.strictObject({ method: z.string(), taken: Dollars, givenBack: Dollars })),
})
export const TillLine = z.strictObject({
  publicId: Id,
  kind: z.enum(['in', 'out', 'correction']),
  /** Negative only for a correction. */
  amount: Dollars,
  reason: z.string(),
  byName: z.string(),
  dateTimeUtc: Instant,
})
export const TillCount = z.strictObject({
  publicId: Id,
  pieces: z.array(z.strictObject({ denomination: z.enum(denominations), count: z.int() })),
  counted: Dollars,
  expected: Dollars,
  difference: Dollars,
  byName: z.string(),
  dateTimeUtc: Instant,
})

/** A till in a list. */
export const TillRow = z.strictObject({
  publicId: Id,
  registerName: z.string(),
  clerkName: z.string(),
  businessDay: LocalDate,
  openedDateTimeUtc: Instant,
  closedDateTimeUtc: Instant.nullable(),
  closedByName: z.string().nullable(),
  float: Dollars,
  /** Amounts at the closing; null while it is open. */
  expected: Dollars.nullable(),
  counted: Dollars.nullable(),
  difference: Dollars.nullable(),
  /** Sum of the corrections since the closing. */
  corrections: Dollars,
})
export const Till = TillRow.extend({
  explanation: z.string().nullable(),
  /** True when it belongs to the caller. */
  isOwn: z.boolean(),
  /** Null while the figures are hidden from a clerk who still has to count. */
  figures: TillFigures.nullable(),
  lines: z.array(TillLine),
  /** The last count is that of the closing. */
  counts: z.array(TillCount),
})
