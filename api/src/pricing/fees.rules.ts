import { kinds, type Kind } from '@guichet/contract/kinds.ts'
import { z } from 'zod'
import { type Part, sumOf } from './cart.rules.ts'
import { rateOf } from './rounding.rules.ts'

/**
 * A fee of one kind: a rate in thousandths of a percent, or cents per counted unit. Accessories
 * follow their rental.
 */
const Fee = z
  .strictObject({
    kind: z.enum(kinds).exclude(['accessory_rental']),
    rateMilli: z.int().min(0).max(100_000).nullable(),
    cents: z.int().min(0).max(1_000_000).nullable(),
  })
  .refine((fee) => (fee.rateMilli === null) !== (fee.cents === null), 'invalid')

/** The stored document `fees` of a business: what the buyer pays on top, per kind. */
export const FeeSettings = z.strictObject({
  feesAppliedToUser: z
    .array(Fee)
    .max(kinds.length)
    .refine((fees) => new Set(fees.map((fee) => fee.kind)).size === fees.length, 'unique'),
})
export type FeeSettings = z.output<typeof FeeSettings>
export const noFees: FeeSettings = { feesAppliedToUser: [] }

/** A fee of one kind: `baseCents` is the price of its `count` units, `cents` the fee. */
export type ChargedFee = {
  kind: Kind
  baseCents: number
  count: number
  rateMilli: number | null
  eachCents: number | null
  cents: number
}
type RebatedPart = Part & { netCents: number }
type PartNet = { kind: Kind; netCents: number }

/**
 * Charges the fees of a cart, one line per kind, in the order of the kinds: a rate applies to that
 * kind's subtotal after rebates and before taxes, half-up once; a fixed fee applies per counted
 * unit; units with a price of 0 after rebates have none. A package has its own fee once, its parts
 * have none. `parts` have their prices after rebates. A fee of 0 has no line. Source:
 * docs/decisions.md 4.
 */
export function chargeFees(parts: readonly RebatedPart[], settings: FeeSettings): ChargedFee[] {
  const counted = countedUnits(parts)
  return kinds.flatMap((kind): ChargedFee[] => {
    const fee = settings.feesAppliedToUser.find((each) => each.kind === kind)
    const charged = counted.filter((unit) => unit.kind === kind && unit.netCents > 0)
    if (!fee || charged.length === 0) return []
    const baseCents = sumOf(charged.map((unit) => unit.netCents))
    const cents =
      fee.rateMilli === null ? fee.cents! * charged.length : rateOf(baseCents, fee.rateMilli)
    return cents === 0
      ? []
      : [
          {
            kind,
            baseCents,
            count: charged.length,
            rateMilli: fee.rateMilli,
            eachCents: fee.cents,
            cents,
          },
        ]
  })
}

/**
 * Units that may have a fee: a package stands for its parts, an accessory counts as rented
 * equipment.
 */
function countedUnits(parts: readonly RebatedPart[]): PartNet[] {
  const byKey = new Map(parts.map((part) => [part.key, part]))
  const packages = new Map<string, PartNet>()
  const alone: PartNet[] = []
  for (const part of parts) {
    const bundle = packageOf(part, byKey)
    if (!bundle) {
      alone.push({
        kind: part.kind === 'accessory_rental' ? 'equipment_rental' : part.kind,
        netCents: part.netCents,
      })
      continue
    }
    const sum = packages.get(bundle.key) ?? { kind: 'package' as const, netCents: 0 }
    packages.set(bundle.key, { ...sum, netCents: sum.netCents + part.netCents })
  }
  return [...alone, ...packages.values()]
}

function packageOf(part: Part, byKey: ReadonlyMap<string, Part>): Part | null {
  for (
    let at: Part | undefined = part;
    at;
    at = at.parentKey === undefined ? undefined : byKey.get(at.parentKey)
  )
    if (at.kind === 'package') return at
  return null
}
