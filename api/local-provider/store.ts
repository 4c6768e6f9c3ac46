import type Stripe from 'stripe'
import type { LedgerEntry } from './ledger.ts'
import type { ProviderEvent } from './record-event.ts'

/** A thing of a connected account, or of the platform itself. */
export type Owned<Thing> = { owner: string | null; thing: Thing }
export type KeptAccount = { account: Stripe.Account; isRevoked: boolean }
export type OnboardingLink = {
  accountId: string
  refreshUrl: string
  returnUrl: string
  expiresAt: number
  isUsed: boolean
}
/** What a session is paid by, which its own object does not say. */
export type PaymentPlan = {
  metadata: Record<string, string>
  applicationFee: number | null
  description: string | null
  lineItems: Stripe.LineItem[]
}
export type KeptAnswer = {
  path: string
  fingerprint: string
  status: number
  body: string
  keptAt: number
}

export const emptyStore = () => ({
  accounts: new Map<string, KeptAccount>(),
  links: new Map<string, OnboardingLink>(),
  sessions: new Map<string, Owned<Stripe.Checkout.Session>>(),
  plans: new Map<string, PaymentPlan>(),
  intents: new Map<string, Owned<Stripe.PaymentIntent>>(),
  charges: new Map<string, Owned<Stripe.Charge>>(),
  refunds: new Map<string, Owned<Stripe.Refund>>(),
  disputes: new Map<string, Owned<Stripe.Dispute>>(),
  events: new Map<string, Owned<ProviderEvent>>(),
  /** Events that nobody has acknowledged yet: they are sent again after a restart. */
  undelivered: new Set<string>(),
  /** By account and idempotency key. */
  answers: new Map<string, KeptAnswer>(),
  ledger: [] as LedgerEntry[],
})
export type Store = ReturnType<typeof emptyStore>

const day = 24 * 60 * 60

/** What Stripe forgets, so that the file does not grow for ever. */
export function forgetOld({ events, undelivered, answers }: Store, now: number): void {
  for (const [id, { thing }] of events)
    if (thing.created < now - 30 * day && !undelivered.has(id)) events.delete(id)
  for (const [key, { keptAt }] of answers) if (keptAt < now - day) answers.delete(key)
}

export const storeToJson = (store: Store): string =>
  JSON.stringify(store, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  )

export function storeFromJson(json: string): Store {
  const kept = JSON.parse(json) as Record<string, unknown[]>
  const filled = Object.entries(emptyStore()).map(([name, empty]) => {
    const items = kept[name] ?? []
    if (empty instanceof Map) return [name, new Map(items as [string, unknown][])]
    return [name, empty instanceof Set ? new Set(items) : items]
  })
  return Object.fromEntries(filled) as Store
}
