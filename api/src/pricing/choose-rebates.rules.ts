import type { Kind } from '@guichet/contract/kinds.ts'
import type { Discount } from '@guichet/contract/rebates/discount.ts'
import { postalKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { mustGet } from '../platform/must.ts'
import { type Part, type RebateShares, sumOf } from './cart.rules.ts'
import { combineRebates, type RebateOnParts } from './rebate-shares.rules.ts'

/** A rebate that may apply to a cart. Dates are local days, both ends of the period within. */
export type RebateTerms = {
  id: string
  description: string
  kinds: readonly Kind[]
  rateMilli: number | null
  cents: number | null
  /** Tax in cents that was not paid with a code that somebody else paid for. */
  prepaidTaxCents: number | null
  isCombinable: boolean
  isActive: boolean
  isUsed: boolean
  firstDay: string
  lastDay: string
  productIds: readonly string[]
  days: readonly string[]
  /** Where the client must live: 3 characters are the beginning of a code. Null for anywhere. */
  postalCodes: readonly string[] | null
  leastCents: number | null
  leastQuantity: number | null
}
type Judged = { terms: RebateTerms; eligible: readonly Part[]; obstacle: RebateObstacle | null }
export type ChosenRebates = {
  shares: RebateShares[]
  /** In the order given: what each takes off, or why it does not. */
  results: { id: string; cents: number; obstacle: RebateObstacle | null }[]
  prepaidTaxes: { key: string; cents: number; shares: ReadonlyMap<string, number> }[]
}
type Circumstances = { parts: readonly Part[]; today: string; postalCode: string | null }

/** What a cart costs in the end, in cents, with fees and taxes, if it gets these. */
export type FinalCostOf = (rebates: Pick<ChosenRebates, 'shares' | 'prepaidTaxes'>) => number

/**
 * The rebates that a cart gets: of those whose conditions hold either one that does not combine or
 * all that do, whichever costs the buyer least in the end; of those that combine, one whose prepaid
 * tax is more than it saves is left out. Source: docs/decisions.md 6.
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
function choiceOf(parts: readonly Part[], chosen: readonly Judged[]): Choice {
  const shares = combineRebates(parts, chosen.map(onParts))
  return {
    shares,
    prepaidTaxes: chosen.flatMap(({ terms: { id, prepaidTaxCents } }, place) =>
      prepaidTaxCents ? [{ key: id, cents: prepaidTaxCents, shares: shares[place]!.shares }] : [],
    ),
  }
}

/** Of equal ones the first: all that combine, or the most of them. */
function cheapest(
  parts: readonly Part[],
  fitting: readonly Judged[],
  finalCostOf: FinalCostOf,
): Choice {
  const alone = fitting.filter(({ terms }) => !terms.isCombinable)
  const choices = [
    ...combinations(fitting.filter(({ terms }) => terms.isCombinable)),
    ...alone.map((each) => [each]),
  ]
  const first = choiceOf(parts, choices[0]!)
  // The usual cart has one code and is priced once, by its caller: without a prepaid tax none is
  // dearer than nothing.
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

/** Of so many codes with a prepaid tax each selection is looked at. */
const mostPrepaid = 5

/**
 * All that combine, then without some. What has no prepaid tax never raises a price and is in each.
 * Of very many that have one, those with the highest taxes are left out first.
 */
function combinations(combining: readonly Judged[]): Judged[][] {
  const prepaid = combining
    .filter(({ terms }) => terms.prepaidTaxCents)
    .sort((a, b) => b.terms.prepaidTaxCents! - a.terms.prepaidTaxCents!)
  const isLeftOut = (out: ReadonlySet<Judged>) => combining.filter((each) => !out.has(each))
  if (prepaid.length > mostPrepaid)
    return [...prepaid.keys(), prepaid.length].map((out) =>
      isLeftOut(new Set(prepaid.slice(0, out))),
    )
  const selections = prepaid.reduce<Judged[][]>(
    (before, each) => [...before, ...before.map((out) => [...out, each])],
    [[]],
  )
  return selections.sort((a, b) => a.length - b.length).map((out) => isLeftOut(new Set(out)))
}

/** What is given by hand: its key among the rebates of a cart. */
export const manualKey = 'manual'
type Manual = { description: string } & Discount

/**
 * A discount by hand on what rebates leave of a cart, donations aside: what is given is not
 * lowered.
 *
 * @returns The share of each part, and what those parts cost before any rebate
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
}: Judged): RebateOnParts => ({
  key: id,
  description,
  eligible: new Set(eligible.map(({ key }) => key)),
  ...(rateMilli === null ? { rateMilli, cents: cents ?? 0 } : { rateMilli, cents: null }),
})

function judge(terms: RebateTerms, circumstances: Circumstances): Judged {
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

/** Three characters are the beginning of a postal code, more are the whole of it. */
function livesIn(codes: readonly string[], given: string | null): boolean {
  const own = postalKey(given ?? '')
  return (
    own !== '' &&
    codes.map(postalKey).some((code) => (code.length === 3 ? own.startsWith(code) : own === code))
  )
}

/**
 * The parts that a rebate is for: of its kinds, its products and its days of use. Accessories
 * follow their rental; what is sold within a package is never rebated.
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
