import type { previewSale as wire } from '@guichet/contract/orders/sell.ts'
import type { Deed } from '../platform/mount.ts'
import { viewDraftInvoice } from './draft-invoice.view.ts'
import { planCart, shortagesOf } from './plan-cart.ts'

/** The invoice before the sale. What is short is told line by line and refuses nothing: the clerk is still choosing. */
export const previewSale: Deed<typeof wire> = async (ctx, { body }) => {
  const cart = await planCart(ctx, body.tickets)
  const shortages = shortagesOf(cart.lines).map(({ line, remaining, at }) => ({ line, remaining, at }))
  return { ...viewDraftInvoice(cart), shortages }
}
