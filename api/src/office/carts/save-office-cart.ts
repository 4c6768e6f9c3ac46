import { isDeepStrictEqual } from 'node:util'
import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/office/save-office-cart.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type GuestCtx } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import { cartOf, changeCart, ensureCart, liveHoldOf, lockCart, type CartRow } from './carts.db.ts'
import { cartCtx } from './guest-actor.ts'
import { holdOfficeCart } from './hold-office-cart.ts'
import { viewOfficeCart } from './office-cart.view.ts'
import { planOfficeCart, reservedBy } from './plan-office-cart.ts'

export const findOfficeCart = (codes: TicketCodes) =>
  handle(contract.findOfficeCart, (ctx, { params }) => readCart(ctx, codes, params.cart))

/** The cart with its current prices. @throws NotFound */
export async function readCart(ctx: GuestCtx, codes: TicketCodes, token: string) {
  const cart = await cartOf(ctx, token)
  const planning = cartCtx(ctx, cart.id)
  const hold = liveHoldOf(cart, ctx.now)
  const content = await planOfficeCart(planning, cart, await reservedBy(planning, hold))
  return viewOfficeCart(ctx, codes, { cart, content: { ...content, hold } })
}

/** A repeated save is answered with the cart, whichever tab or attempt was first. */
const isSameContent = (
  { lines, codes, language }: CartRow,
  body: Input<typeof contract.saveOfficeCart>['body'],
): boolean =>
  isDeepStrictEqual([lines, codes, language], [body.lines, body.rebateCodes, body.language])

/**
 * Writes the lines of a cart and holds their places. A sold cart stays as it is, and is answered
 * with its order.
 */
export const saveOfficeCart = (codes: TicketCodes) =>
  handle(contract.saveOfficeCart, async (ctx, { params, body }) => {
    if (body.version === undefined) await ensureCart(ctx, params.cart, body.language)
    const stored = await lockCart(ctx, params.cart)
    if (stored.sold_order_id) return readCart(ctx, codes, params.cart)
    const { lines, rebateCodes, language } = body
    if (stored.version !== (body.version ?? 0)) {
      if (isSameContent(stored, body)) return readCart(ctx, codes, params.cart)
      throw apiError('StaleVersion')
    }
    const version = stored.version + 1
    await changeCart(ctx, stored.id, {
      version,
      lines: JSON.stringify(lines),
      codes: JSON.stringify(rebateCodes),
      language,
    })
    const cart = { ...stored, version, lines, codes: rebateCodes, language }
    const { hold, content } = await holdOfficeCart(ctx, cartCtx(ctx, cart.id), cart)
    return viewOfficeCart(ctx, codes, { cart, content: { ...content, hold } })
  })
