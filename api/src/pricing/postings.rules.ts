import type { Kind } from '@guichet/contract/kinds.ts'
import { roundingOf } from '@guichet/contract/orders/cash.ts'
import { type Share, sumOf } from './cart.rules.ts'
import type { FeeAmounts } from './platform-fee.rules.ts'

/** Kind of a posting: a kind of the catalogue, a fee, or a correction. */
export type PostedKind = Kind | 'fee' | 'adjustment'
/**
 * A line of double entry: debits are positive, credits negative, in cents. The lines of one
 * transaction add up to 0.
 */
export type Posting = { account: string; kind: PostedKind | null; cents: number }
type Entry = {
  kind: PostedKind
  grossCents: number
  rebateCents: number
  taxes: readonly Share[]
}
type ReturnedItem = { kind: PostedKind; netCents: number; taxes: readonly Share[] }

export const receivable = 'receivable'
/** Owed to buyers from the decision of a refund until its payment. */
const refundClearing = 'refund-clearing'
/** Platform fees owed to the installation, less those that its provider has handed over. */
const platformPayable = 'platform-payable'
/** Disputed payments that banks have withdrawn, and those lost for good. */
const disputed = 'disputed'
const lostDispute = 'lost-dispute'
/** Loss by rounding cash to the smallest coin; below 0 a gain. */
const cashRounding = 'cash-rounding'
const cashOf = (method: string): string => `cash:${method}`
const taxOf = (key: string) => `tax:${key}`

/**
 * Postings of a sale: the buyer owes the final cost; revenue and rebates per kind, fees, and each
 * tax.
 */
export function salePostings(units: readonly Entry[]): Posting[] {
  const earned = gather(
    units.flatMap(({ kind, grossCents, rebateCents, taxes }) => [
      { account: kind === 'fee' ? 'fee' : 'revenue', kind, cents: -grossCents },
      { account: 'rebate', kind, cents: rebateCents },
      ...taxes.map((tax) => ({ account: taxOf(tax.key), kind: null, cents: -tax.cents })),
    ]),
  )
  return balanced(receivable, earned)
}

/** Postings of a successful payment, which reduces what the buyer owes. */
export const paymentPostings = (method: string, cents: number): Posting[] =>
  balanced(receivable, gather([{ account: cashOf(method), kind: null, cents }]))

/** Postings of the rounding of cash; below 0 it lowers the amount. */
export const roundingPostings = (cents: number): Posting[] =>
  balanced(cashRounding, gather([{ account: cashOf('cash'), kind: null, cents }]))

/** Postings of a payment at the counter: the amount owed, and separately the rounding of cash. */
export const receivedPostings = (method: string, cents: number): Posting[][] => [
  paymentPostings(method, cents),
  roundingPostings(roundingOf(method, cents)),
]

/** Postings of a decided refund: revenue, fees and taxes reversed, the sum owed to the buyer. */
export function refundPostings(items: readonly ReturnedItem[]): Posting[] {
  const given = gather(
    items.flatMap(({ kind, netCents, taxes }) => [
      { account: kind === 'fee' ? 'fee' : 'revenue', kind, cents: netCents },
      ...taxes.map((tax) => ({ account: taxOf(tax.key), kind: null, cents: tax.cents })),
    ]),
  )
  return balanced(refundClearing, given)
}

/** Postings of the part of a refund that reduces the buyer's debt instead of being paid back. */
export const creditPostings = (cents: number): Posting[] =>
  balanced(refundClearing, gather([{ account: receivable, kind: null, cents: -cents }]))

/** Postings of a refund that was paid back by a method. */
export const transferPostings = (method: string, cents: number): Posting[] =>
  balanced(refundClearing, gather([{ account: cashOf(method), kind: null, cents: -cents }]))

/** Postings of a platform fee: an expense, with taxes that can be claimed back. */
export const platformFeePostings = (fee: FeeAmounts): Posting[] =>
  balanced(
    platformPayable,
    gather([
      { account: 'platform-fee', kind: null, cents: fee.cents },
      ...fee.taxes.map(({ key, cents }) => ({ account: `platform-tax:${key}`, kind: null, cents })),
    ]),
  )

/**
 * Postings of the platform fee that a provider deducted from a payment. The payment is booked in
 * full; this is the part that is missing in the account.
 */
export const collectedFeePostings = (cents: number): Posting[] =>
  balanced(platformPayable, gather([{ account: 'platform-collected', kind: null, cents: -cents }]))

/** Disputed amount: withdrawn until the dispute is won, lost when it is lost. */
export type DisputeAmount = { cents: number; isWithdrawn: boolean; isLost: boolean }

/**
 * Postings from the previous to the current state of a dispute, regardless of the states in
 * between.
 */
export const disputePostings = (
  method: string,
  before: DisputeAmount | null,
  after: DisputeAmount,
): Posting[] => gather([...reversed(heldPostings(method, before)), ...heldPostings(method, after)])

function heldPostings(method: string, held: DisputeAmount | null): Posting[] {
  if (!held?.isWithdrawn) return []
  const { cents, isLost } = held
  const account = isLost ? lostDispute : disputed
  return balanced(account, gather([{ account: cashOf(method), kind: null, cents: -cents }]))
}

/** Postings that reverse a transaction: a failed refund, an order that was never paid. */
export const reversed = (lines: readonly Posting[]): Posting[] =>
  lines.map((line) => ({ ...line, cents: -line.cents }))

function balanced(account: string, lines: Posting[]): Posting[] {
  const cents = -sumOf(lines.map((line) => line.cents))
  return cents === 0 ? lines : [{ account, kind: null, cents }, ...lines]
}

/** Sums by account and kind, without those of 0. */
function gather(lines: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const line of lines) {
    const name = `${line.account} ${line.kind}`
    sums.set(name, { ...line, cents: line.cents + (sums.get(name)?.cents ?? 0) })
  }
  return [...sums.values()].filter((line) => line.cents !== 0)
}
