import { releaseClaims, type Move } from '../../availability/public.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { mustGet } from '../../platform/values/must.ts'
import type { LoadedOrder, UnitRow } from '../load-orders.db.ts'
import { unitCents } from '../unit-cost.rules.ts'
import type { PlannedRefund } from './plan-refund.ts'

/**
 * Puts products whose price is fully refunded, by this or earlier refunds, back into the stock.
 *
 * @returns Stock to release, for the last statements
 */
export async function returnToStock(
  { db, now, tenantId }: Ctx,
  { units }: LoadedOrder,
  { items }: PlannedRefund,
  isReturned: boolean,
): Promise<Move[]> {
  if (!isReturned) return []
  const unitOf = new Map(units.map((unit) => [unit.id, unit]))
  const returned = items.filter((item) => isWholeProduct(mustGet(unitOf, item.unitId), item))
  return releaseClaims(
    db,
    tenantId,
    returned.map((item) => item.unitId),
    now,
  )
}

const isWholeProduct = (unit: UnitRow, { totalCents }: { totalCents: number }) =>
  unit.kind === 'catalog_product' && unit.refunded_cents + totalCents === unitCents(unit)
