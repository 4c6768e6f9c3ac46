import { toDollars } from '@guichet/contract/money.ts'
import { cashFor } from '@guichet/contract/orders/cash.ts'
import * as contract from '@guichet/contract/orders/refunds/refund-order.ts'
import type { Db } from '../../platform/db/db.ts'
import { handle } from '../../platform/http/contexts.ts'
import { mustGet } from '../../platform/values/must.ts'
import { sumOf } from '../../pricing/public.ts'
import { usedOnce } from '../../rebates/public.ts'
import { creditOf } from '../balance.rules.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { isOnlyRestAfter } from '../order-actions.rules.ts'
import { planRefund } from './plan-refund.ts'
import { recentReasons } from './recent-reasons.db.ts'
import { piecesOf } from './refundable.rules.ts'
import { splitOverPayments } from './write-refund.ts'

export const previewRefund = handle(
  contract.previewRefund,
  async ({ db, now, tenantId, actor }, { body }) => {
    const loaded = await loadOrder(db, tenantId, body.orderPublicId)
    const plan = planRefund(loaded, body, { actor, now })
    const creditedCents = creditOf(loaded, plan.totalCents)
    const cashCents = await inCash(db, tenantId, loaded, plan.totalCents - creditedCents)
    const isWhole = plan.remainingAfterCents === 0
    const codes = isWhole ? await usedOnce(db, tenantId, loaded.order.id) : []
    const reasons = await recentReasons(db, tenantId)
    const labels = new Map(loaded.taxes.map((tax) => [tax.key, tax.label]))
    const feeIds = new Set(
      loaded.units.filter((unit) => unit.kind === 'fee').map((unit) => unit.id),
    )
    return {
      scope: plan.scope,
      finalCost: toDollars(plan.totalCents),
      ...(creditedCents > 0 && { credited: toDollars(creditedCents) }),
      ...(cashCents !== null && { cash: toDollars(cashCents) }),
      net: toDollars(plan.netCents),
      fees: toDollars(plan.feesCents),
      taxes: plan.taxes.map((tax) => ({
        key: tax.key,
        description: mustGet(labels, tax.key),
        total: toDollars(tax.cents),
      })),
      rows: plan.items
        .filter((item) => !feeIds.has(item.unitId))
        .map((item) => ({
          unitPublicId: item.unitId,
          percentage: item.percent,
          amount: toDollars(item.totalCents),
        })),
      pieces: piecesOf(plan.items, loaded.units),
      remainingAfter: toDollars(plan.remainingAfterCents),
      ...(isOnlyRestAfter(plan, {
        allowSeveralPartialRefunds: loaded.settings.allow_several_partial_refunds,
      }) && { isOnlyRestAfter: true }),
      ...(codes.length > 0 && { codes }),
      feesKept: toDollars(plan.feesKeptCents),
      ...(reasons.length > 0 && { recentReasons: reasons }),
    }
  },
)

/** Amount to hand over in cash; null when no cash was received. */
async function inCash(db: Db, tenantId: string, { payments }: LoadedOrder, cents: number) {
  if (!payments.some(({ method }) => method === 'cash')) return null
  const shares = await splitOverPayments(db, { tenantId, cents }, payments)
  const ofCash = shares.filter(({ payment }) => payment.method === 'cash')
  return ofCash.length ? cashFor(sumOf(ofCash.map((share) => share.cents))) : null
}
