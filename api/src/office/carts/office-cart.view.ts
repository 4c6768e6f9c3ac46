import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { communicationOf } from '../../communication/public.ts'
import { latestText, viewText } from '../../consents/public.ts'
import {
  questionsForLines,
  viewDraftInvoice,
  viewRebateResults,
  viewSaleForms,
  waysToPay,
  type PlannedCart,
} from '../../orders/public.ts'
import type { GuestCtx } from '../../platform/http/contexts.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { viewBusiness } from '../../ticket-office/public.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import type { CartRow, LiveHold } from './carts.db.ts'
import { viewLines } from './office-cart-lines.view.ts'
import { viewOfficeOrder } from './office-order.view.ts'
import type { PlannedOfficeCart } from './plan-office-cart.ts'

type Content = PlannedOfficeCart & { hold: LiveHold | null }

/** The cart of a visitor, or the order that it became. */
export async function viewOfficeCart(
  ctx: GuestCtx,
  codes: TicketCodes,
  { cart, content }: { cart: CartRow; content: Content },
): Promise<OfficeCart> {
  const { db, now, tenantId, timeZone } = ctx
  const { planned, problems, hold } = content
  return {
    business: await viewBusiness(db, tenantId),
    today: localDateOf(now, timeZone),
    version: cart.version,
    language: cart.language,
    lines: await viewLines(ctx, cart, planned),
    rebateCodes: cart.codes,
    legalTexts: await legalTextsOf(ctx),
    consentText: await consentTextOf(ctx),
    heldUntilDateTimeUtc: hold?.until ?? null,
    heldSeconds: hold && Math.floor((Date.parse(hold.until) - Date.parse(now)) / 1000),
    problems,
    quote: planned && (await viewQuote(ctx, planned)),
    order:
      cart.sold_order_id === null
        ? null
        : await viewOfficeOrder(ctx, codes, { cartId: cart.id, orderId: cart.sold_order_id }),
  }
}

async function consentTextOf({ db, tenantId }: GuestCtx) {
  const text = await latestText(db, tenantId)
  return text ? viewText(text) : null
}

async function legalTextsOf({ db, tenantId }: GuestCtx) {
  const { value } = await communicationOf(db, tenantId)
  const textsIn = (language: 'fr' | 'en') => {
    const { termsAndConditions, refundPolicy } = value[language]
    return { termsAndConditions, refundPolicy }
  }
  return { fr: textsIn('fr'), en: textsIn('en') }
}

async function viewQuote({ db, tenantId }: GuestCtx, cart: PlannedCart) {
  const { finalCents } = cart.priced.totals
  const { isPaidByLink } = await waysToPay(db, tenantId, finalCents)
  return {
    invoice: viewDraftInvoice(cart),
    rebateResults: viewRebateResults(cart),
    forms: viewSaleForms(questionsForLines(cart.forms, cart.lines), cart.lines),
    isPayable: finalCents === 0 || isPaidByLink,
  }
}
