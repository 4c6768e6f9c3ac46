import { capitals, randomText } from '../new-id.ts'
import { writeLedger } from '../provider.ts'
import type { SquareLocation, SquareMerchant } from './merchant-object.ts'
import { recordSquareEvent } from './record-square-event.ts'
import { notFound } from './square-error.ts'
import { isoNow, type SquareProvider } from './square-provider.ts'

const letters = `${capitals}0123456789`

/** Creates a merchant with one location that accepts cards. */
export function openMerchant(provider: SquareProvider, wantedId?: string): SquareMerchant {
  const { store } = provider
  const id = wantedId ?? `M${randomText(12, letters)}`
  const merchant: SquareMerchant = {
    id,
    business_name: `Marchand ${store.merchants.size + 1}`,
    country: 'CA',
    language_code: 'fr-CA',
    currency: 'CAD',
    status: 'ACTIVE',
    created_at: isoNow(provider),
  }
  store.merchants.set(id, { merchant, locations: [], isRevoked: false })
  setLocations(provider, id, 1)
  writeLedger(provider, { kind: 'account-opened', account: id })
  return merchant
}

/** @throws SquareApiError for an unknown merchant */
export function merchantOf({ store }: Pick<SquareProvider, 'store'>, id: string) {
  const kept = store.merchants.get(id)
  if (!kept) throw notFound('Merchant', id)
  return kept
}

/** Sets the number of locations of a merchant; existing ones are kept up to that number. */
export function setLocations(provider: SquareProvider, merchantId: string, count: number): void {
  const kept = merchantOf(provider, merchantId)
  const missing = Math.max(0, count - kept.locations.length)
  kept.locations = [
    ...kept.locations.slice(0, count),
    ...Array.from({ length: missing }, () => newLocation(provider, kept.merchant)),
  ]
  const main = kept.locations[0]?.id
  if (main) kept.merchant.main_location_id = main
  else delete kept.merchant.main_location_id
  provider.touch()
}

const newLocation = (provider: SquareProvider, merchant: SquareMerchant): SquareLocation => ({
  id: `L${randomText(12, letters)}`,
  name: merchant.business_name,
  timezone: 'America/Toronto',
  capabilities: ['CREDIT_CARD_PROCESSING', 'AUTOMATIC_TRANSFERS'],
  status: 'ACTIVE',
  created_at: isoNow(provider),
  merchant_id: merchant.id,
  country: 'CA',
  language_code: 'fr-CA',
  currency: 'CAD',
  business_name: merchant.business_name,
  type: 'PHYSICAL',
})

/** @throws SquareApiError, also for a location of another merchant */
export function locationOf(
  provider: SquareProvider,
  merchantId: string,
  id: string,
  field: string,
): SquareLocation {
  const found = merchantOf(provider, merchantId).locations.find((location) => location.id === id)
  if (!found) throw notFound('Location', id, field)
  return found
}

/** Revokes all access and refresh tokens of a merchant. */
export function revokeMerchant(
  provider: SquareProvider,
  merchantId: string,
  by: 'APPLICATION' | 'MERCHANT',
): void {
  const { store } = provider
  const kept = merchantOf(provider, merchantId)
  for (const token of [...store.tokens.values(), ...store.refreshTokens.values()])
    if (token.merchantId === merchantId) token.isRevoked = true
  for (const code of store.codes.values()) if (code.merchantId === merchantId) code.isUsed = true
  kept.isRevoked = true
  writeLedger(provider, { kind: 'account-revoked', account: merchantId })
  const thing = { revoked_at: isoNow(provider), revoker_type: by }
  recordSquareEvent(provider, 'oauth.authorization.revoked', { owner: merchantId, thing }, '')
}
