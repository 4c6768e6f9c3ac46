import { toDollars } from '@guichet/contract/money.ts'
import type { previewRefund as endpoint } from '@guichet/contract/orders/refunds/refund-order.ts'
import type { Handler } from '../../platform/contexts.ts'
import { usedOnce } from '../../rebates/public.ts'
import { creditOf } from '../balance.rules.ts'
import { loadOrder } from '../load-orders.db.ts'
import { planRefund } from './plan-refund.ts'

export const previewRefund: Handler<typeof endpoint> = async ({ db, now, actor }, { body }) => {
  const loaded = await loadOrder(db, actor.tenantId, body.orderPublicId)
  const plan = planRefund(loaded, body, { actor, now })
  const creditedCents = creditOf(loaded, plan)
  const isWhole = plan.remainingAfterCents === 0
  const codes = isWhole ? await usedOnce(db, actor.tenantId, loaded.order.id) : []
  const labels = new Map(loaded.taxes.map((tax) => [tax.key, tax.label]))
  const feeIds = new Set(loaded.units.filter((unit) => unit.kind === 'fee').map((unit) => unit.id))
  return {
    scope: plan.scope,
    finalCost: toDollars(plan.totalCents),
    ...(creditedCents > 0 && { credited: toDollars(creditedCents) }),
    net: toDollars(plan.netCents),
    fees: toDollars(plan.feesCents),
    taxes: plan.taxes.map((tax) => ({
      key: tax.key,
      description: labels.get(tax.key)!,
      total: toDollars(tax.cents),
    })),
    rows: plan.items
      .filter((item) => !feeIds.has(item.unitId))
      .map((item) => ({
        unitPublicId: item.unitId,
        percentage: item.percent,
        amount: toDollars(item.totalCents),
      })),
    remainingAfter: toDollars(plan.remainingAfterCents),
    ...(codes.length > 0 && { codes }),
    feesKept: toDollars(plan.feesKeptCents),
  }
}
