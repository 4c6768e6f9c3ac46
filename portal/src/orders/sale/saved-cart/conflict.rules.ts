import { isApiError } from '../../../kit/api/api-error.ts'
import type { SavedCart, CartState } from './cart-state.rules.ts'
import { stateOf } from './saved-content.rules.ts'

/** Reason why the cart on the screen cannot be saved, with the server's content. */
export type Conflict =
  | {
      kind: 'changed'
      by: string
      at: string
      /** Another clerk has opened the cart. */
      isTheirs: boolean
      cart: SavedCart
      theirs: CartState
    }
  | { kind: 'sold'; by: string; orderReferenceNumber: string }
  | { kind: 'gone' }

/**
 * Null if the error is no conflict. `version`: saved version of the cart on the screen; undefined
 * for a new cart.
 */
export function conflictOf(error: unknown, version: number | undefined): Conflict | null {
  if (isApiError(error, 'StaleVersion')) {
    const { changedBy, changedAt, current } = error.data as {
      changedBy: string
      changedAt: string
      current: SavedCart
    }
    return {
      kind: 'changed',
      by: changedBy,
      at: changedAt,
      isTheirs: !current.isMine && !current.isParked,
      cart: current,
      theirs: stateOf(current),
    }
  }
  if (isApiError(error, 'CartSold')) {
    const { soldBy, orderReferenceNumber } = error.data as {
      soldBy: string
      orderReferenceNumber: string
    }
    return { kind: 'sold', by: soldBy, orderReferenceNumber }
  }
  return version !== undefined && isApiError(error, 'NotFound') ? { kind: 'gone' } : null
}

/** Errors of an unavailable or busy server, or a missing sign-in: a retry may succeed. */
export const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 401 || error.status >= 429
