import { toDollars } from '@guichet/contract/money.ts'
import { isTerminalReferenceRequired } from '../orders/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { countRefunded, differenceOf, settlementsOf, whyAllStay } from './difference.ts'
import { changesNothing, type PlannedExchange } from './plan-exchange.ts'

/** Price difference of an exchange, as if it were settled. */
export async function viewPreview({ db, tenantId }: Ctx, plan: PlannedExchange) {
  const settlements = await settlementsOf(db, tenantId, plan)
  const reason = whyAllStay(settlements)
  const { netCents, totalCents, taxes, charged } = differenceOf(plan, settlements, true)
  const labels = new Map(
    [...plan.loaded.taxes, ...charged.taxes].map(({ key, label }) => [key, label]),
  )
  const keepPrice = countRefunded(plan, settlements)
  return {
    isUnchanged: plan.changes.every(changesNothing),
    whyPriceStays: reason,
    ...(keepPrice > 0 && { refundedTickets: keepPrice }),
    difference:
      reason === null
        ? {
            net: toDollars(netCents),
            total: toDollars(totalCents),
            taxes: taxes.map(({ key, cents }) => ({
              key,
              description: labels.get(key) ?? { fr: key, en: key },
              total: toDollars(cents),
            })),
          }
        : null,
    isTerminalReferenceRequired: await isTerminalReferenceRequired(db, tenantId),
  }
}
