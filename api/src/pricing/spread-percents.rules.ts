import type { Part } from './cart.rules.ts'
import { halfUp } from './rounding.rules.ts'

const wholeRate = 100_000n

/** A rate in thousandths of a percent on some parts of a cart. */
type Percent = { rateMilli: number; eligible: ReadonlySet<string> }

/**
 * What percentages take off each part, in whole cents: one upon what the other left, in fractions
 * without any rounding. Their sum over the cart is rounded once, half-up; each part gets the whole
 * cents of what all take off it, and the cents left over go to the largest fractions, of equal ones
 * to the later. What a part gets is divided among the percentages by what each takes. One row for
 * each percentage, one number in it for each part.
 */
export function spreadPercents(parts: readonly Part[], percents: readonly Percent[]): number[][] {
  const unit = wholeRate ** BigInt(percents.length)
  const exact = exactCells(parts, percents, unit)
  const takenOf = parts.map((_, part) => exact.reduce((sum, row) => sum + row[part]!, 0n))
  const cents = roundedOnce(takenOf, unit)
  const rows = percents.map(() => parts.map(() => 0))
  // How far what was given of each percentage lags behind its fractions, over the parts so far.
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

/** What each percentage takes off each part, in parts of a cent: `unit` of them are one. */
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
