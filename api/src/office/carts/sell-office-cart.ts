import * as contract from '@guichet/contract/office/sell-office-cart.ts'
import { consentByClient } from '../../consents/public.ts'
import { agreeOnSale, awaitedPaymentOf, completeSale, openPage } from '../../orders/public.ts'
import type { PaymentProviders } from '../../payments/public.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import type { Throttle } from '../../sign-in/public.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { cartOf, changeCart, liveHoldOf, lockCart } from './carts.db.ts'
import { cartCtx } from './guest-actor.ts'
import { assertForVisitors, assertSoldOnline } from './plan-office-cart.ts'
import { readCart } from './save-office-cart.ts'

/**
 * Sells a cart. The lock of the cart serializes tabs and presses: the second one finds it sold, and
 * gets the same order. Places whose hold has ended are taken if they are still free.
 */
export const sellOfficeCart = (codes: TicketCodes) =>
  handle(contract.sellOfficeCart, async (ctx, { params, body }) => {
    const cart = await lockCart(ctx, params.cart)
    if (cart.sold_order_id) return readCart(ctx, codes, params.cart)
    if (cart.lines.length === 0) throw fieldProblem('lines', 'required', ctx.language)
    const selling = cartCtx(ctx, cart.id)
    assertForVisitors(selling, cart.lines)
    const { buyer, answers, consentTextVersion, expectedFinalCost } = body
    const hold = liveHoldOf(cart, ctx.now)
    const sale = await agreeOnSale(selling, {
      ...buyer,
      tickets: cart.lines,
      language: cart.language,
      expectedFinalCost,
      rebateCodes: cart.codes,
      ...(answers && { answers }),
      ...(hold && { holdPublicId: hold.id }),
      ...(expectedFinalCost > 0 && { payment: { method: 'link' } }),
    })
    await assertSoldOnline(selling, sale.cart)
    await completeSale(selling, sale, async ({ orderId, clientId }) => {
      if (consentTextVersion !== undefined && clientId !== null)
        await consentByClient(selling, clientId, consentTextVersion)
      const sold = { sold_order_id: orderId, hold_id: null, lines: '[]', codes: '[]' }
      await changeCart(ctx, cart.id, sold)
    })
    return readCart(ctx, codes, params.cart)
  })

type PaymentDeps = { providers: PaymentProviders; publicUrl: string; perCart: Throttle }
/** The visitor comes back to their cart, which shows the order. */
export const openOfficePayment = ({ providers, publicUrl, perCart }: PaymentDeps) =>
  handle(contract.openOfficePayment, async (ctx, { params: { office, cart: token } }) => {
    const { tenantId, isOnline } = ctx
    const scope = { tenantId, accountId: null }
    const { cart, payment } = await ctx.inTenant(scope, 'read', async ({ db }) => {
      const found = await cartOf({ db, tenantId, isOnline }, token)
      const orderId = found.sold_order_id
      return { cart: found, payment: orderId && (await awaitedPaymentOf(db, tenantId, orderId)) }
    })
    await perCart.spend(cart.id)
    if (!payment) throw apiError('HoldOver')
    const inLanguage = cart.language === 'en' ? '/en' : ''
    const returnUrl = `${publicUrl}/b/${office}${inLanguage}/cart/${token}`
    const paidUrl = `${returnUrl}?notice=paid`
    return openPage({ providers }, ctx, { tenantId, payment, returnUrl, paidUrl })
  })
