import type { previewSale as wire } from '@guichet/contract/orders/sell.ts'
import type { Deed } from '../platform/mount.ts'
import { viewDraftInvoice } from './draft-invoice.view.ts'
import { planCart } from './plan-cart.ts'

/** The invoice before the sale. What is short is told line by line and refuses nothing: the clerk is still choosing. */
export const previewSale: Deed<typeof wire> = async ({ db, now, actor }, { body }) => {
  const cart = await planCart(db, actor.tenantId, now, body.tickets)
  const wanted = new Map<string, number>()
  const shortages = cart.lines.flatMap(({ slot, quantity }, line) => {
    if (!slot) return []
    const remaining = slot.capacity - slot.taken - (wanted.get(slot.id) ?? 0)
    wanted.set(slot.id, (wanted.get(slot.id) ?? 0) + quantity)
    return quantity > remaining ? [{ line, remaining: Math.max(0, remaining), at: slot.begins_at }] : []
  })
  return { ...viewDraftInvoice(cart), shortages }
}
