import type { revokeToken as wire } from '@guichet/contract/authorization/revoke-token.ts'
import type { Deed } from '../platform/mount.ts'
import { revokeSessions } from './sessions.ts'

/** Signs out: each request reads the session, so its access tokens are dead as soon as this commits. */
export const revokeToken: Deed<typeof wire> = async ({ db, now, person }) => {
  await revokeSessions(db, now, { sessionId: person.sessionId })
  return {}
}
