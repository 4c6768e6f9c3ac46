import type { Kind } from '@guichet/contract/kinds.ts'
import type { Discount } from '@guichet/contract/rebates/discount.ts'
import type { RebateObstacle } from '@guichet/contract/rebates/rebate-obstacles.ts'
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

/**
 * The rebates that a cart gets: of those whose conditions hold either one that does not combine or
 * all that do, whichever is cheapest for the buyer. Source: docs/decisions.md 6.
 */
export function chooseRebates(
  candidates: readonly RebateTerms[],
  circumstances: Circumstances,
): ChosenRebates {
  const { parts } = circumstances
  const judged = candidates.map((terms) => judge(terms, circumstances))
  const fitting = judged.filter(({ obstacle }) => obstacle === null)
  const together = fitting.filter(({ terms }) => terms.isCombinable)
  const choices = [
    together,
    ...fitting.filter(({ terms }) => !terms.isCombinable).map((alone) => [alone]),
  ]
  const [best] = choices
    .map((chosen) => {
      const shares = combineRebates(parts, chosen.map(onParts))
      const savedCents =
        sumOf(shares.map(takenBy)) - sumOf(chosen.map(({ terms }) => terms.prepaidTaxCents ?? 0))
      return { chosen, shares, savedCents }
    })
    .sort((a, b) => b.savedCents - a.savedCents)
  const taken = new Map(best!.shares.map((each) => [each.key, each]))
  return {
    shares: best!.shares,
    results: judged.map(({ terms: { id }, obstacle }) => ({
      id,
      cents: taken.has(id) ? takenBy(taken.get(id)!) : 0,
      obstacle: obstacle ?? (taken.has(id) ? null : 'NotCombined'),
    })),
    prepaidTaxes: best!.chosen.flatMap(({ terms: { id, prepaidTaxCents } }) =>
      prepaidTaxCents ? [{ key: id, cents: prepaidTaxCents, shares: taken.get(id)!.shares }] : [],
    ),
  }
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

const compact = (code: string) => code.replace(/\s/g, '').toUpperCase()
/** Three characters are the beginning of a postal code, more are the whole of it. */
function livesIn(codes: readonly string[], given: string | null): boolean {
  const own = compact(given ?? '')
  return (
    own !== '' &&
    codes.map(compact).some((code) => (code.length === 3 ? own.startsWith(code) : own === code))
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
