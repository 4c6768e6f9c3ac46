import type { ApiError } from '../../../kit/api/api-error.ts'
import { emptyState, type CartState } from './cart-state.rules.ts'
import type { Conflict } from './conflict.rules.ts'

export type KeeperState = {
  id: string
  state: CartState
  /** State as restored from the server, with which changed prices are compared; null if new. */
  restored: CartState | null
  saving: 'isRestoring' | 'isSaved' | 'isSaving' | 'isUnsaved'
  /** Error of a save that a retry cannot fix. */
  problem: ApiError | null
  /** The server is unavailable; the save is retried. */
  isWaiting: boolean
  /** Neither the server nor the browser stores it, so this page must stay open. */
  isOnlyHere: boolean
  conflict: Conflict | null
}

/** State of a new cart. */
export const fresh = (id: string): KeeperState => ({
  id,
  state: emptyState,
  restored: null,
  saving: 'isSaved',
  problem: null,
  isWaiting: false,
  isOnlyHere: false,
  conflict: null,
})

/** State that a counter renders of its cart. The progress of its saves is read apart. */
export type OnScreen = Omit<KeeperState, 'saving' | 'isWaiting'> & { isRestoring: boolean }

const differs = <Fields extends object>(a: Fields, b: Fields, ...except: (keyof Fields)[]) =>
  (Object.keys(a) as (keyof Fields)[]).some((name) => !except.includes(name) && a[name] !== b[name])

/** The prices that are saved with a cart are compared later, and not rendered. */
const isSameCart = (a: CartState, b: CartState) => !differs(a, b, 'shown')

/**
 * The same object as before while nothing on the screen has changed: a save would render the whole
 * counter several times otherwise, while the next press waits.
 */
export function onScreen(
  { saving, isWaiting: _isWaiting, ...rest }: KeeperState,
  was?: OnScreen,
): OnScreen {
  const next = { ...rest, isRestoring: saving === 'isRestoring' }
  const isSame = was && !differs(was, next, 'state') && isSameCart(was.state, next.state)
  return isSame ? was : next
}
