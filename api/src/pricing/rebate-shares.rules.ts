import { mustGet } from '../platform/values/must.ts'
import { type Part, type PricedCart, type RebateShares, type Share, sumOf } from './cart.rules.ts'
import { largestRemainder } from './largest-remainder.rules.ts'
import { rateOf } from './rounding.rules.ts'
import { spreadPercents } from './spread-percents.rules.ts'

type Rebate = { key: string; description: string }
/**
 * A rebate on some parts of a cart, named by their keys: a rate in thousandths of a percent, or
 * cents off the whole order.
 */
export type RebateOnParts = Rebate & {
  eligible: ReadonlySet<string>
} & ({ rateMilli: number; cents: null } | { rateMilli: null; cents: number })

type Percent = Extract<RebateOnParts, { rateMilli: number }>
type Amount = Exclude<RebateOnParts, Percent>
const isPercent = (rebate: RebateOnParts): rebate is Percent => rebate.rateMilli !== null
const isAmount = (rebate: RebateOnParts): rebate is Amount => rebate.rateMilli === null

/**
 * Amounts that combined rebates take off each part: percentages first, each on what the previous
 * ones left, their sum rounded once, half-up; then fixed amounts, at most what is left, each
 * divided over its parts by their remaining prices. The result has the order of `rebates`. Source:
 * docs/decisions.md 6.
 */
export function combineRebates(
  parts: readonly Part[],
  rebates: readonly RebateOnParts[],
): RebateShares[] {
  const left = new Map(parts.map((part) => [part.key, part.grossCents]))
  const sharesOf = new Map<string, RebateShares>()
  const take = (
    { key, description, eligible }: RebateOnParts,
    spreadOver: (keys: string[], leftOf: number[]) => number[],
  ) => {
    const keys = parts.map((part) => part.key).filter((part) => eligible.has(part))
    const spread = spreadOver(
      keys,
      keys.map((part) => mustGet(left, part)),
    )
    keys.forEach((part, place) => left.set(part, mustGet(left, part) - spread[place]!))
    const shares = new Map(keys.map((part, place) => [part, spread[place]!]))
    sharesOf.set(key, { key, description, shares })
  }
  const percents = rebates.filter(isPercent)
  if (percents.length === 1) take(percents[0]!, (_, leftOf) => onePercent(percents[0]!, leftOf))
  else {
    const rows = percents.length === 0 ? [] : spreadPercents(parts, percents)
    percents.forEach((percent, place) => {
      const shareOf = new Map(parts.map(({ key }, part) => [key, rows[place]![part]!]))
      take(percent, (keys) => keys.map((key) => mustGet(shareOf, key)))
    })
  }
  for (const amount of rebates.filter(isAmount))
    take(amount, (_, leftOf) => largestRemainder(Math.min(amount.cents, sumOf(leftOf)), leftOf))
  return rebates.map(({ key }) => mustGet(sharesOf, key))
}

/** A single percentage is rounded like any other rate. */
const onePercent = ({ rateMilli }: Percent, prices: readonly number[]): number[] =>
  largestRemainder(rateOf(sumOf(prices), rateMilli), prices)

/**
 * Applies the rebates to the parts, in order. A rebate that names an unknown part, or would reduce
 * a part below 0, is rejected as a whole, so that the printed rebate equals the granted one.
 */
export function applyRebates(parts: readonly Part[], rebates: readonly RebateShares[]) {
  const left = new Map(parts.map((part) => [part.key, part.grossCents]))
  const sharesOf = new Map(parts.map((part) => [part.key, [] as Share[]]))
  const applied: (Rebate & { cents: number })[] = []
  const rejected: PricedCart['rejected'] = []
  for (const { key, description, shares } of rebates) {
    const given = [...shares].filter(([, cents]) => cents > 0)
    if (given.some(([part]) => !left.has(part))) rejected.push({ key, reason: 'UnknownPart' })
    else if (given.some(([part, cents]) => cents > mustGet(left, part)))
      rejected.push({ key, reason: 'ExceedsEntries' })
    else {
      for (const [part, cents] of given) {
        left.set(part, mustGet(left, part) - cents)
        mustGet(sharesOf, part).push({ key, cents })
      }
      applied.push({ key, description, cents: sumOf(given.map(([, cents]) => cents)) })
    }
  }
  return { sharesOf, applied, rejected }
}
