import { type Part, type PricedCart, type RebateShares, type Share, sumOf } from './cart.rules.ts'
import { largestRemainder } from './largest-remainder.rules.ts'
import { rateOf } from './rounding.rules.ts'

type Rebate = { key: string; description: string }
/**
 * A rebate on some parts of a cart, named by their keys: a rate in thousandths of a percent, or
 * cents off the whole order.
 */
export type RebateOnParts = Rebate & {
  eligible: ReadonlySet<string>
} & ({ rateMilli: number; cents: null } | { rateMilli: null; cents: number })

const wholeRate = 100_000n

/**
 * What rebates that apply together take off each part: percentages first, one upon what the other
 * left, their sum rounded once, half-up; then amounts, never more than is left. What each rebate
 * takes is spread over its parts by what is left of their prices. In the order given. Source:
 * docs/decisions.md 6.
 */
export function combineRebates(
  parts: readonly Part[],
  rebates: readonly RebateOnParts[],
): RebateShares[] {
  const left = new Map(parts.map((part) => [part.key, part.grossCents]))
  const rates = rebates.filter(({ rateMilli }) => rateMilli !== null).length
  const percents = rates === 1 ? onePercent(parts) : exactPercents(parts)
  const sharesOf = new Map<string, RebateShares>()
  const inOrder = [
    ...rebates.filter(({ rateMilli }) => rateMilli !== null),
    ...rebates.filter(({ rateMilli }) => rateMilli === null),
  ]
  for (const { key, description, eligible, rateMilli, cents } of inOrder) {
    const keys = parts.map((part) => part.key).filter((part) => eligible.has(part))
    const leftOf = keys.map((part) => left.get(part)!)
    const wanted = rateMilli === null ? cents : percents.take(rateMilli, eligible)
    const spread = largestRemainder(Math.min(wanted, sumOf(leftOf)), leftOf)
    keys.forEach((part, place) => left.set(part, left.get(part)! - spread[place]!))
    sharesOf.set(key, {
      key,
      description,
      shares: new Map(keys.map((part, place) => [part, spread[place]!])),
    })
  }
  return rebates.map(({ key }) => sharesOf.get(key)!)
}

/** A percentage alone is rounded like any other rate. */
const onePercent = (parts: readonly Part[]) => ({
  take: (rateMilli: number, eligible: ReadonlySet<string>): number =>
    rateOf(
      sumOf(parts.filter(({ key }) => eligible.has(key)).map((part) => part.grossCents)),
      rateMilli,
    ),
})

/**
 * Percentages upon each other without any rounding between them: prices are kept as whole numbers
 * of a unit that gets finer with each rate.
 */
function exactPercents(parts: readonly Part[]) {
  const left = new Map(parts.map((part) => [part.key, BigInt(part.grossCents)]))
  let unit = 1n
  let taken = 0n
  let roundedCents = 0
  return {
    /** @returns Cents that this rate adds to the rounded sum of all so far */
    take(rateMilli: number, eligible: ReadonlySet<string>): number {
      const rate = BigInt(rateMilli)
      unit *= wholeRate
      taken *= wholeRate
      for (const [key, exact] of left) {
        const off = eligible.has(key) ? exact * rate : 0n
        taken += off
        left.set(key, exact * wholeRate - off)
      }
      const before = roundedCents
      roundedCents = Number((2n * taken + unit) / (2n * unit))
      return roundedCents - before
    },
  }
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
