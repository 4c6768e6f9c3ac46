export type ProviderRefund = {
  /** Stable for one movement of money, however often it is tried. */
  key: string
  cents: number
  /** What the provider calls the payment. */
  paymentRef: string | null
  /** Whose account the payment came to; null for a payment without one. */
  account: string | null
  /** It was tried before: the provider may have acted already. */
  wasTried: boolean
}
/** `pending`: accepted, and its end is asked for again later. */
export type ProviderAnswer =
  | { outcome: 'settled'; providerRef: string }
  | { outcome: 'pending'; providerRef: string }
  | { outcome: 'refused'; why: string }

/** What a buyer is asked to pay on a page of the provider. */
export type Checkout = {
  /** Stable for one payment: asked twice, it is the same page. */
  key: string
  account: string
  cents: number
  title: string
  email: string | null
  language: string
  orderReference: string
  /** Where the buyer comes back to. */
  returnUrl: string
  createdAt: string
}
/** What has become of it. `session` names the page, `paymentRef` the money. */
export type CheckoutState =
  | { state: 'open'; lastError: string | null }
  | { state: 'paid'; paymentRef: string; cents: number; currency: string }
  | { state: 'expired' }
type Session = { account: string; session: string }
export type Checkouts = {
  open: (checkout: Checkout) => Promise<{ session: string; url: string }>
  read: (session: Session) => Promise<CheckoutState>
  /** No payment is taken from now on, unless one was before: then it says so. */
  close: (session: Session) => Promise<CheckoutState>
}
/** How far a business is with its registration at the provider. */
export type AccountState = { isSubmitted: boolean; isReady: boolean }
export type Accounts = {
  create: (business: { tenantId: string; name: string; email: string | null }) => Promise<string>
  linkTo: (account: string, pages: { returnUrl: string; refreshUrl: string }) => Promise<string>
  read: (account: string) => Promise<AccountState>
  dashboardUrl: string | null
}
/** What a notification says of itself, once its signature was found to be right. */
export type ProviderEvent = {
  id: string
  type: string
  account: string | null
  /** What it is about: the money of a payment where it names one, else a page or an account. */
  object: string | null
  /** Our own name of the payment, as the object carries it: a hint, looked for in the account. */
  payment: string | null
}

/**
 * A payment provider. An answer that is not known (a time-out) throws, and the same key is tried
 * again.
 */
export type PaymentProvider = {
  refund: (refund: ProviderRefund) => Promise<ProviderAnswer>
  /** What has become of a refund that was pending. */
  readRefund?: (refund: { account: string | null; providerRef: string }) => Promise<ProviderAnswer>
  checkouts?: Checkouts
  accounts?: Accounts
  /** @throws SignatureInvalid */
  readEvent?: (body: string, signature: string) => ProviderEvent
}
export type PaymentProviders = Readonly<Record<string, PaymentProvider>>

/** The payments of the demo data have no bank: whatever is asked is granted. */
export const demoProvider: PaymentProvider = {
  refund: async ({ key }) => ({ outcome: 'settled', providerRef: `demo_${key}` }),
}

type Paid = {
  provider: string
  provider_account: string | null
  /** The business is one of the demonstration. */
  is_demo: boolean
}
/**
 * The provider of a payment. What the demo data says was paid came to no account: no money moves
 * for it.
 */
export const providerFor = (
  providers: PaymentProviders,
  { provider, provider_account, is_demo }: Paid,
): PaymentProvider | undefined =>
  is_demo && provider_account === null && providers.demo ? providers.demo : providers[provider]
