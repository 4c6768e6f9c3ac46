import { randomText } from '../../new-id.ts'
import { writeLedger } from '../../provider.ts'
import { openMerchant } from '../merchants.ts'
import type { SquareProvider } from '../square-provider.ts'
import type { Scope } from './scopes.ts'

// developer.squareup.com/docs/oauth-api/overview
const codeLastsSeconds = 5 * 60

type Permission = {
  /** The merchant that grants the permission; a new one if undefined. */
  merchantId: string | undefined
  scopes: Scope[]
  /** The `redirect_uri` of the request, which must be repeated to obtain tokens. */
  redirectUri: string | null
}

/** A merchant grants the requested permissions. */
export function grantPermission(
  provider: SquareProvider,
  { merchantId: named, scopes, redirectUri }: Permission,
): { code: string; merchantId: string } {
  const { store, clock, touch } = provider
  const known = named === undefined ? undefined : store.merchants.get(named)
  const merchantId = known?.merchant.id ?? openMerchant(provider, named).id
  if (known?.isRevoked) {
    known.isRevoked = false
    writeLedger(provider, { kind: 'account-restored', account: merchantId })
  }
  const code = `sq0cgb-${randomText(22)}`
  const expiresAt = clock.seconds() + codeLastsSeconds
  store.codes.set(code, { merchantId, scopes, redirectUri, expiresAt, isUsed: false })
  touch()
  return { code, merchantId }
}
