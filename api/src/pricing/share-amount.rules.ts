import { mustGet } from '../platform/values/must.ts'
import { sumOf } from './cart.rules.ts'
import { largestRemainder } from './largest-remainder.rules.ts'
import type { RefundableUnit, RefundedItem } from './refundable-unit.ts'
import { halfUp } from './rounding.rules.ts'

/**
 * Divides an amount, taxes included, over full refunds of units: each net and each tax gets its
 * proportion, and remaining cents go to the largest remainders. The shares add up to the amount
 * exactly and none exceeds its source, as long as the amount is at most their sum. Shares of 0 are
 * left out. The percentage of an item is its share of the unit's price, rounded, at least 1.
 */
export function shareAmount(
  units: readonly RefundableUnit[],
  whole: readonly RefundedItem[],
  amountCents: number,
): RefundedItem[] {
  const parts = whole.flatMap((item) => [item.netCents, ...item.taxes.map((tax) => tax.cents)])
  const shares = largestRemainder(amountCents, parts).values()
  const next = () => shares.next().value!
  const costOf = new Map(units.map((unit) => [unit.id, costCents(unit)]))
  return whole
    .map((item) => {
      const netCents = next()
      const taxes = item.taxes
        .map(({ key }) => ({ key, cents: next() }))
        .filter((tax) => tax.cents > 0)
      const totalCents = netCents + sumOf(taxes.map((tax) => tax.cents))
      return { unitId: item.unitId, netCents, taxes, totalCents }
    })
    .filter((item) => item.totalCents > 0)
    .map((item) => ({ ...item, percent: percentOfCost(item, mustGet(costOf, item.unitId)) }))
}

const costCents = (unit: RefundableUnit) =>
  unit.grossCents - unit.rebateCents + sumOf(unit.taxes.map((tax) => tax.cents))

const percentOfCost = ({ totalCents }: { totalCents: number }, cost: number) =>
  Math.max(1, halfUp(BigInt(100 * totalCents), BigInt(cost)))
