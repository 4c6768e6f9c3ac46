import * as contract from '@guichet/contract/quotes/preview-quote.ts'
import { shortagesOf, viewDraftInvoice, viewRebateResults } from '../orders/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { discountCeiling } from '../rebates/public.ts'
import { freezeQuote } from './frozen-quote.ts'
import { priceQuote } from './price-quote.ts'

/** Previews a quote. Shortages are reported without an error, as quotes need not hold places. */
export const previewQuote = handle(contract.previewQuote, async (ctx, { body }) => {
  const cart = await priceQuote(ctx, body)
  const shortages = await shortagesOf(ctx.db, ctx.tenantId, cart.lines)
  return {
    ...viewDraftInvoice(cart),
    lineTotals: freezeQuote(cart).lines.map(({ total }) => total),
    rebateResults: viewRebateResults(cart),
    discountCeiling: (await discountCeiling(ctx)) / 1000,
    shortages: shortages.map(({ line, remaining, missing }) => ({ line, remaining, missing })),
  }
})
