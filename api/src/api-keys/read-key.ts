import type { Claims } from '../platform/http/actor.ts'
import { readSecret } from '../platform/secrets/secret-token.ts'

/** Claims of a bearer in the form of a key, not verified yet; null for any other. */
export function readKey(bearer: string): Claims | null {
  const named = readSecret('gk_', bearer)
  return (
    named && {
      tenantId: named.tenantId,
      accountId: named.id,
      sessionId: named.id,
      keyDigest: named.digest.toString('hex'),
    }
  )
}
