import { useEffect, useState } from 'react'
import type { Cart } from '../../../domain/cart.rules.ts'
import type { CartState } from './cart-state.rules.ts'
import type { CartOnScreen } from './use-saved-cart.ts'

/** A removal that can be undone: its text, and the function that brings everything back. */
export type CartUndo = { text: string; onUndo: () => void }
type Removal = CartUndo & {
  cartId: string
  /** The cart without what was removed; null for an emptied cart. */
  after: Cart | null
}
/** Time in which an emptied cart can be brought back, also next to what is entered meanwhile. */
const emptiedMs = 60_000

/**
 * The last removal from the cart on the screen. A removed line can be brought back until the cart
 * changes again.
 */
export function useCartUndo({ id, state, setState }: CartOnScreen) {
  const [last, setLast] = useState<Removal | null>(null)
  const isOver =
    last !== null && (last.cartId !== id || (last.after !== null && last.after !== state.cart))
  if (isOver) setLast(null)
  useEffect(() => {
    if (last === null || last.after !== null) return
    const timer = setTimeout(() => setLast(null), emptiedMs)
    return () => clearTimeout(timer)
  }, [last])
  return {
    last: isOver ? null : last,
    offer: (after: Removal['after'], { text, onUndo }: CartUndo) => {
      let isUsed = false
      setLast({
        text,
        after,
        cartId: id,
        onUndo: () => {
          if (isUsed) return
          isUsed = true
          setLast(null)
          onUndo()
        },
      })
    },
    /** Brings the lines and their people back. */
    restore: ({ cart, party, details }: CartState) =>
      setState((was) => ({ ...was, cart, party, details })),
  }
}
export type CartUndos = ReturnType<typeof useCartUndo>
