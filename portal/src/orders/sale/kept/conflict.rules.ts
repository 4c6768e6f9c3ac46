import { isApiError } from '../../../kit/api/api-error.ts'
import { stateOf } from './kept-content.rules.ts'
import type { KeptCart, KeptState } from './kept-state.rules.ts'

/** Why what is on the screen is no more what the server has, said with what it has. */
export type Conflict =
  | {
      kind: 'changed'
      by: string
      at: string
      /** Somebody else has it open: it is theirs now. */
      isTheirs: boolean
      cart: KeptCart
      theirs: KeptState
    }
  | { kind: 'sold'; by: string; orderReferenceNumber: string }
  | { kind: 'gone' }

/** Null for what is no conflict. `version` is what the screen was made from: none of a new cart. */
export function conflictOf(error: unknown, version: number | undefined): Conflict | null {
  if (isApiError(error, 'StaleVersion')) {
    const { changedBy, changedAt, current } = error.data as {
      changedBy: string
      changedAt: string
      current: KeptCart
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
