import { setTimeout as wait } from 'node:timers/promises'

/**
 * Protections against concurrent requests. Each has a race test that must fail without it, or the
 * test proves nothing; a process under test removes it here. Nothing under `api/src` removes one:
 * `scripts/architecture.test.ts` proves it.
 */
export type Protection =
  | 'counted-places'
  | 'timed-resources'
  | 'order-lock'
  | 'quote-lock'
  | 'cart-lock'
  | 'allotment-lock'
  | 'kept-claim'
  | 'till-lock'
  | 'main-staff-lock'
  | 'paid-amount'
  | 'moving-tickets'
  | 'list-lock'
  | 'sample-lock'
  | 'version-lock'
  | 'sold-meanwhile'
  | 'ended-meanwhile'
  | 'idempotency-key'
  | 'code-lock'
  | 'used-code'
  | 'authorization-once'
  | 'due-lock'
  | 'due-once'
  | 'erasure-lock'
  | 'chain-lock'
  | 'chain-once'
  | 'feed-lock'
  | 'feed-once'
  | 'merge-lock'
  | 'buyer-lock'
  | 'office-cart-lock'
  | 'visitor-place'

const removed = new Set<Protection>()

/** Tests only: disables one protection in this process. */
export const removeProtection = (protection: Protection): void => {
  removed.add(protection)
}

/** Tests only: enables all protections of this process again. */
export const restoreProtections = (): void => removed.clear()

/** Always true outside of race tests, where a protection can be removed. */
export const isProtected = (protection: Protection): boolean => !removed.has(protection)

type Lockable<Query> = { forUpdate(): Query; forNoKeyUpdate(): Query }

/** Locks the rows of a query until the commit: `query.$call(locking('order-lock'))`. */
export const locking =
  (protection: Protection, strength: 'forUpdate' | 'forNoKeyUpdate' = 'forUpdate') =>
  <Query extends Lockable<Query>>(query: Query): Query =>
    isProtected(protection) ? query[strength]() : query

/**
 * Waits when the protection is disabled, so that data read without its lock becomes stale on an
 * idle host too.
 */
export async function yieldUnprotected(protection: Protection): Promise<void> {
  if (!isProtected(protection)) await wait(40)
}
