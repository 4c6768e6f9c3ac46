import type { Part } from './cart.rules.ts'
import { halfUp } from './rounding.rules.ts'

const wholeRate = 100_000n

/** A rate in thousandths of a percent on some parts of a cart. */
type Percent = { rateMilli: number; eligible: ReadonlySet<string> }

/**
 * Amounts that percentages take off each part, in whole cents: each percentage applies to what the
 * previous ones left, in exact fractions. Their sum over the cart is rounded once, half-up; each
 * part gets the whole cents of its sum, and remaining cents go to the largest fractions, among
 * equal ones to the later one. The amount of a part is divided among the percentages in proportion.
 * Returns one row per percentage, with one number per part.
 */
export function spreadPercents(parts: readonly Part[], percents: readonly Percent[]): number[][] {
  const unit = wholeRate ** BigInt(percents.length)
  const exact = exactCells(parts, percents, unit)
  const takenOf = parts.map((_, part) => exact.reduce((sum, row) => sum + row[part]!, 0n))
  const cents = roundedOnce(takenOf, unit)
  const rows = percents.map(() => parts.map(() => 0))
  // Difference between the exact and the granted amount of each percentage, over the parts so far.
  const behind = percents.map(() => 0n)
  parts.forEach((_, part) => {
    let open = cents[part]!
    for (const [place, row] of exact.entries()) {
      const whole = Number(row[part]! / unit)
      rows[place]![part] = whole
      open -= whole
      behind[place]! += row[part]! - BigInt(whole) * unit
    }
    const inOrder = percents
      .map((_each, place) => place)
      .filter((place) => exact[place]![part]! % unit > 0n)
      .sort((a, b) => (behind[a]! < behind[b]! ? 1 : -1))
    for (const place of inOrder.slice(0, open)) {
      rows[place]![part]! += 1
      behind[place]! -= unit
    }
  })
  return rows
}

/**
 * Exact amounts of each percentage on each part, in fractions of a cent: `unit` of them are one
 * cent.
 */
function exactCells(parts: readonly Part[], percents: readonly Percent[], unit: bigint) {
  const left = parts.map((part) => BigInt(part.grossCents) * unit)
  return percents.map(({ rateMilli, eligible }) =>
    parts.map(({ key }, part) => {
      if (!eligible.has(key)) return 0n
      const off = (left[part]! * BigInt(rateMilli)) / wholeRate
      left[part]! -= off
      return off
    }),
  )
}

function roundedOnce(exact: readonly bigint[], unit: bigint): number[] {
  const cents = exact.map((each) => Number(each / unit))
  const whole = exact.reduce((sum, each) => sum + each, 0n)
  const left = halfUp(whole, unit) - cents.reduce((sum, each) => sum + each, 0)
  const byFraction = exact
    .map((each, place) => ({ place, fraction: each % unit }))
    .sort((a, b) => {
      if (a.fraction === b.fraction) return b.place - a.place
      return a.fraction < b.fraction ? 1 : -1
    })
  for (const { place } of byFraction.slice(0, left)) cents[place]! += 1
  return cents
}
