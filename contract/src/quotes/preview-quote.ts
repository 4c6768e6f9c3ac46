import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DraftInvoice } from '../orders/invoice.ts'
import { Dollars, TenantId } from '../primitives.ts'
import { RebateResults } from '../rebates/rebate-results.ts'
import { quoteCart } from './quote-view.ts'

export const previewQuote = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/quote/preview',
  summary: 'Preview the current price of a quote’s lines, and the lines without enough stock',
  access: 'Quotes',
  effect: 'read',
  body: z.strictObject({ ...quoteCart, collaboratorPublicId: TenantId.optional() }),
  reply: DraftInvoice.extend({
    lineTotals: z.array(Dollars),
    rebateResults: RebateResults,
    discountCeiling: z.number(),
    /** Lines without enough stock now; a quote can include them anyway. */
    shortages: z.array(z.strictObject({ line: z.int(), remaining: z.int(), missing: z.int() })),
  }),
  problems: ['NotFound', 'NotOnSale', 'TooManyCodes'],
})
