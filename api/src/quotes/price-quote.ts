import type { Input } from '@guichet/contract/endpoint.ts'
import type { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import { planCart, type PlannedCart } from '../orders/public.ts'
import type { Ctx } from '../platform/contexts.ts'

/**
 * What the lines of a quote come to now. Promo codes are for sales; what applies by itself and what
 * is taken off by hand are in it.
 */
export const priceQuote = (
  ctx: Ctx,
  {
    tickets,
    postalCode,
    discount,
  }: Pick<Input<typeof previewQuote>['body'], 'tickets' | 'postalCode' | 'discount'>,
): Promise<PlannedCart> =>
  planCart(ctx, tickets, {
    rebates: {
      codes: [],
      postalCode: postalCode ?? null,
      discount: discount ?? null,
      isSale: false,
    },
  })
