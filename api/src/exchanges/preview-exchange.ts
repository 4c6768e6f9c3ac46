import * as contract from '@guichet/contract/exchanges/exchange-ticket.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { isTerminalReferenceRequired } from '../orders/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { countRefunded, differenceOf, settlementOf } from './difference.ts'
import { planExchange } from './plan-exchange.ts'

/** Returns the price difference of a choice, as if it were settled. */
export const previewExchange = handle(
  contract.previewExchange,
  async (ctx, { params: { id }, body }) => {
    const { db, tenantId } = ctx
    const plan = await planExchange(ctx, id, body)
    const settlement = await settlementOf(db, tenantId, plan)
    const { whyPriceStays } = settlement
    const { netCents, totalCents, taxes, charged } = differenceOf(
      plan,
      settlement,
      whyPriceStays === null,
    )
    const labels = new Map(
      [...plan.loaded.taxes, ...charged.taxes].map(({ key, label }) => [key, label]),
    )
    const keepPrice = countRefunded(plan, settlement)
    return {
      whyPriceStays,
      ...(keepPrice > 0 && { refundedTickets: keepPrice }),
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
      isTerminalReferenceRequired: await isTerminalReferenceRequired(db, tenantId),
    }
  },
)
