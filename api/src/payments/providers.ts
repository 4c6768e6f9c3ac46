/** An account of a business, and what lets this installation act for it. */
export type Access = {
  /** What the provider calls the account. */
  account: string
  /** Where it sells, for a provider whose accounts have several places. */
  location: string | null
  /** The terminal of its counter. */
  terminal: string | null
  /** Its sealed token, for a provider that gives one to each account. */
  token: SealedToken | null
}
/** It opens for its purpose alone, which names the row that holds it. */
export type SealedToken = { purpose: string; sealed: Buffer }

export type ProviderRefund = {
  /** Stable for one movement of money, however often it is tried. */
  key: string
  cents: number
  /** What the provider calls the payment. */
  paymentRef: string | null
  /** The account that the payment came to; null for a payment without one. */
  access: Access | null
  /** It was tried before: the provider may have acted already. */
  wasTried: boolean
  fee: FeeOfRefund
}
/**
 * Of a payment that handed something to the installation, a provider takes a part of it back with
 * each refund, in proportion. `beforeCents` is what it took back with others.
 */
export type FeeOfRefund = { beforeCents: number } | null
/**
 * `isDisputed`: the buyer disputes the payment, so nothing of it can be refunded. `pending`:
 * accepted, and its end is asked for again later. `feeCents` is what was taken back from the
 * installation, where the provider says so.
 */
export type ProviderAnswer =
  | { outcome: 'settled'; providerRef: string; feeCents?: number }
  | { outcome: 'pending'; providerRef: string }
  | { outcome: 'refused'; why: string; isDisputed?: boolean }

/** What a buyer disputes at their bank, as it stands when it is asked for. */
export type ProviderDispute = {
  paymentRef: string | null
  cents: number
  /** `inquiry`: the bank only asks. */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  isOver: boolean
  /** The bank has the money. */
  isWithdrawn: boolean
  isAnswered: boolean
  /** As the provider calls it. */
  reason: string
  answerBy: string | null
  openedAt: string
  /** Where it is answered. */
  pageUrl: string | null
}

/** What a buyer is asked to pay on a page of the provider. */
export type Checkout = {
  /** Stable for one page: asked twice, it is the same one. */
  key: string
  /** The payment that it is for: notifications name it. */
  payment: string
  access: Access
  cents: number
  /** What of it is handed to the installation. */
  feeCents: number
  /** What the cents are for, where a catalogue names it; they come to the cents. */
  lines: readonly CheckoutLine[]
  title: string
  email: string | null
  language: string
  orderReference: string
  /** Where the buyer comes back to. */
  returnUrl: string
  createdAt: string
}
export type CheckoutLine = {
  title: string
  quantity: number
  cents: number
  catalogRef: string | null
}
/** What has become of it. `session` names the page, `paymentRef` the money. */
export type CheckoutState =
  | { state: 'open'; lastError: string | null }
  | { state: 'paid'; paymentRef: string; cents: number; currency: string }
  | { state: 'expired' }
export type Session = {
  access: Access
  session: string
  /** What the provider calls the order, where it has one. */
  order: string | null
}
export type Checkouts = {
  open: (checkout: Checkout) => Promise<{ session: string; order: string | null; url: string }>
  read: (session: Session) => Promise<CheckoutState>
  /** No payment is taken from now on, unless one was before: then it says so. */
  close: (session: Session) => Promise<CheckoutState>
}

/** What is shown on the terminal of a counter. */
type TerminalSale = {
  /** Stable for one try of one payment. */
  key: string
  access: Access
  cents: number
  feeCents: number
  title: string
  orderReference: string
  /** How long the terminal waits for a card. */
  seconds: number
}
type Pairing = { ref: string; code: string; endsAt: string }
export type Terminals = {
  open: (sale: TerminalSale) => Promise<{ session: string }>
  read: Checkouts['read']
  close: Checkouts['close']
  pair: (access: Access, name: string, key: string) => Promise<Pairing>
  /** @returns What the provider calls the terminal; null while the code was not entered */
  readPairing: (access: Access, ref: string) => Promise<string | null>
}

/** How far a business is with its registration at the provider. */
export type AccountState = {
  isSubmitted: boolean
  isReady: boolean
  /** Its owner took our access away, at the provider. */
  isTakenBack?: true
  location?: string | null
  scopes?: readonly string[]
}
/** Accounts that are registered on a page of the provider, by a link. */
export type Accounts = {
  create: (business: { tenantId: string; name: string; email: string | null }) => Promise<string>
  linkTo: (account: string, pages: { returnUrl: string; refreshUrl: string }) => Promise<string>
}

/** What the owner of an account has granted, with its tokens sealed for the row that keeps them. */
export type Grant = {
  account: string
  location: string | null
  scopes: string[]
  expiresAt: string
  tokens: (name: TokenRow) => SealedTokens
}
type TokenRow = { tenantId: string; accountId: string }
type SealedTokens = { access: Buffer; refresh: Buffer }
/** Accounts whose owner lets this installation act for them, on a page of the provider. */
export type Authorizations = {
  wantedScopes: readonly string[]
  pageFor: (state: string, language: string) => string
  grantFor: (code: string) => Promise<Grant>
  /** @throws AuthorizationInvalid when the owner took it back */
  renew: (refresh: SealedToken) => Promise<Grant>
}

/** An entry of the catalogue: what is sold under one title, and its kinds. */
export type CatalogItem = {
  name: string
  /** Null for one that is not there yet. */
  itemRef: string | null
  variations: readonly { id: string; name: string; variationRef: string | null }[]
}
export type CatalogRefs = { id: string; itemRef: string; variationRef: string }[]

/** What a notification says of itself, once its signature was found to be right. */
export type ProviderEvent = {
  id: string
  type: string
  account: string | null
  /** What it is about: the money of a payment where it names one, else a page or an account. */
  object: string | null
  /** Our own name of the payment, as the object carries it: a hint, looked for in the account. */
  payment: string | null
  /** What the provider calls the dispute that it is about. */
  dispute: string | null
}

/**
 * A payment provider. An answer that is not known (a time-out) throws, and the same key is tried
 * again.
 */
export type PaymentProvider = {
  refund: (refund: ProviderRefund) => Promise<ProviderAnswer>
  /** What has become of a refund that was pending. */
  readRefund?: (refund: {
    access: Access | null
    providerRef: string
    fee: FeeOfRefund
  }) => Promise<ProviderAnswer>
  readDispute?: (dispute: { access: Access; disputeRef: string }) => Promise<ProviderDispute>
  /** What a payment is disputed by, for news that never came. */
  findDisputes?: (payment: { access: Access; paymentRef: string }) => Promise<string[]>
  checkouts?: Checkouts
  accounts?: Accounts
  readAccount?: (access: Access) => Promise<AccountState>
  dashboardUrl?: string | null
  /** A page that imitates a terminal, of a provider on this machine. */
  imitatedTerminalUrl?: string | null
  terminals?: Terminals
  authorizations?: Authorizations
  /** Writes entries, each with a price that a sale names. */
  writeCatalog?: (access: Access, items: readonly CatalogItem[]) => Promise<CatalogRefs>
  /** @throws SignatureInvalid */
  readEvent?: (body: string, signature: string) => Promise<ProviderEvent>
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
