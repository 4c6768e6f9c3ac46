import { mustFind, mustGet } from '../platform/values/must.ts'
import { type Share, sumOf } from './cart.rules.ts'
import type { RefundableUnit, RefundedItem } from './refundable-unit.ts'
import { halfUp, percentOf } from './rounding.rules.ts'
import { shareAmount } from './share-amount.rules.ts'

export type FeeRefundPolicy = 'keep' | 'onTotal' | 'proportional'
export type RefundQuestion = {
  units: readonly RefundableUnit[]
  /** Whole percentages of the unit's price; more than 100 counts as 100. Ignored when `all`. */
  asks: readonly { unitId: string; percent: number }[]
  /** True to refund everything that is left. */
  all: boolean
  /**
   * An amount instead of percentages, taxes included, in cents: it is divided over what the units
   * would return at 100 %. Ignored when `all`.
   */
  amountCents?: number | undefined
  hasEarlierRefund: boolean
  feeRefundPolicy: FeeRefundPolicy
}
/**
 * Total = net + fees + taxes; `items` include the fee units. `feesKeptCents` is the part of the
 * fees that is not refunded, with taxes. `remainingAfterCents` is what a later refund could still
 * return.
 */
export type RefundAnswer = {
  scope: 'partial' | 'remaining' | 'total'
  items: RefundedItem[]
  netCents: number
  feesCents: number
  taxes: Share[]
  totalCents: number
  remainingAfterCents: number
  feesKeptCents: number
}
export type RefundProblem = {
  refused: 'NotRefundable' | 'AmountExceedsRemaining'
  unitIds: string[]
  /** Maximum amount, in cents. */
  atMostCents?: number
}

/** Rest of a unit that can be refunded: net and each tax, in cents. */
export function refundableOf(unit: RefundableUnit): {
  netCents: number
  taxes: Share[]
  totalCents: number
} {
  const netCents = unit.grossCents - unit.rebateCents - unit.refundedNetCents
  const taxes = unit.taxes.map(({ key, cents, refundedCents }) => ({
    key,
    cents: cents - refundedCents,
  }))
  return { netCents, taxes, totalCents: netCents + sumOf(taxes.map((tax) => tax.cents)) }
}

/**
 * Refunds a net amount: from one unit after the other as far as each has something left, with its
 * share of the unit's taxes, each rounded half-up; the last refund of a unit includes all remaining
 * taxes. Returns less when less is left.
 */
export function refundsOfAmount(
  units: readonly RefundableUnit[],
  netCents: number,
): RefundedItem[] {
  let left = netCents
  return units.flatMap((unit) => {
    const whole = unit.grossCents - unit.rebateCents
    const rest = refundableOf(unit)
    const part = Math.min(left, rest.netCents)
    if (part <= 0) return []
    left -= part
    // The last refund of the net includes the remaining taxes, so that no cent is left over.
    if (part === rest.netCents) return itemOf(unit, 100, rest)
    const percent = Math.max(1, halfUp(BigInt(100 * part), BigInt(whole)))
    return shareOf(unit, percent, BigInt(part), BigInt(whole))
  })
}

type FeeQuestion = {
  all: boolean
  feeRefundPolicy: FeeRefundPolicy
  /** Entries: the net refunded now, and their whole net. */
  netCents: number
  wholeNet: number
}
/** Refunded fees: with the last cent, in proportion with each refund, or never. */
function feesBack(
  fees: readonly RefundableUnit[],
  { all, feeRefundPolicy, netCents, wholeNet }: FeeQuestion,
): RefundedItem[] {
  if (feeRefundPolicy === 'keep') return []
  if (all) return fees.map((unit) => itemOf(unit, 100, refundableOf(unit)))
  if (feeRefundPolicy === 'onTotal' || wholeNet === 0) return []
  const percent = Math.max(1, halfUp(BigInt(100 * netCents), BigInt(wholeNet)))
  return fees.map((unit) => shareOf(unit, percent, BigInt(netCents), BigInt(wholeNet)))
}

const scopeOf = (all: boolean, hasEarlierRefund: boolean) => {
  if (!all) return 'partial'
  return hasEarlierRefund ? 'remaining' : 'total'
}

/**
 * Computes a refund, or why it is not possible. A unit returns its percentage of the net and of
 * each tax, each rounded half-up and capped at what is left of it. Fees: `onTotal` returns them
 * with the last cent, `proportional` with each refund, `keep` never; a partial refund followed by
 * `all` returns the final cost exactly (less the fees under `keep`). NotRefundable: a unit that is
 * unknown, a fee or named twice, or nothing left at all; AmountExceedsRemaining: a named unit with
 * nothing left, or an amount above what the named units have left. A unit without a price may be
 * cancelled at 0.
 */
export function refundOf(question: RefundQuestion): RefundAnswer | RefundProblem {
  const { units, asks, all, feeRefundPolicy } = question
  const entries = units.filter((unit) => unit.kind !== 'fee')
  const fees = units.filter((unit) => unit.kind === 'fee')
  const problem = problemOf(units, feeRefundPolicy === 'keep' ? entries : units, asks, all)
  if (problem) return problem
  const amountCents = all ? undefined : question.amountCents
  if (amountCents === undefined) return answerOf(question, itemsOf(question, entries, fees))
  const whole = itemsOf({ ...question, asks: asks.map(wholly) }, entries, fees)
  const atMostCents = sumOf(whole.map((item) => item.totalCents))
  return amountCents > atMostCents
    ? { refused: 'AmountExceedsRemaining', unitIds: asks.map((ask) => ask.unitId), atMostCents }
    : answerOf(question, shareAmount(units, whole, amountCents))
}
const wholly = ({ unitId }: { unitId: string }) => ({ unitId, percent: 100 })

/** Refunded items of each entry, followed by the fees. */
function itemsOf(
  { all, asks, feeRefundPolicy }: RefundQuestion,
  entries: readonly RefundableUnit[],
  fees: readonly RefundableUnit[],
): RefundedItem[] {
  const entryItems = all
    ? entries
        .filter((unit) => isFree(unit) || refundableOf(unit).totalCents > 0)
        .map((unit) => itemOf(unit, 100, refundableOf(unit)))
    : asks.map(({ unitId, percent }) =>
        partOf(
          mustFind(entries, (unit) => unit.id === unitId),
          Math.min(percent, 100),
        ),
      )
  const netCents = sumOf(entryItems.map((item) => item.netCents))
  const wholeNet = sumOf(entries.map((unit) => unit.grossCents - unit.rebateCents))
  const feeItems = feesBack(fees, { all, feeRefundPolicy, netCents, wholeNet })
  return [...entryItems, ...feeItems.filter((item) => item.totalCents > 0)]
}

function answerOf(
  { units, all, hasEarlierRefund, feeRefundPolicy }: RefundQuestion,
  items: RefundedItem[],
): RefundAnswer {
  const fees = units.filter((unit) => unit.kind === 'fee')
  const feeIds = new Set(fees.map((unit) => unit.id))
  const [feeItems, entryItems] = [true, false].map((isFee) =>
    items.filter((item) => feeIds.has(item.unitId) === isFee),
  ) as [RefundedItem[], RefundedItem[]]
  const totalCents = sumOf(items.map((item) => item.totalCents))
  const leftOf = (some: readonly RefundableUnit[]) =>
    sumOf(some.map((unit) => refundableOf(unit).totalCents))
  const feesKeptCents = leftOf(fees) - sumOf(feeItems.map((item) => item.totalCents))
  return {
    scope: scopeOf(all, hasEarlierRefund),
    items,
    netCents: sumOf(entryItems.map((item) => item.netCents)),
    feesCents: sumOf(feeItems.map((item) => item.netCents)),
    taxes: sumByKey(items.flatMap((item) => item.taxes)),
    totalCents,
    remainingAfterCents:
      leftOf(units) - totalCents - (feeRefundPolicy === 'keep' ? feesKeptCents : 0),
    feesKeptCents,
  }
}

function problemOf(
  units: readonly RefundableUnit[],
  returnable: readonly RefundableUnit[],
  asks: RefundQuestion['asks'],
  all: boolean,
): RefundProblem | null {
  if (all) {
    const isOver =
      returnable.some((unit) => !isFree(unit)) &&
      returnable.every((unit) => refundableOf(unit).totalCents === 0)
    return isOver ? { refused: 'NotRefundable', unitIds: units.map((unit) => unit.id) } : null
  }
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const seen = new Set<string>()
  const wrong = asks.filter(({ unitId }) => {
    const isWrong = seen.has(unitId) || (byId.get(unitId)?.kind ?? 'fee') === 'fee'
    seen.add(unitId)
    return isWrong
  })
  if (wrong.length > 0 || asks.length === 0)
    return { refused: 'NotRefundable', unitIds: wrong.map((ask) => ask.unitId) }
  const spent = asks.filter(
    ({ unitId }) =>
      !isFree(mustGet(byId, unitId)) && refundableOf(mustGet(byId, unitId)).totalCents === 0,
  )
  return spent.length > 0
    ? { refused: 'AmountExceedsRemaining', unitIds: spent.map((ask) => ask.unitId) }
    : null
}

const isFree = (unit: RefundableUnit) =>
  unit.grossCents - unit.rebateCents + sumOf(unit.taxes.map((tax) => tax.cents)) === 0

const partOf = (unit: RefundableUnit, percent: number) =>
  capped(unit, percent, (cents) => percentOf(cents, percent))
const shareOf = (unit: RefundableUnit, percent: number, part: bigint, whole: bigint) =>
  capped(unit, percent, (cents) => halfUp(BigInt(cents) * part, whole))

function capped(
  unit: RefundableUnit,
  percent: number,
  portion: (cents: number) => number,
): RefundedItem {
  const left = refundableOf(unit)
  const netCents = Math.min(portion(unit.grossCents - unit.rebateCents), left.netCents)
  return itemOf(unit, percent, {
    netCents,
    taxes: unit.taxes.map(({ key, cents }, place) => ({
      key,
      cents: Math.min(portion(cents), left.taxes[place]!.cents),
    })),
  })
}

function itemOf(
  unit: RefundableUnit,
  percent: number,
  { netCents, taxes }: { netCents: number; taxes: Share[] },
): RefundedItem {
  const returned = taxes.filter((tax) => tax.cents > 0)
  return {
    unitId: unit.id,
    percent,
    netCents,
    taxes: returned,
    totalCents: netCents + sumOf(returned.map((tax) => tax.cents)),
  }
}

function sumByKey(shares: readonly Share[]): Share[] {
  const sums = new Map<string, number>()
  for (const { key, cents } of shares) sums.set(key, (sums.get(key) ?? 0) + cents)
  return [...sums].map(([key, cents]) => ({ key, cents }))
}
