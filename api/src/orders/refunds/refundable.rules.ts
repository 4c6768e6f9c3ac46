import type { Kind } from '@guichet/contract/kinds.ts'
import {
  refundableOf,
  sumOf,
  type FeeRefundPolicy,
  type RefundableUnit,
} from '../../pricing/public.ts'
import type { UnitRow } from '../load-orders.db.ts'

/** Converts a unit's row for the refund rule. */
export function refundableUnit(unit: UnitRow): RefundableUnit {
  const refundedTaxes = sumOf(unit.taxes.map((tax) => tax.refundedCents))
  return {
    id: unit.id,
    kind: unit.kind as Kind | 'fee' | 'adjustment',
    grossCents: unit.gross_cents,
    rebateCents: unit.rebate_cents,
    refundedNetCents: unit.refunded_cents - refundedTaxes,
    taxes: unit.taxes,
  }
}

/** Amount that a refund of everything would pay back now, in cents, without non-refundable fees. */
export const remainingOf = (units: UnitRow[], policy: string): number =>
  sumOf(
    units
      .filter((unit) => unit.kind !== 'fee' || (policy as FeeRefundPolicy) !== 'keep')
      .map((unit) => refundableOf(refundableUnit(unit)).totalCents),
  )

type CountedUnit = Pick<UnitRow, 'id' | 'kind' | 'parent_line_id' | 'parent_unit_id'>
/**
 * Number of units that a refund concerns: a package with its parts is one, a fee or the adjustment
 * of an exchange is none.
 */
export function piecesOf(
  items: readonly { unitId: string }[],
  units: readonly CountedUnit[],
): number {
  const given = new Set(items.map(({ unitId }) => unitId))
  const pieces = units
    .filter(({ id, kind }) => given.has(id) && kind !== 'fee' && kind !== 'adjustment')
    .map(({ id, parent_line_id, parent_unit_id }) =>
      parent_line_id === null ? id : parent_unit_id,
    )
  return new Set(pieces).size
}
