/** Access of this installation to an account of a business. */
export type Access = {
  /** The provider's id of the account. */
  account: string
  /** Place of sale, for a provider whose accounts have several. */
  location: string | null
  /** Terminal of its counter. */
  terminal: string | null
  /** Its encrypted token, for a provider with a token per account. */
  token: SealedToken | null
}
/** It can be decrypted only with its purpose, which names its row. */
export type SealedToken = { purpose: string; sealed: Buffer }

export type ProviderRefund = {
  /** Idempotency key of one transfer, the same for all attempts. */
  key: string
  cents: number
  /** The provider's reference of the payment. */
  paymentRef: string | null
  /** Account that received the payment; null for a payment without one. */
  access: Access | null
  /** It was tried before, so the provider may have acted already. */
  wasTried: boolean
  fee: FeeOfRefund
}
/**
 * A provider takes back its part of the platform fee with each refund, in proportion. `beforeCents`
 * was taken back with other refunds.
 */
export type FeeOfRefund = { beforeCents: number } | null
/**
 * `isDisputed`: the payment is disputed, so nothing of it can be refunded. `pending`: accepted, and
 * its result is read later. `feeCents` is the part taken back from the installation, when the
 * provider reports it.
 */
export type ProviderAnswer =
  | { outcome: 'settled'; providerRef: string; feeCents?: number }
  | { outcome: 'pending'; providerRef: string }
  | { outcome: 'refused'; why: string; isDisputed?: boolean }

/** Current state of a dispute of a buyer at their bank. */
export type ProviderDispute = {
  paymentRef: string | null
  cents: number
  /** `inquiry`: the bank only asks for information. */
  state: 'inquiry' | 'open' | 'won' | 'lost'
  isOver: boolean
  /** True when the bank has withdrawn the money. */
  isWithdrawn: boolean
  isAnswered: boolean
  /** Reason code of the provider. */
  reason: string
  answerBy: string | null
  openedAt: string
  /** Page for the answer to the dispute. */
  pageUrl: string | null
}

/** Request for a payment on a page of the provider. */
export type Checkout = {
  /** Idempotency key of one page: a repeated request returns the same page. */
  key: string
  /** Id of the payment, which notifications contain. */
  payment: string
  access: Access
  cents: number
  /** Platform fee that the provider hands over. */
  feeCents: number
  /** Items of the payment, when a catalogue names them; they add up to the amount. */
  lines: readonly CheckoutLine[]
  title: string
  email: string | null
  language: string
  orderReference: string
  /** Page to which the buyer returns. */
  returnUrl: string
  /** Page to which they return after the payment. */
  paidUrl: string
  createdAt: string
}
export type CheckoutLine = {
  title: string
  quantity: number
  cents: number
  catalogRef: string | null
}
/** State of a page. `session` identifies the page, `paymentRef` the payment. */
export type CheckoutState =
  | { state: 'open'; lastError: string | null }
  | { state: 'paid'; paymentRef: string; cents: number; currency: string }
  | { state: 'expired' }
export type Session = {
  access: Access
  session: string
  /** The provider's id of the order, if there is one. */
  order: string | null
}
export type Checkouts = {
  open: (checkout: Checkout) => Promise<{ session: string; order: string | null; url: string }>
  /** Address of a page that can still be paid; null for any other. */
  addressOf: (session: Session) => Promise<string | null>
  read: (session: Session) => Promise<CheckoutState>
  /** Ends the page so that it takes no payment; when it was paid before, the state is `paid`. */
  close: (session: Session) => Promise<CheckoutState>
}

/** Sale on the terminal of a counter. */
type TerminalSale = {
  /** Idempotency key of one attempt of one payment. */
  key: string
  access: Access
  cents: number
  feeCents: number
  title: string
  orderReference: string
  /** How long the terminal waits for a card, in seconds. */
  seconds: number
}
type Pairing = { ref: string; code: string; endsAt: string }
export type Terminals = {
  open: (sale: TerminalSale) => Promise<{ session: string }>
  read: Checkouts['read']
  close: Checkouts['close']
  pair: (access: Access, name: string, key: string) => Promise<Pairing>
  /** @returns The provider's id of the terminal; null while the code is not entered */
  readPairing: (access: Access, ref: string) => Promise<string | null>
}

/** Progress of a business's registration at the provider. */
export type AccountState = {
  isSubmitted: boolean
  isReady: boolean
  /** Its owner revoked our access at the provider. */
  isTakenBack?: true
  location?: string | null
  scopes?: readonly string[]
}
/** Accounts that are registered on a page of the provider, by a link. */
export type Accounts = {
  create: (business: { tenantId: string; name: string; email: string | null }) => Promise<string>
  linkTo: (account: string, pages: { returnUrl: string; refreshUrl: string }) => Promise<string>
}

/** Grant of an account's owner; its tokens are encrypted for the row that stores them. */
export type Grant = {
  account: string
  location: string | null
  scopes: string[]
  expiresAt: string
  tokens: (name: TokenRow) => SealedTokens
}
type TokenRow = { tenantId: string; accountId: string }
type SealedTokens = { access: Buffer; refresh: Buffer }
/** Accounts whose owner grants access to this installation, on a page of the provider. */
export type Authorizations = {
  requestedScopes: readonly string[]
  pageFor: (state: string, language: string) => string
  grantFor: (code: string) => Promise<Grant>
  /** @throws AuthorizationInvalid when the owner revoked it */
  renew: (refresh: SealedToken) => Promise<Grant>
}

/** Entry of the catalogue: a title, and the products sold under it. */
export type CatalogItem = {
  name: string
  /** Null for a new entry. */
  itemRef: string | null
  variations: readonly { id: string; name: string; variationRef: string | null }[]
}
export type CatalogRefs = { id: string; itemRef: string; variationRef: string }[]

/** Content of a notification whose signature was verified. */
export type ProviderEvent = {
  id: string
  type: string
  account: string | null
  /** Id of its object: the payment, otherwise a page or an account. */
  object: string | null
  /** Our id of the payment, from the metadata; not trusted, and looked up within the account. */
  payment: string | null
  /** The provider's id of the dispute. */
  dispute: string | null
}

/** A payment provider. An unknown answer (a timeout) throws, and the same key is tried again. */
export type PaymentProvider = {
  refund: (refund: ProviderRefund) => Promise<ProviderAnswer>
  /** Reads the state of a pending refund. */
  readRefund?: (refund: {
    access: Access | null
    providerRef: string
    fee: FeeOfRefund
  }) => Promise<ProviderAnswer>
  readDispute?: (dispute: { access: Access; disputeRef: string }) => Promise<ProviderDispute>
  /** Finds the disputes of a payment, in case a notification was lost. */
  findDisputes?: (payment: { access: Access; paymentRef: string }) => Promise<string[]>
  checkouts?: Checkouts
  accounts?: Accounts
  readAccount?: (access: Access) => Promise<AccountState>
  dashboardUrl?: string | null
  /** Page that simulates a terminal, with the local provider. */
  imitatedTerminalUrl?: string | null
  terminals?: Terminals
  authorizations?: Authorizations
  /** Writes entries, each with a price that sales set. */
  writeCatalog?: (access: Access, items: readonly CatalogItem[]) => Promise<CatalogRefs>
  /** @throws SignatureInvalid */
  readEvent?: (body: string, signature: string) => Promise<ProviderEvent>
}
export type PaymentProviders = Readonly<Record<string, PaymentProvider>>

/** Provider of the demo data: it has no bank, and every refund succeeds. */
export const demoProvider: PaymentProvider = {
  refund: async ({ key }) => ({ outcome: 'settled', providerRef: `demo_${key}` }),
}

type PaymentColumns = {
  provider: string
  provider_account: string | null
  /** True for a business of the demonstration. */
  is_demo: boolean
}
/** The provider of a payment. Demo payments have no account, so no money moves for them. */
export const providerFor = (
  providers: PaymentProviders,
  { provider, provider_account, is_demo }: PaymentColumns,
): PaymentProvider | undefined =>
  is_demo && provider_account === null && providers.demo ? providers.demo : providers[provider]
