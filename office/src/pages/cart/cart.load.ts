import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { findOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'

export type CartProps = {
  cart: OfficeCart
  /** A promo code that was not added, as typed, and why. */
  refusedCode: { typed: string; detail: string } | null
  /** Why a change was not made; the cart is as before. */
  refused: string[]
  /** Follows an act of the visitor. */
  notice: CartNotice | null
}
/** The confirmation was sent again; a payment, a move of tickets or a cancellation is made. */
export const cartNotices = ['sent', 'paid', 'moved', 'cancelled'] as const
type CartNotice = (typeof cartNotices)[number]

export const loadCart = (ask: Ask, { params }: Pick<PageRequest, 'params'>): Promise<OfficeCart> =>
  ask(findOfficeCart, { params: { office: params.office!, cart: params.cart! } })
