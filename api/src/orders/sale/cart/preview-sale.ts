import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/orders/sale/sell.ts'
import { heldPlaces } from '../../../availability/public.ts'
import { handle } from '../../../platform/http/contexts.ts'
import { sumOf } from '../../../pricing/public.ts'
import { discountCeiling } from '../../../rebates/public.ts'
import { questionsForLines } from '../form-answers.rules.ts'
import { viewSaleForms } from '../sale-forms.view.ts'
import { waysToPay } from '../ways-to-pay.ts'
import { shortagesOf } from './cart-shortages.ts'
import { viewDraftInvoice, viewRebateResults } from './draft-invoice.view.ts'
import { planCart } from './plan-cart.ts'
import { requestedRebates } from './requested-rebates.ts'

/**
 * Returns the invoice before the sale. Shortages are reported line by line without an error, as the
 * clerk is still choosing.
 */
export const previewSale = handle(contract.previewSale, async (ctx, { body }) => {
  const cart = await planCart(ctx, body.tickets, { rebates: requestedRebates(body, false) })
  const { db, now, tenantId } = ctx
  const holdId = body.holdPublicId
  const held = holdId ? await heldPlaces(db, tenantId, holdId, now) : []
  const shortages = (await shortagesOf(db, tenantId, cart.lines, { holdId, held })).map(
    ({ line, part, productId, productTitle, remaining, missing, at }) => ({
      line,
      part,
      productId,
      productTitle,
      remaining,
      missing,
      at,
    }),
  )
  return {
    ...viewDraftInvoice(cart),
    ...(await waysToPay(db, tenantId, cart.priced.totals.finalCents)),
    shortages,
    rebateResults: viewRebateResults(cart),
    discountCeiling: (await discountCeiling(ctx)) / 1000,
    lineTotals: body.tickets.map((_, i) =>
      toDollars(
        sumOf(
          cart.lines.filter(({ place }) => place.line === i).flatMap((line) => line.grossCents),
        ),
      ),
    ),
    forms: viewSaleForms(questionsForLines(cart.forms, cart.lines), cart.lines),
  }
})
