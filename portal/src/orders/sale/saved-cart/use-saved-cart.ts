import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SoldOffline } from '../../../domain/counter-cart.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { CartKeeper, type CartCalls } from './cart-keeper.ts'
import { unsavedCarts } from './unsaved-carts.ts'

const load = async () => (await import('./cart-calls.ts')).cartCalls
const calls: CartCalls = {
  find: async () => (await load()).find(),
  get: async (id) => (await load()).get(id),
  save: async (...sent) => (await load()).save(...sent),
  conflictOf: async (...met) => (await load()).conflictOf(...met),
  isSame: async (...states) => (await load()).isSame(...states),
}

const loadCounterCart = () => import('../../../domain/counter-cart.ts')
export const soldOffline: SoldOffline = {
  without: async (id) => (await loadCounterCart()).withoutSoldOffline(id),
  forget: async (id) => (await loadCounterCart()).forgetSoldOffline(id),
}

/**
 * The cart of this screen, saved on the server after each change by `setState`. The sale sends `id`
 * as `keptCartPublicId` and calls `sold` when it succeeds.
 */
export function useSavedCart() {
  const { publicId, userPublicId } = useBusiness()
  const client = useQueryClient()
  const [keeper] = useState(
    () =>
      new CartKeeper({
        calls,
        unsaved: unsavedCarts(publicId, userPublicId),
        sold: soldOffline,
        newId: () => crypto.randomUUID(),
      }),
  )
  const kept = useSyncExternalStore(keeper.subscribe, keeper.shown)
  useEffect(() => {
    void keeper.start()
    const dropSold = () => void keeper.dropSold()
    window.addEventListener('pagehide', keeper.leave)
    window.addEventListener('online', keeper.retry)
    // The browser shows a page that was left again as it was.
    window.addEventListener('pageshow', dropSold)
    return () => {
      window.removeEventListener('pagehide', keeper.leave)
      window.removeEventListener('online', keeper.retry)
      window.removeEventListener('pageshow', dropSold)
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
export type CartOnScreen = ReturnType<typeof useSavedCart>

/** Progress of the saves of a cart: only their sign is rendered when they begin and end. */
export function useSaving({ subscribe, now }: Pick<CartOnScreen, 'subscribe' | 'now'>) {
  const { saving, isWaiting } = useSyncExternalStore(subscribe, now)
  return { saving, isWaiting }
}
/** `look` refetches the carts of the counter. */
const actsOf = (keeper: CartKeeper, look: () => Promise<void>) => ({
  subscribe: keeper.subscribe,
  now: keeper.now,
  setState: keeper.setState,
  keepMine: () => keeper.keepMine().then(look),
  /** Shows the server's version; a cart that another clerk has opened is left to them. */
  takeTheirs: () => {
    const { conflict } = keeper.now()
    if (conflict?.kind === 'changed' && !conflict.isTheirs)
      void keeper.adopt({ cart: conflict.cart, state: conflict.theirs })
    else keeper.startNew()
    void look()
  },
  /** Returns a function that brings the content back. */
  empty: () => {
    const bringBack = keeper.empty()
    return () => void bringBack().finally(() => void look())
  },
  park: () => keeper.park().finally(() => void look()),
  startNew: async () => {
    if (await keeper.settle()) keeper.startNew()
    void look()
  },
  /** The sale has ended the cart; the next client starts with an empty one. */
  sold: () => {
    keeper.startNew()
    void look()
  },
  /** Called with the error of its sale. */
  refused: (error: unknown) => {
    void keeper.refused(keeper.now().id, error).finally(() => void look())
  },
  /** Resolves to whether the cart is on the screen now. */
  open: (id: string): Promise<boolean> => openCart(keeper, id).finally(() => void look()),
})

/**
 * Opens another cart in place of the one on the screen, which becomes a tab. A parked cart is taken
 * over; if another clerk was faster, the problem names them.
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
  // Input made meanwhile wins; the other cart stays a tab.
  if (keeper.now().state !== at) return false
  await keeper.adopt(taken)
  return true
}
