import * as contract from '@guichet/contract/sign-in/find-sessions.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { revokeSessions } from './sessions.ts'

export const findSessions = handle(contract.findSessions, async ({ db, now, person }) => {
  const rows = await db
    .selectFrom('session')
    .leftJoin('device', 'device.id', 'session.device_id')
    .select([
      'session.id',
      'session.client_name',
      'session.created_at',
      'session.rotated_at',
      'device.browser',
      'device.system',
    ])
    .where('session.account_id', '=', person.accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('session.id', '=', person.sessionId), 'desc')
    .orderBy('rotated_at', 'desc')
    .orderBy('session.id')
    .execute()
  return {
    items: rows.map((row) => ({
      publicId: row.id,
      browser: row.browser,
      system: row.system,
      clientName: row.client_name,
      createdDateTimeUtc: row.created_at,
      lastUsedDateTimeUtc: row.rotated_at,
      isCurrent: row.id === person.sessionId,
    })),
  }
})

export const endSession = handle(
  contract.endSession,
  async ({ db, now, person }, { params: { id } }) => {
    const own = await db
      .selectFrom('session')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', person.accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (!own) throw apiError('NotFound')
    await revokeSessions(db, now, { sessionId: id })
    return {}
  },
)

export const endOtherSessions = handle(contract.endOtherSessions, async ({ db, now, person }) => {
  const { accountId, sessionId } = person
  await revokeSessions(db, now, { accountId, exceptSessionId: sessionId })
  return {}
})
