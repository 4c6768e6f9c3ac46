import type { Claims } from '../platform/actor.ts'
import { readSecret } from '../platform/secret-token.ts'

/** Whom a bearer claims to be when it looks like a key; null when it does not. */
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
