import { type Part, type PricedCart, type RebateShares, type Share, sumOf } from './cart.rules.ts'
import { largestRemainder } from './largest-remainder.rules.ts'
import { rateOf } from './rounding.rules.ts'

type Rebate = { key: string; description: string }

/**
 * A percentage (in thousandths of a percent) of the eligible parts, rounded once and spread over
 * them by price. Source: docs/decisions.md 3 and 6.
 */
export const percentRebate = (
  rebate: Rebate,
  rateMilli: number,
  eligible: readonly Part[],
): RebateShares =>
  spread(rebate, rateOf(sumOf(eligible.map((part) => part.grossCents)), rateMilli), eligible)

/**
 * An amount in cents off the order, spread over the eligible parts by price, never more than they
 * cost. Source: docs/decisions.md 6.
 */
export const amountRebate = (
  rebate: Rebate,
  cents: number,
  eligible: readonly Part[],
): RebateShares =>
  spread(rebate, Math.min(cents, sumOf(eligible.map((part) => part.grossCents))), eligible)

function spread(rebate: Rebate, cents: number, eligible: readonly Part[]): RebateShares {
  const shares = largestRemainder(
    cents,
    eligible.map((part) => part.grossCents),
  )
  return { ...rebate, shares: new Map(eligible.map((part, place) => [part.key, shares[place]!])) }
}

/**
 * Takes the rebates off the parts, in their order. One that names a part which is not there, or
 * would bring a part below 0, is rejected as a whole, so that what is printed is what was given.
 */
export function applyRebates(parts: readonly Part[], rebates: readonly RebateShares[]) {
  const left = new Map(parts.map((part) => [part.key, part.grossCents]))
  const sharesOf = new Map(parts.map((part) => [part.key, [] as Share[]]))
  const applied: (Rebate & { cents: number })[] = []
  const rejected: PricedCart['rejected'] = []
  for (const { key, description, shares } of rebates) {
    const given = [...shares].filter(([, cents]) => cents > 0)
    if (given.some(([part]) => !left.has(part))) rejected.push({ key, reason: 'UnknownPart' })
    else if (given.some(([part, cents]) => cents > left.get(part)!))
      rejected.push({ key, reason: 'ExceedsEntries' })
    else {
      for (const [part, cents] of given) {
        left.set(part, left.get(part)! - cents)
        sharesOf.get(part)!.push({ key, cents })
      }
      applied.push({ key, description, cents: sumOf(given.map(([, cents]) => cents)) })
    }
  }
  return { sharesOf, applied, rejected }
}
