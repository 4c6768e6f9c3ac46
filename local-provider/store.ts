import type Stripe from 'stripe'
import type { CachedAnswer } from './cached-answer.ts'
import type { LedgerEntry } from './ledger.ts'
import type { ProviderEvent } from './provider-event.ts'
import { emptySquareStore } from './square/square-store.ts'

/** An object of a connected account; `owner` is null for the platform itself. */
export type OfAccount<Thing> = { owner: string | null; thing: Thing }
export type StoredAccount = { account: Stripe.Account; isRevoked: boolean }
export type OnboardingLink = {
  accountId: string
  refreshUrl: string
  returnUrl: string
  expiresAt: number
  isUsed: boolean
}
/** Data for the payment of a session that its own object does not contain. */
export type PaymentPlan = {
  metadata: Record<string, string>
  applicationFee: number | null
  description: string | null
  lineItems: Stripe.LineItem[]
}

export const emptyStore = () => ({
  accounts: new Map<string, StoredAccount>(),
  links: new Map<string, OnboardingLink>(),
  sessions: new Map<string, OfAccount<Stripe.Checkout.Session>>(),
  plans: new Map<string, PaymentPlan>(),
  intents: new Map<string, OfAccount<Stripe.PaymentIntent>>(),
  charges: new Map<string, OfAccount<Stripe.Charge>>(),
  /** Fees of the platform, which belong to it and not to the connected account. */
  fees: new Map<string, OfAccount<Stripe.ApplicationFee>>(),
  refunds: new Map<string, OfAccount<Stripe.Refund>>(),
  disputes: new Map<string, OfAccount<Stripe.Dispute>>(),
  events: new Map<string, OfAccount<ProviderEvent>>(),
  /** Events that are not acknowledged yet: they are sent again after a restart. */
  undelivered: new Set<string>(),
  /** By account and idempotency key. */
  answers: new Map<string, CachedAnswer>(),
  ledger: [] as LedgerEntry[],
  square: emptySquareStore(),
})
export type Store = ReturnType<typeof emptyStore>

const day = 24 * 60 * 60

/** Deletes data that providers also delete, so that the file does not grow forever. */
export function forgetOld({ events, undelivered, answers, square }: Store, now: number): void {
  forgetEvents(events, undelivered, ({ created }) => created < now - 30 * day)
  forgetEvents(
    square.events,
    square.undelivered,
    ({ created_at: created }) => Date.parse(created) / 1000 < now - 30 * day,
  )
  // Square's keys are kept: their expiry is not documented.
  for (const [key, { keptAt }] of answers) if (keptAt < now - day) answers.delete(key)
}

function forgetEvents<Event>(
  events: Map<string, { thing: Event }>,
  undelivered: ReadonlySet<string>,
  isOld: (event: Event) => boolean,
): void {
  for (const [id, { thing }] of events) if (isOld(thing) && !undelivered.has(id)) events.delete(id)
}

export const storeToJson = (store: Store): string =>
  JSON.stringify(store, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  )

export const storeFromJson = (json: string): Store => filled(emptyStore(), JSON.parse(json))

/** Restores stored data in the shape of `empty`: Maps and Sets are lists in the file. */
function filled<Shape>(empty: Shape, kept: unknown): Shape {
  if (kept === undefined) return empty
  if (empty instanceof Map) return new Map(kept as [string, unknown][]) as Shape
  if (empty instanceof Set) return new Set(kept as string[]) as Shape
  if (Array.isArray(empty)) return kept as Shape
  const names = Object.entries(empty as Record<string, unknown>)
  return Object.fromEntries(
    names.map(([name, value]) => [name, filled(value, (kept as Record<string, unknown>)[name])]),
  ) as Shape
}
