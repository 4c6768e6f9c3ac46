import type { Input } from '@guichet/contract/endpoint.ts'
import type { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import { planCart, type PlannedCart } from '../orders/public.ts'
import type { Ctx } from '../platform/http/contexts.ts'

/**
 * Current price of the lines of a quote, with its promo codes, automatic rebates and manual
 * discount. It locks no code; the order does.
 */
export const priceQuote = (
  ctx: Ctx,
  {
    tickets,
    postalCode,
    rebateCodes = [],
    discount,
  }: Pick<
    Input<typeof previewQuote>['body'],
    'tickets' | 'postalCode' | 'rebateCodes' | 'discount'
  >,
): Promise<PlannedCart> =>
  planCart(ctx, tickets, {
    rebates: {
      codes: rebateCodes,
      postalCode: postalCode ?? null,
      discount: discount ?? null,
      isSale: false,
    },
  })
