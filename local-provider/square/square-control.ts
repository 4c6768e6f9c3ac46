import { testAttempt } from '../card.ts'
import { readLedger, type DisputeOutcome, type Ledger } from '../ledger.ts'
import type { SquareDispute } from './dispute-object.ts'
import {
  closeSquareDispute,
  escalateSquareDispute,
  openSquareDispute,
  type NewSquareDispute,
} from './disputes.ts'
import { merchantOf, revokeMerchant, setLocations } from './merchants.ts'
import { expireTokens } from './oauth/access-tokens.ts'
import { allow, deny, type Permission, type PermissionRequest } from './oauth/ask-permission.ts'
import { allScopes, type Scope } from './oauth/scopes.ts'
import { payLink } from './payment-links.ts'
import type { SquareRefund } from './refund-object.ts'
import { failRefund, settleRefund } from './refunds.ts'
import { invalidValue, notFound } from './square-error.ts'
import type { SquareProvider } from './square-provider.ts'
import { pairDevice } from './terminals/device-codes.ts'
import { terminalOf, type Terminal } from './terminals/terminal-control.ts'

type AuthorizationInput = { scopes?: readonly Scope[] | undefined; merchantId?: string | undefined }
type MerchantFacts = { id: string; name: string; locationIds: string[]; isRevoked: boolean }

/** Simulates the outside world at Square, for tests and for trying things out. */
export type SquareControl = {
  /** In the format of the other provider; an account is a merchant. */
  ledger: () => Ledger
  merchants: () => MerchantFacts[]
  /** Like the button to allow; without a merchant, creates one. */
  authorize: (state: string, given?: AuthorizationInput) => Permission
  /** Like the button to deny. @returns The URL to which the browser is sent */
  deny: (state: string) => string
  setRedirectUrl: (url: string) => void
  setWebhookUrl: (url: string) => void
  /** Sets the number of locations of a merchant, which may be 0. */
  setLocations: (merchantId: string, count: number) => void
  /** The merchant revokes the permission. */
  revoke: (merchantId: string) => void
  expireTokens: (merchantId: string) => void
  /** Pays without the page. */
  payLink: (linkId: string, card?: 'ok' | 'declined') => 'paid' | 'declined' | 'closed'
  /** Enters a pairing code on a terminal. @returns The id of the terminal */
  pair: (code: string) => string
  /** By the id of a terminal, or of an action that waits for one. */
  terminal: (id: string) => Terminal
  settleRefund: (refundId: string) => SquareRefund
  failRefund: (refundId: string, status?: 'REJECTED' | 'FAILED') => SquareRefund
  openDispute: (given: NewSquareDispute) => SquareDispute
  /** Turns an inquiry into a dispute. */
  escalateDispute: (disputeId: string) => SquareDispute
  closeDispute: (disputeId: string, outcome: DisputeOutcome) => SquareDispute
}

export const squareControlOf = (provider: SquareProvider): SquareControl => ({
  ledger: () => readLedger(provider.store.ledger),
  merchants: () =>
    [...provider.store.merchants.values()].map(({ merchant, locations, isRevoked }) => ({
      id: merchant.id,
      name: merchant.business_name,
      locationIds: locations.map(({ id }) => id),
      isRevoked,
    })),
  authorize: (state, { scopes = allScopes, merchantId } = {}) =>
    allow(provider, requestOf(provider, state, scopes), merchantId),
  deny: (state) => deny(requestOf(provider, state, allScopes)),
  setRedirectUrl: (url) => {
    provider.application.redirectUrl = url
  },
  setWebhookUrl: (url) => provider.delivery.setWebhookUrl(url),
  setLocations: (merchantId, count) => setLocations(provider, merchantId, count),
  revoke: (merchantId) => revokeMerchant(provider, merchantId, 'MERCHANT'),
  expireTokens: (merchantId) =>
    expireTokens(provider, merchantOf(provider, merchantId).merchant.id),
  payLink: (linkId, card = 'ok') => {
    const kept = provider.store.links.get(linkId)
    if (!kept) throw notFound('Payment link', linkId)
    return payLink(provider, kept, testAttempt(new Date(), card))
  },
  pair: (code) => pairDevice(provider, code),
  terminal: (id) => terminalOf(provider, id),
  settleRefund: (id) => settleRefund(provider, id),
  failRefund: (id, status) => failRefund(provider, id, status),
  openDispute: (given) => openSquareDispute(provider, given),
  escalateDispute: (id) => escalateSquareDispute(provider, id),
  closeDispute: (id, outcome) => closeSquareDispute(provider, id, outcome),
})

/** @throws SquareApiError without a configured redirect URL */
function requestOf(
  { application: { redirectUrl } }: SquareProvider,
  state: string,
  scopes: readonly Scope[],
): PermissionRequest {
  if (!redirectUrl) throw invalidValue('INVALID_VALUE', 'The application has no redirect URL.')
  return { scopes: [...scopes], state, redirectUri: null, returnsTo: redirectUrl }
}
