import { useEffect } from 'react'
import { useWaitingSales } from '../../../domain/waiting-sales.ts'
import { connection } from '../../../kit/api/connection.ts'
import { serverClock } from '../../../kit/dates/server-clock.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { isUnanswered } from '../../sale-outcome.rules.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { useSettle } from '../waiting/use-settle.ts'
import { useSell } from './sell.queries.ts'
import { useFinishedSale } from './use-finished-sale.ts'

/**
 * The sale of the cart on the screen and its result, with the sales that wait for a response; `own`
 * is the one of this cart.
 */
export function useCounter(kept: CartOnScreen) {
  const { sold, setSold } = useFinishedSale()
  const waiting = useWaitingSales()
  const sale = useSell(
    (order) => {
      kept.sold()
      setSold(order)
    },
    (error, { parts: { body }, key }) => {
      if (!isUnanswered(error)) {
        if (body.keptCartPublicId === kept.id) kept.refused(error)
        return false
      }
      const at = new Date(serverClock.now()).toISOString()
      // With the prices that were shown, which the state on the screen may lack.
      const { state: cart } = kept.now()
      waiting.add({ key, body, at, total: Number(body.expectedFinalCost ?? 0), cart })
      return true
    },
  )
  const settle = useSettle({ waiting, kept, sale, onSold: setSold })
  const own = waiting.sales.find(({ body }) => body.keptCartPublicId === kept.id)
  useCartForOffline(kept, own !== undefined)
  return { sold, setSold, sale, waiting, own, settle }
}

/**
 * Keeps the lines of the cart for a sale offline. A cart whose sale waits for a response, or that
 * has changed elsewhere, may be sold already.
 */
function useCartForOffline({ id, state, conflict, isRestoring }: CartOnScreen, isAsked: boolean) {
  const { publicId } = useBusiness()
  const { cart, codes, discount } = state
  const isOpen = cart.length > 0 && !isAsked && conflict === null
  const hasDiscount = codes.length > 0 || discount !== null
  useEffect(() => {
    if (isRestoring) return
    // Loaded later, and before a network is lost.
    void import('../../../domain/counter-cart.ts').then(({ counterCartOf, keepCounterCart }) => {
      if (isOpen) keepCounterCart(publicId, { id, lines: cart, hasDiscount })
      // Without a network the cart of this tab could not be restored; it is still to be sold.
      else if (connection.now().state !== 'lost' || counterCartOf(publicId)?.id === id)
        keepCounterCart(publicId, null)
    })
  }, [publicId, id, cart, hasDiscount, isOpen, isRestoring])
}
export type Counter = ReturnType<typeof useCounter>
