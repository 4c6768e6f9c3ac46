import type Stripe from 'stripe'
import { newId } from './new-id.ts'
import { writeLedger, type Provider } from './provider.ts'
import { recordEvent } from './record-event.ts'
import type { OnboardingLink } from './store.ts'
import { invalidRequest, noAccess } from './stripe-error.ts'

/** State of an account's registration. */
export type Standing = 'unfinished' | 'pending' | 'verified' | 'restricted'

const toFill = ['business_profile.url', 'external_account', 'tos_acceptance.date']
const noRequirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
} satisfies Stripe.Account.Requirements
type Standings = Pick<
  Stripe.Account,
  'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'requirements' | 'capabilities'
>
const standings: Record<Standing, Standings> = {
  unfinished: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    requirements: {
      ...noRequirements,
      currently_due: toFill,
      eventually_due: toFill,
      past_due: toFill,
      disabled_reason: 'requirements.past_due',
    },
  },
  pending: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    capabilities: { card_payments: 'pending', transfers: 'pending' },
    requirements: {
      ...noRequirements,
      pending_verification: ['company.verification.document'],
      disabled_reason: 'requirements.pending_verification',
    },
  },
  verified: {
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    capabilities: { card_payments: 'active', transfers: 'active' },
    requirements: noRequirements,
  },
  // Requirements were added after the verification.
  restricted: {
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    requirements: {
      ...noRequirements,
      currently_due: ['company.verification.document'],
      eventually_due: ['company.verification.document'],
      past_due: ['company.verification.document'],
      disabled_reason: 'requirements.past_due',
    },
  },
}

export type NewAccount = {
  type?: string | undefined
  country?: string | undefined
  email?: string | undefined
  defaultCurrency?: string | undefined
  businessName?: string | undefined
  businessUrl?: string | undefined
  metadata: Record<string, string>
}

export function openAccount(
  provider: Provider,
  given: NewAccount,
  { id = newId('acct'), standing = 'unfinished' as Standing } = {},
): Stripe.Account {
  const { store, clock, touch } = provider
  const account: Stripe.Account = {
    id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: given.businessName ?? null,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: given.businessUrl ?? null,
    },
    business_type: null,
    controller: { type: 'application', is_controller: true },
    country: given.country ?? 'CA',
    created: clock.seconds(),
    default_currency: given.defaultCurrency ?? 'cad',
    email: given.email ?? null,
    metadata: given.metadata,
    type: given.type ?? 'none',
    ...standings[standing],
  }
  store.accounts.set(account.id, { account, isRevoked: false })
  writeLedger(provider, { kind: 'account-opened', account: account.id })
  touch()
  return account
}

/** The businesses of the demonstration have accounts without a registration. */
const isOfDemo = (id: string): boolean => id.startsWith('acct_demo_')

/** @throws StripeApiError 403 if the account is unknown or the platform has no access */
export function accountOf(provider: Provider, id: string): Stripe.Account {
  const kept = provider.store.accounts.get(id)
  if (!kept && isOfDemo(id))
    return openAccount(provider, { metadata: {} }, { id, standing: 'verified' })
  if (!kept || kept.isRevoked) throw noAccess(id)
  return kept.account
}

/** @throws StripeApiError if the account must not charge */
export function assertMayCharge(provider: Provider, owner: string | null): void {
  if (owner !== null && !accountOf(provider, owner).charges_enabled)
    throw invalidRequest('Your account cannot currently make live charges.')
}

export function setStanding(provider: Provider, id: string, standing: Standing): Stripe.Account {
  const account = Object.assign(accountOf(provider, id), standings[standing])
  recordEvent(provider, 'account.updated', { owner: id, thing: account })
  return account
}

/** The owner of the account revokes the platform's access. */
export function revokeAccount(provider: Provider, id: string): void {
  accountOf(provider, id)
  provider.store.accounts.get(id)!.isRevoked = true
  writeLedger(provider, { kind: 'account-revoked', account: id })
  recordEvent(provider, 'account.application.deauthorized', {
    owner: id,
    thing: { id: 'ca_local', object: 'application', name: 'Guichet' },
  })
}

/** Restores revoked access. @throws StripeApiError for an unknown account */
export function restoreAccount(provider: Provider, id: string): void {
  const kept = provider.store.accounts.get(id)
  if (!kept) throw noAccess(id)
  kept.isRevoked = false
  writeLedger(provider, { kind: 'account-restored', account: id })
  provider.touch()
}

const linkLastsSeconds = 5 * 60

export function makeOnboardingLink(
  { store, clock, publicUrl, touch }: Provider,
  link: Pick<OnboardingLink, 'accountId' | 'refreshUrl' | 'returnUrl'>,
): Stripe.AccountLink {
  const token = newId('link')
  const created = clock.seconds()
  const expiresAt = created + linkLastsSeconds
  store.links.set(token, { ...link, expiresAt, isUsed: false })
  touch()
  return {
    object: 'account_link',
    created,
    expires_at: expiresAt,
    url: `${publicUrl()}/connect/onboarding/${token}`,
  }
}
