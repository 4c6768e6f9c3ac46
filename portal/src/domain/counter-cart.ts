import type { Cart } from './cart.rules.ts'
import { withLeft, type CounterCart, type LeftOfLine } from './counter-cart.rules.ts'

/** Sales that another page of this device made offline of lines of a cart, by its id. */
export type SoldOffline = {
  without: (cartId: string) => Promise<((lines: Cart) => Cart) | null>
  forget: (cartId: string) => Promise<void>
}

const cartKey = (businessId: string) => `guichet.counterCart.${businessId}`
const soldKey = (cartId: string) => `guichet.soldOffline.${cartId}`

/** The cart that the counter showed last in this tab. */
export function counterCartOf(businessId: string): CounterCart | null {
  try {
    return JSON.parse(sessionStorage.getItem(cartKey(businessId)) ?? 'null') as CounterCart | null
  } catch {
    return null
  }
}
export function keepCounterCart(businessId: string, cart: CounterCart | null): void {
  try {
    if (cart) sessionStorage.setItem(cartKey(businessId), JSON.stringify(cart))
    else sessionStorage.removeItem(cartKey(businessId))
  } catch {
    // Without storage, a sale offline begins with an empty cart.
  }
}

const leftOf = (cartId: string): readonly LeftOfLine[] => {
  try {
    return JSON.parse(localStorage.getItem(soldKey(cartId)) ?? '[]') as LeftOfLine[]
  } catch {
    return []
  }
}
/**
 * Records what a sale offline left of a cart, until the counter of this device has saved the cart
 * without what was sold. Stored for all tabs, because any of them may open the cart.
 */
export function keepSoldOffline(cartId: string, left: readonly LeftOfLine[]): void {
  const changed = new Set(left.map(({ key }) => key))
  const others = leftOf(cartId).filter(({ key }) => !changed.has(key))
  try {
    localStorage.setItem(soldKey(cartId), JSON.stringify([...others, ...left]))
  } catch {
    // Storage is unavailable; the cart stays at the counter as it was.
  }
}
/** A function that takes out of a cart what was sold offline; null if nothing was. */
export function withoutSoldOffline(cartId: string): ((lines: Cart) => Cart) | null {
  const left = leftOf(cartId)
  return left.length > 0 ? (lines) => withLeft(lines, left) : null
}
export function forgetSoldOffline(cartId: string): void {
  try {
    localStorage.removeItem(soldKey(cartId))
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
