import type { CartState } from './cart-state.rules.ts'

type UnsavedCart = {
  id: string
  version: number | undefined
  state: CartState
  /** State of a save that was running when the page was left: the server may have it. */
  sent: CartState | null
}
export type UnsavedCarts = {
  read: () => UnsavedCart | null
  /** Returns false if the browser cannot store it: a private window, a full disk. */
  write: (unsaved: UnsavedCart) => boolean
  clear: () => void
  /** Id of the cart that this tab showed last; null in a new tab. */
  idOfTab: () => string | null
  showInTab: (id: string) => void
}

/**
 * Changes that the server does not have yet, in the storage of this tab: they survive a reload
 * while the server is unavailable. They belong to the person in this business, and are deleted once
 * saved.
 */
export function unsavedCarts(business: string, person: string): UnsavedCarts {
  const key = `guichet.cart.${business}.${person}`
  const quietly = <Done>(work: () => Done, otherwise: Done): Done => {
    try {
      return work()
    } catch {
      // Storage is unavailable; the return value reports it.
      return otherwise
    }
  }
  return {
    read: () =>
      quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as UnsavedCart | null, null),
    write: (unsaved) =>
      quietly(() => {
        sessionStorage.setItem(key, JSON.stringify(unsaved))
        return true
      }, false),
    clear: () => quietly(() => sessionStorage.removeItem(key), undefined),
    idOfTab: () => quietly(() => sessionStorage.getItem(`${key}.tab`), null),
    showInTab: (id) => quietly(() => sessionStorage.setItem(`${key}.tab`, id), undefined),
  }
}
