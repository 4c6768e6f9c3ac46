import type { Cart } from './cart.rules.ts'

/** Cart of the counter for a sale offline: its lines only, without the client. */
export type CounterCart = {
  id: string
  lines: Cart
  /** Promo codes and discounts, which no sale offline can give. */
  hasDiscount: boolean
}
/** Quantity of a line that remains after a sale offline. */
export type LeftOfLine = { key: string; left: number }

/** Reduces the lines to what sales offline left of them; other lines are unchanged. */
export function withLeft(lines: Cart, left: readonly LeftOfLine[]): Cart {
  const most = new Map(left.map((each) => [each.key, each.left]))
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, most.get(line.key) ?? line.quantity)
    if (quantity === line.quantity) return [line]
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** The cart after a sale; null once none of its lines is left. */
export function cartAfter(cart: CounterCart, left: readonly LeftOfLine[]): CounterCart | null {
  const lines = withLeft(cart.lines, left)
  return lines.length > 0 ? { ...cart, lines } : null
}
