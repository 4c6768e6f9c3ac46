import * as contract from '@guichet/contract/sign-in/revoke-token.ts'
import { handle } from '../platform/http/contexts.ts'
import { revokeSessions } from './sessions.ts'

/**
 * Signs out. Each request reads the session, so its access tokens are invalid as soon as this
 * commits.
 */
export const revokeToken = handle(contract.revokeToken, async ({ db, now, person }) => {
  await revokeSessions(db, now, { sessionId: person.sessionId })
  return {}
})
