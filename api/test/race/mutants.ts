import type { Protection } from '../../src/platform/fault-seams.ts'

/** Protections that each mutant lacks. The test of a protection must fail without it. */
export const mutants = {
  'no-spent-authorization': ['authorization-once'],
  'no-place-guard': ['counted-places'],
  'no-timed-lock': ['timed-resources'],
  // The sum of the movements is a second guard: both must be off for the books to break.
  'no-order-lock': ['order-lock', 'paid-amount'],
  // The cart serializes the presses of its buyer, and the order those of the buyer and the staff.
  'no-buyer-change-lock': ['order-lock', 'office-cart-lock'],
  'no-quote-lock': ['quote-lock'],
  'no-cart-lock': ['cart-lock'],
  // The places still held by a claim are a second guard: both must be off to lose places.
  'no-allotment-lock': ['allotment-lock', 'kept-claim'],
  'no-till-lock': ['till-lock'],
  'no-main-staff-lock': ['main-staff-lock'],
  'no-move-guard': ['counted-places'],
  'no-move-lock': ['moving-tickets'],
  'no-list-lock': ['list-lock'],
  'no-sample-lock': ['sample-lock'],
  'no-version-lock': ['version-lock'],
  'no-erasure-lock': ['erasure-lock'],
  'no-merge-lock': ['merge-lock'],
  'no-buyer-lock': ['buyer-lock'],
  'no-office-cart-lock': ['office-cart-lock'],
  'no-visitor-place': ['visitor-place'],
  'no-late-look': ['sold-meanwhile'],
  'no-second-look': ['ended-meanwhile'],
  'no-idempotency': ['idempotency-key'],
  // The index of used codes is a second guard: both must be off to use a code twice.
  'no-code-lock': ['code-lock', 'used-code'],
  // The index of due moments is a second guard, too.
  'no-due-lock': ['due-lock', 'due-once'],
  // The key of the numbers of the audit trail is a second guard, too.
  'no-chain-lock': ['chain-lock', 'chain-once'],
  // The index of the lines of each webhook is a second guard, too.
  'no-feed-lock': ['feed-lock', 'feed-once'],
} satisfies Record<string, readonly Protection[]>
export type MutantName = keyof typeof mutants
