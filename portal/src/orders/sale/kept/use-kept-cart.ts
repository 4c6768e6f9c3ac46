import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { CartKeeper, type CartCalls } from './cart-keeper.ts'
import { unsavedCarts } from './unsaved-carts.ts'

const load = async () => (await import('./kept-calls.ts')).keptCalls
const calls: CartCalls = {
  find: async () => (await load()).find(),
  get: async (id) => (await load()).get(id),
  save: async (...sent) => (await load()).save(...sent),
  conflictOf: async (...met) => (await load()).conflictOf(...met),
}

/**
 * The cart of this screen, which the server keeps: `state` is what was put together, `setState`
 * changes it, and it is saved by itself. The sale names `id` as `keptCartPublicId` and calls `sold`
 * once it is made.
 */
export function useKeptCart() {
  const { publicId, userPublicId } = useBusiness()
  const client = useQueryClient()
  const [keeper] = useState(
    () =>
      new CartKeeper({
        calls,
        unsaved: unsavedCarts(publicId, userPublicId),
        newId: () => crypto.randomUUID(),
      }),
  )
  const kept = useSyncExternalStore(keeper.subscribe, keeper.now)
  useEffect(() => {
    void keeper.start()
    window.addEventListener('pagehide', keeper.leave)
    window.addEventListener('online', keeper.retry)
    return () => {
      window.removeEventListener('pagehide', keeper.leave)
      window.removeEventListener('online', keeper.retry)
      keeper.leave()
    }
  }, [keeper])
  const acts = useMemo(
    () =>
      actsOf(keeper, () => client.invalidateQueries({ queryKey: queryKeys.sell.carts(publicId) })),
    [client, keeper, publicId],
  )
  return { ...kept, ...acts }
}
export type KeptCartOnScreen = ReturnType<typeof useKeptCart>

/** `look` asks anew for the carts of the counter. */
const actsOf = (keeper: CartKeeper, look: () => Promise<void>) => ({
  setState: keeper.setState,
  keepMine: () => keeper.keepMine().then(look),
  /** What somebody else has is left to them; anything else the server has is shown. */
  takeTheirs: () => {
    const { conflict } = keeper.now()
    if (conflict?.kind === 'changed' && !conflict.isTheirs)
      keeper.adopt({ cart: conflict.cart, state: conflict.theirs })
    else keeper.startNew()
    void look()
  },
  park: () => keeper.park().finally(() => void look()),
  startNew: async () => {
    if (await keeper.settle()) keeper.startNew()
    void look()
  },
  /** The sale ended it; the next client begins with nothing. */
  sold: () => {
    keeper.startNew()
    void look()
  },
  /** Why its sale was refused. */
  refused: (error: unknown) => {
    void keeper.refused(keeper.now().id, error).finally(() => void look())
  },
  /** Whether it is on the screen now. */
  open: (id: string): Promise<boolean> => openCart(keeper, id).finally(() => void look()),
})

/**
 * Another cart takes the place of the one on the screen, which stays a tab. One that somebody
 * parked is taken over; who was quicker is named by the problem.
 *
 * @throws ApiError; nothing has changed then
 */
async function openCart(keeper: CartKeeper, id: string): Promise<boolean> {
  if (!(await keeper.settle())) return false
  const at = keeper.now().state
  const there = await calls.get(id)
  const { cart, state } = there
  const taken = cart.isParked
    ? await calls.save(id, { version: cart.version, state, isParked: false })
    : there
  // Whoever went on typing meanwhile goes on; the other cart is a tab of theirs.
  if (keeper.now().state !== at) return false
  keeper.adopt(taken)
  return true
}
