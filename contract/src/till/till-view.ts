import { z } from 'zod'
import {
  Chosen,
  Dollars,
  Id,
  Instant,
  Integer,
  LocalDate,
  Price,
  Required,
  Unique,
} from '../primitives.ts'

/** The bills and coins of Canada, in dollars, from the largest down: what a drawer is counted by. */
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
/** Those of paper. */
export const smallestBill: Denomination = '5'

/** How many of each are in the drawer; those that are left out are none. */
export const Pieces = Unique(
  z
    .array(z.strictObject({ denomination: Chosen(denominations), count: Integer(0, 9999) }), 'type')
    .max(denominations.length, `maxItems:${denominations.length}`),
  (piece) => (piece as { denomination: string }).denomination,
)
/** Cash that moves at once: at most $100,000. */
export const CashAmount = Price(1, 10_000_000)
export const floatLimitCents = 10_000_000
export const reasonLimit = 200
export const explanationLimit = 500
export const Reason = Required(reasonLimit)

/** Cash of a till: `expected` is the float and what came, less what went. */
export const TillFigures = z.strictObject({
  cashTaken: Dollars,
  cashGivenBack: Dollars,
  cashIn: Dollars,
  cashOut: Dollars,
  expected: Dollars,
  /** What the clerk took otherwise, and gave back: not in the drawer. */
  otherMethods: z.array(z.strictObject({ method: z.string(), taken: Dollars, givenBack: Dollars })),
})
export const TillLine = z.strictObject({
  publicId: Id,
  kind: z.enum(['in', 'out', 'correction']),
  /** Below 0 only in a correction. */
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
  /** As it was at the closing; none while it is open. */
  expected: Dollars.nullable(),
  counted: Dollars.nullable(),
  difference: Dollars.nullable(),
  /** The sum of what was corrected since. */
  corrections: Dollars,
})
export const Till = TillRow.extend({
  explanation: z.string().nullable(),
  /** Whether it is that of whoever asks. */
  isOwn: z.boolean(),
  /** None while they are hidden from who still has to count. */
  figures: TillFigures.nullable(),
  lines: z.array(TillLine),
  /** The last one is what it was closed with. */
  counts: z.array(TillCount),
})
