import type { previewExchange as endpoint } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { isTerminalReferenceRequired } from '../orders/public.ts'
import type { Handler } from '../platform/contexts.ts'
import { differenceOf, priceStays } from './difference.ts'
import { planExchange } from './plan-exchange.ts'

/** What the choice would cost more or less, were the difference settled. */
export const previewExchange: Handler<typeof endpoint> = async (ctx, { params: { id }, body }) => {
  const { db, actor } = ctx
  const plan = await planExchange(ctx, id, body)
  const whyPriceStays = await priceStays(db, actor.tenantId, plan)
  const { netCents, totalCents, taxes, charged } = differenceOf(plan, whyPriceStays === null)
  const labels = new Map(
    [...plan.loaded.taxes, ...charged.taxes].map(({ key, label }) => [key, label]),
  )
  return {
    whyPriceStays,
    difference:
      whyPriceStays === null
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
    isTerminalReferenceRequired: await isTerminalReferenceRequired(db, actor.tenantId),
  }
}
