import type { Kind } from '@guichet/contract/kinds.ts'
import {
  refundableOf,
  sumOf,
  type FeeRefundPolicy,
  type RefundableUnit,
} from '../../pricing/public.ts'
import type { UnitRow } from '../load-orders.db.ts'

/** A unit's row as the refund rule reads it. */
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

/** What a refund of everything would return now, in cents; kept fees are never part of it. */
export const remainingOf = (units: UnitRow[], policy: string): number =>
  sumOf(
    units
      .filter((unit) => unit.kind !== 'fee' || (policy as FeeRefundPolicy) !== 'keep')
      .map((unit) => refundableOf(refundableUnit(unit)).totalCents),
  )
