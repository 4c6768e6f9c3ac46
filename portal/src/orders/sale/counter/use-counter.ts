import { useWaitingSales } from '../../../domain/waiting-sales.ts'
import { serverClock } from '../../../kit/dates/server-clock.ts'
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
      waiting.add({ key, body, at, total: Number(body.expectedFinalCost ?? 0), cart: kept.state })
      return true
    },
  )
  const settle = useSettle({ waiting, kept, sale, onSold: setSold })
  const own = waiting.sales.find(({ body }) => body.keptCartPublicId === kept.id)
  return { sold, setSold, sale, waiting, own, settle }
}
export type Counter = ReturnType<typeof useCounter>
