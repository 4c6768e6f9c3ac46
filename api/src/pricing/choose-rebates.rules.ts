import type { Kind } from '@guichet/contract/kinds.ts'
import type { Discount } from '@guichet/contract/rebates/discount.ts'
import { postalKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { mustGet } from '../platform/values/must.ts'
import { type Part, type RebateShares, sumOf } from './cart.rules.ts'
import { combineRebates, type RebateOnParts } from './rebate-shares.rules.ts'

/** A candidate rebate for a cart. Dates are local dates; both ends of the period are inclusive. */
export type RebateTerms = {
  id: string
  description: string
  kinds: readonly Kind[]
  rateMilli: number | null
  cents: number | null
  /** Tax in cents that was not paid with a code that another party paid for. */
  prepaidTaxCents: number | null
  isCombinable: boolean
  isActive: boolean
  isUsed: boolean
  firstDay: string
  lastDay: string
  productIds: readonly string[]
  days: readonly string[]
  /** Postal codes of the client: 3 characters are a prefix. Null for any. */
  postalCodes: readonly string[] | null
  leastCents: number | null
  leastQuantity: number | null
}
type JudgedRebate = {
  terms: RebateTerms
  eligible: readonly Part[]
  obstacle: RebateObstacle | null
}
export type ChosenRebates = {
  shares: RebateShares[]
  /** In the order passed: the amount that each takes off, or why it does not apply. */
  results: { id: string; cents: number; obstacle: RebateObstacle | null }[]
  prepaidTaxes: { key: string; cents: number; shares: ReadonlyMap<string, number> }[]
}
type Circumstances = { parts: readonly Part[]; today: string; postalCode: string | null }

/** Final cost of a cart with these rebates, in cents, including fees and taxes. */
export type FinalCostOf = (rebates: Pick<ChosenRebates, 'shares' | 'prepaidTaxes'>) => number

/**
 * Chooses the rebates of a cart: among those whose conditions are met, either one that does not
 * combine or all that do, whichever gives the lowest final cost; combining ones whose prepaid tax
 * exceeds their saving are left out. Source: docs/decisions.md 6.
 */
export function chooseRebates(
  candidates: readonly RebateTerms[],
  circumstances: Circumstances,
  finalCostOf: FinalCostOf,
): ChosenRebates {
  const { parts } = circumstances
  const judged = candidates.map((terms) => judge(terms, circumstances))
  const fitting = judged.filter(({ obstacle }) => obstacle === null)
  const { shares, prepaidTaxes } = cheapest(parts, fitting, finalCostOf)
  const taken = new Map(shares.map((each) => [each.key, each]))
  return {
    shares,
    results: judged.map(({ terms: { id }, obstacle }) => ({
      id,
      cents: taken.has(id) ? takenBy(mustGet(taken, id)) : 0,
      obstacle: obstacle ?? (taken.has(id) ? null : 'NotCombined'),
    })),
    prepaidTaxes,
  }
}

type Choice = Pick<ChosenRebates, 'shares' | 'prepaidTaxes'>
function choiceOf(parts: readonly Part[], chosen: readonly JudgedRebate[]): Choice {
  const shares = combineRebates(parts, chosen.map(onParts))
  return {
    shares,
    prepaidTaxes: chosen.flatMap(({ terms: { id, prepaidTaxCents } }, place) =>
      prepaidTaxCents ? [{ key: id, cents: prepaidTaxCents, shares: shares[place]!.shares }] : [],
    ),
  }
}

/** Choice with the lowest cost; among equal ones the first: all that combine, or most of them. */
function cheapest(
  parts: readonly Part[],
  fitting: readonly JudgedRebate[],
  finalCostOf: FinalCostOf,
): Choice {
  const alone = fitting.filter(({ terms }) => !terms.isCombinable)
  const choices = [
    ...combinations(fitting.filter(({ terms }) => terms.isCombinable)),
    ...alone.map((each) => [each]),
  ]
  const first = choiceOf(parts, choices[0]!)
  // The usual cart has one code and is priced once, by its caller: without a prepaid tax a rebate
  // never raises the price.
  if (choices.length === 1) return first
  if (fitting.length === 1 && alone[0] && !alone[0].terms.prepaidTaxCents) {
    const only = choiceOf(parts, alone)
    return takenBy(only.shares[0]!) > 0 ? only : first
  }
  let best = { choice: first, cost: finalCostOf(first) }
  for (const chosen of choices.slice(1)) {
    const choice = choiceOf(parts, chosen)
    const cost = finalCostOf(choice)
    if (cost < best.cost) best = { choice, cost }
  }
  return best.choice
}

/** Up to this number of codes with a prepaid tax, every selection is tried. */
const mostPrepaid = 5

/**
 * Selections of combining rebates: all, then without some. Rebates without a prepaid tax never
 * raise a price and are in each. With too many prepaid ones, those with the highest taxes are left
 * out first.
 */
function combinations(combining: readonly JudgedRebate[]): JudgedRebate[][] {
  const prepaid = combining
    .filter(({ terms }) => terms.prepaidTaxCents)
    .sort((a, b) => b.terms.prepaidTaxCents! - a.terms.prepaidTaxCents!)
  const isLeftOut = (out: ReadonlySet<JudgedRebate>) => combining.filter((each) => !out.has(each))
  if (prepaid.length > mostPrepaid)
    return [...prepaid.keys(), prepaid.length].map((out) =>
      isLeftOut(new Set(prepaid.slice(0, out))),
    )
  const selections = prepaid.reduce<JudgedRebate[][]>(
    (before, each) => [...before, ...before.map((out) => [...out, each])],
    [[]],
  )
  return selections.sort((a, b) => a.length - b.length).map((out) => isLeftOut(new Set(out)))
}

/** Key of the manual discount among the rebates of a cart. */
export const manualKey = 'manual'
type Manual = { description: string } & Discount

/**
 * Computes a manual discount on the cart after rebates, without donations, which are never lowered.
 *
 * @returns The share of each part, and the price of those parts before any rebate
 */
export function discountByHand(
  parts: readonly Part[],
  rebates: readonly RebateShares[],
  { description, ...discount }: Manual,
): { shares: RebateShares; baseCents: number } {
  const takenOf = (key: string) => sumOf(rebates.map(({ shares }) => shares.get(key) ?? 0))
  const eligible = parts.filter(({ kind }) => kind !== 'donation')
  const left = eligible.map((part) => ({
    ...part,
    grossCents: part.grossCents - takenOf(part.key),
  }))
  const keys = new Set(eligible.map(({ key }) => key))
  const [shares] = combineRebates(left, [
    { key: manualKey, description, eligible: keys, ...discount },
  ])
  return { shares: shares!, baseCents: sumOf(eligible.map((part) => part.grossCents)) }
}

const takenBy = ({ shares }: RebateShares) => sumOf([...shares.values()])

const onParts = ({
  terms: { id, description, rateMilli, cents },
  eligible,
}: JudgedRebate): RebateOnParts => ({
  key: id,
  description,
  eligible: new Set(eligible.map(({ key }) => key)),
  ...(rateMilli === null ? { rateMilli, cents: cents ?? 0 } : { rateMilli, cents: null }),
})

function judge(terms: RebateTerms, circumstances: Circumstances): JudgedRebate {
  const eligible = eligibleParts(terms, circumstances.parts)
  return {
    terms,
    eligible,
    obstacle: outOfForce(terms, circumstances) ?? unmetCondition(terms, eligible),
  }
}

function outOfForce(
  terms: RebateTerms,
  { today, postalCode }: Circumstances,
): RebateObstacle | null {
  if (terms.isUsed) return 'Used'
  if (!terms.isActive) return 'Inactive'
  if (today < terms.firstDay) return 'NotYet'
  if (today > terms.lastDay) return 'Over'
  return terms.postalCodes === null || livesIn(terms.postalCodes, postalCode) ? null : 'Elsewhere'
}

function unmetCondition(terms: RebateTerms, eligible: readonly Part[]): RebateObstacle | null {
  const { leastCents, leastQuantity } = terms
  if (eligible.length === 0) return 'NothingEligible'
  if (leastCents !== null && sumOf(eligible.map((part) => part.grossCents)) < leastCents)
    return 'AmountNotReached'
  const pieces = eligible.filter(({ kind }) => kind !== 'accessory_rental').length
  return leastQuantity !== null && pieces < leastQuantity ? 'QuantityNotReached' : null
}

/** Three characters are a prefix of a postal code, more are the whole code. */
function livesIn(codes: readonly string[], given: string | null): boolean {
  const own = postalKey(given ?? '')
  return (
    own !== '' &&
    codes.map(postalKey).some((code) => (code.length === 3 ? own.startsWith(code) : own === code))
  )
}

/**
 * Parts that a rebate applies to, by kinds, products and days of use. Accessories follow their
 * rental; parts of packages are never rebated.
 */
function eligibleParts(terms: RebateTerms, parts: readonly Part[]): Part[] {
  const byKey = new Map(parts.map((part) => [part.key, part]))
  const isEligible = (part: Part): boolean => {
    const parent = part.parentKey === undefined ? undefined : byKey.get(part.parentKey)
    if (part.kind === 'accessory_rental') return parent !== undefined && isEligible(parent)
    if (parent?.kind === 'package' || !terms.kinds.includes(part.kind)) return false
    if (terms.productIds.length > 0 && !terms.productIds.includes(part.productId)) return false
    return (
      terms.days.length === 0 || (part.useDate !== undefined && terms.days.includes(part.useDate))
    )
  }
  return parts.filter(isEligible)
}
