import type { Protection } from '../../src/platform/secrets/fault-seams.ts'

/** Protections that each mutant lacks. The test of a protection must fail without it. */
export const mutants = {
  'no-spent-authorization': ['authorization-once'],
  'no-place-guard': ['counted-places'],
  'no-timed-lock': ['timed-resources'],
  // The sum of the movements is a second guard: both must be off for the books to break.
  'no-order-lock': ['order-lock', 'paid-amount'],
  'no-quote-lock': ['quote-lock'],
  'no-cart-lock': ['cart-lock'],
  // The places that a claim still holds are a second guard: both must be off to lose places.
  'no-allotment-lock': ['allotment-lock', 'kept-claim'],
  'no-till-lock': ['till-lock'],
  'no-main-staff-lock': ['main-staff-lock'],
  'no-move-guard': ['counted-places'],
  'no-move-lock': ['moving-tickets'],
  'no-list-lock': ['list-lock'],
  'no-version-lock': ['version-lock'],
  'no-erasure-lock': ['erasure-lock'],
  'no-merge-lock': ['merge-lock'],
  'no-buyer-lock': ['buyer-lock'],
  'no-late-look': ['sold-meanwhile'],
  'no-second-look': ['ended-meanwhile'],
  'no-idempotency': ['idempotency-key'],
  // The index of what is used once is a second guard: both must be off for a code to serve twice.
  'no-code-lock': ['code-lock', 'used-code'],
  // So is the index of the moments that were due.
  'no-due-lock': ['due-lock', 'due-once'],
  // And the key of the numbers of the trail.
  'no-chain-lock': ['chain-lock', 'chain-once'],
  // And the index of the lines of each webhook.
  'no-feed-lock': ['feed-lock', 'feed-once'],
} satisfies Record<string, readonly Protection[]>
export type MutantName = keyof typeof mutants
