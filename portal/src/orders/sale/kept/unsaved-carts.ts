import type { KeptState } from './kept-state.rules.ts'

type Unsaved = { id: string; version: number | undefined; state: KeptState }
export type UnsavedCarts = {
  read: () => Unsaved | null
  /** False where the browser keeps nothing: a private window, a full disk. */
  write: (unsaved: Unsaved) => boolean
  clear: () => void
}

/**
 * What the server does not have yet, for as long as this tab lives: it survives a refresh of the
 * page while the server is away. It is the person's own in this business, and goes once it is
 * saved.
 */
export function unsavedCarts(business: string, person: string): UnsavedCarts {
  const key = `guichet.cart.${business}.${person}`
  const quietly = <Done>(work: () => Done, otherwise: Done): Done => {
    try {
      return work()
    } catch {
      // A browser that keeps nothing. Whoever must know of it is told by the answer.
      return otherwise
    }
  }
  return {
    read: () =>
      quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsaved | null, null),
    write: (unsaved) =>
      quietly(() => {
        sessionStorage.setItem(key, JSON.stringify(unsaved))
        return true
      }, false),
    clear: () => quietly(() => sessionStorage.removeItem(key), undefined),
  }
}
