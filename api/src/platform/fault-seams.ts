import { setTimeout as wait } from 'node:timers/promises'

/**
 * Protections against two requests at once. Each has a race test that must fail without it, or the
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

const removed = new Set<Protection>()

/** Tests only: leaves one protection out of this process. */
export const removeProtection = (protection: Protection): void => {
  removed.add(protection)
}

/** Tests only: this process has all of its protections again. */
export const restoreProtections = (): void => removed.clear()

/** True wherever nothing was removed: always, outside of race tests. */
export const isProtected = (protection: Protection): boolean => !removed.has(protection)

type Lockable<Query> = { forUpdate(): Query; forNoKeyUpdate(): Query }

/** Locks the rows of a query until the commit: `query.$call(locking('order-lock'))`. */
export const locking =
  (protection: Protection, strength: 'forUpdate' | 'forNoKeyUpdate' = 'forUpdate') =>
  <Query extends Lockable<Query>>(query: Query): Query =>
    isProtected(protection) ? query[strength]() : query

/**
 * What is read without its lock is stale by the time it is used. Waits only where the protection is
 * off, so that a quiet machine shows it too.
 */
export async function yieldUnprotected(protection: Protection): Promise<void> {
  if (!isProtected(protection)) await wait(40)
}
