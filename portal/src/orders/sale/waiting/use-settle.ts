import type { WaitingSale, WaitingSales } from '../../../domain/waiting-sales.ts'
import type { SaleCommand, SoldOrder } from '../counter/sell.queries.ts'
import { isEmpty, type CartState } from '../saved-cart/cart-state.rules.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import type { WaitResult } from './waiting-sale.tsx'

type Deps = {
  waiting: WaitingSales
  kept: CartOnScreen
  sale: SaleCommand
  onSold: (order: SoldOrder) => void
}

/**
 * Ends a waiting sale: shows its order, or restores its cart to be sold again. A cart on the screen
 * stays; the server keeps the other one as a tab.
 */
export const useSettle =
  ({ waiting, kept, sale, onSold }: Deps) =>
  ({ key, body, cart }: WaitingSale, settled: WaitResult): void => {
    waiting.remove(key)
    sale.reset()
    const isOnScreen = body.keptCartPublicId === kept.id
    // Offline, the last input may not have reached the server: restores the cart as it was sold.
    const asItWas = () => kept.setState((was) => ({ ...(cart as CartState), held: was.held }))
    if (settled !== 'free') {
      if (isOnScreen) kept.sold()
      if (settled.order) onSold(settled.order)
    } else if (isOnScreen) asItWas()
    else if (isEmpty(kept.state))
      void kept
        .open(body.keptCartPublicId!)
        .then((isThere) => isThere && asItWas())
        // The cart may never have been saved on the server.
        .catch(() => kept.setState({ ...(cart as CartState), held: null }))
  }
