import type { revokeToken as endpoint } from '@guichet/contract/sign-in/revoke-token.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { revokeSessions } from './sessions.ts'

/**
 * Signs out. Each request reads the session, so its access tokens are invalid as soon as this
 * commits.
 */
export const revokeToken: Handler<typeof endpoint> = async ({ db, now, person }) => {
  await revokeSessions(db, now, { sessionId: person.sessionId })
  return {}
}
