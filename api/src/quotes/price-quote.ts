import type { Input } from '@guichet/contract/endpoint.ts'
import type { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import { planCart, type PlannedCart } from '../orders/public.ts'
import type { Ctx } from '../platform/contexts.ts'

/**
 * What the lines of a quote come to now, with its promo codes, what applies by itself and what is
 * taken off by hand. It keeps no code from anybody: the order does.
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
