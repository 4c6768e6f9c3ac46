import type { Kind } from '@guichet/contract/kinds.ts'
import { roundingOf } from '@guichet/contract/orders/cash.ts'
import { type Share, sumOf } from './cart.rules.ts'
import type { FeeAmounts } from './platform-fee.rules.ts'

/** What a posting is for: a kind of the catalogue, a fee, or a correction. */
export type PostedKind = Kind | 'fee' | 'adjustment'
/**
 * One line of double entry: debits are positive, credits negative, in cents. The lines of one
 * transaction sum to 0.
 */
export type Posting = { account: string; kind: PostedKind | null; cents: number }
type Entry = {
  kind: PostedKind
  grossCents: number
  rebateCents: number
  taxes: readonly Share[]
}
type Returned = { kind: PostedKind; netCents: number; taxes: readonly Share[] }

export const receivable = 'receivable'
/** Owed to buyers from the moment a refund is asked until its money has left. */
const refundClearing = 'refund-clearing'
/** Owed to the installation for what was sold, less what its provider has handed over. */
const platformPayable = 'platform-payable'
/** What banks hold of payments that buyers dispute, and what they keep for good. */
const disputed = 'disputed'
const lostDispute = 'lost-dispute'
/** What rounding to the smallest coin loses, or below 0 gains. */
const cashRounding = 'cash-rounding'
const cashOf = (method: string): string => `cash:${method}`
const taxOf = (key: string) => `tax:${key}`

/**
 * A sale: the buyer owes the final cost; revenue and its rebates per kind, fees, and each tax are
 * earned or owed on.
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

/** A payment that succeeded: the buyer owes that much less. */
export const paymentPostings = (method: string, cents: number): Posting[] =>
  balanced(receivable, gather([{ account: cashOf(method), kind: null, cents }]))

/** What cash adds to what is owed, or below 0 takes off, as there is no smaller coin. */
export const roundingPostings = (cents: number): Posting[] =>
  balanced(cashRounding, gather([{ account: cashOf('cash'), kind: null, cents }]))

/** Money of the counter that came in: what the buyer owed, and beside it the rounding of cash. */
export const receivedPostings = (method: string, cents: number): Posting[][] => [
  paymentPostings(method, cents),
  roundingPostings(roundingOf(method, cents)),
]

/** A refund as decided: revenue, fees and taxes go back, the buyer is owed the sum. */
export function refundPostings(items: readonly Returned[]): Posting[] {
  const given = gather(
    items.flatMap(({ kind, netCents, taxes }) => [
      { account: kind === 'fee' ? 'fee' : 'revenue', kind, cents: netCents },
      ...taxes.map((tax) => ({ account: taxOf(tax.key), kind: null, cents: tax.cents })),
    ]),
  )
  return balanced(refundClearing, given)
}

/** What of a refund is not paid back, as the buyer had not paid it yet: they owe that much less. */
export const creditPostings = (cents: number): Posting[] =>
  balanced(refundClearing, gather([{ account: receivable, kind: null, cents: -cents }]))

/** A refund's money that has left by a method. */
export const transferPostings = (method: string, cents: number): Posting[] =>
  balanced(refundClearing, gather([{ account: cashOf(method), kind: null, cents: -cents }]))

/** What the installation charges for a sale: an expense, with taxes that can be claimed again. */
export const platformFeePostings = (fee: FeeAmounts): Posting[] =>
  balanced(
    platformPayable,
    gather([
      { account: 'platform-fee', kind: null, cents: fee.cents },
      ...fee.taxes.map(({ key, cents }) => ({ account: `platform-tax:${key}`, kind: null, cents })),
    ]),
  )

/**
 * What the provider handed to the installation of a payment. The payment itself stays whole in the
 * books: this is what is missing of it in the account.
 */
export const collectedFeePostings = (cents: number): Posting[] =>
  balanced(platformPayable, gather([{ account: 'platform-collected', kind: null, cents: -cents }]))

/** Money that a bank may hold for a dispute: withdrawn until it is won, kept where it is lost. */
export type Disputed = { cents: number; isWithdrawn: boolean; isLost: boolean }

/** From what the books said of a dispute to what is true of it now, whatever came between. */
export const disputePostings = (
  method: string,
  before: Disputed | null,
  after: Disputed,
): Posting[] => gather([...reversed(heldPostings(method, before)), ...heldPostings(method, after)])

function heldPostings(method: string, held: Disputed | null): Posting[] {
  if (!held?.isWithdrawn) return []
  const { cents, isLost } = held
  const account = isLost ? lostDispute : disputed
  return balanced(account, gather([{ account: cashOf(method), kind: null, cents: -cents }]))
}

/** What undoes a transaction: a refund that failed, an order that was never paid. */
export const reversed = (lines: readonly Posting[]): Posting[] =>
  lines.map((line) => ({ ...line, cents: -line.cents }))

function balanced(account: string, lines: Posting[]): Posting[] {
  const cents = -sumOf(lines.map((line) => line.cents))
  return cents === 0 ? lines : [{ account, kind: null, cents }, ...lines]
}

/** One line per account and kind, those of 0 left out. */
function gather(lines: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const line of lines) {
    const name = `${line.account} ${line.kind}`
    sums.set(name, { ...line, cents: line.cents + (sums.get(name)?.cents ?? 0) })
  }
  return [...sums.values()].filter((line) => line.cents !== 0)
}
