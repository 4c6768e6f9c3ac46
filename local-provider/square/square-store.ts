import type { CachedAnswer } from '../cached-answer.ts'
import type { LedgerEntry } from '../ledger.ts'
import type { CatalogObject } from './catalog/catalog-objects.ts'
import type { SquareDispute } from './dispute-object.ts'
import type { SquareLocation, SquareMerchant } from './merchant-object.ts'
import type { Scope } from './oauth/scopes.ts'
import type { SquareOrder, SquarePaymentLink } from './order-object.ts'
import type { SquarePayment } from './payment-object.ts'
import type { SquareRefund } from './refund-object.ts'
import type { SquareEvent } from './square-event.ts'
import type {
  SquareDeviceCode,
  SquareTerminalCheckout,
  SquareTerminalRefund,
} from './terminals/terminal-objects.ts'

/** An object with its merchant. */
export type Of<Thing> = { owner: string; thing: Thing }
type StoredMerchant = {
  merchant: SquareMerchant
  locations: SquareLocation[]
  /** Whether the application's access was revoked. */
  isRevoked: boolean
}
/** Granted permissions of a merchant. */
type Authorization = { merchantId: string; scopes: Scope[] }
type AuthorizationCode = Authorization & {
  redirectUri: string | null
  expiresAt: number
  isUsed: boolean
}
export type AccessToken = Authorization & { expiresAt: number; isRevoked: boolean }
type RefreshToken = Authorization & { isRevoked: boolean }
export type Device = { owner: string; name: string; locationId: string }
export type TerminalCheckoutAction = Of<SquareTerminalCheckout> & {
  kind: 'checkout'
  /** The order of the first card, paid or not. */
  orderId: string | null
}
export type TerminalRefundAction = Of<SquareTerminalRefund> & { kind: 'refund' }
/** A payment or a refund at a terminal. */
export type TerminalAction = TerminalCheckoutAction | TerminalRefundAction

export const emptySquareStore = () => ({
  merchants: new Map<string, StoredMerchant>(),
  codes: new Map<string, AuthorizationCode>(),
  tokens: new Map<string, AccessToken>(),
  refreshTokens: new Map<string, RefreshToken>(),
  links: new Map<string, Of<SquarePaymentLink> & { isDeleted: boolean }>(),
  orders: new Map<string, Of<SquareOrder>>(),
  payments: new Map<string, Of<SquarePayment>>(),
  refunds: new Map<string, Of<SquareRefund>>(),
  disputes: new Map<string, Of<SquareDispute>>(),
  deviceCodes: new Map<string, Of<SquareDeviceCode>>(),
  devices: new Map<string, Device>(),
  /** In the order in which they were requested. */
  terminalActions: new Map<string, TerminalAction>(),
  catalog: new Map<string, Of<CatalogObject>>(),
  events: new Map<string, Of<SquareEvent>>(),
  /** Events that are not acknowledged yet: they are sent again after a restart. */
  undelivered: new Set<string>(),
  /** By merchant, path and idempotency key. */
  answers: new Map<string, CachedAnswer>(),
  ledger: [] as LedgerEntry[],
})
export type SquareStore = ReturnType<typeof emptySquareStore>
