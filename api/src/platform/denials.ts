import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type pg from 'pg'
import type { Claims } from './actor.ts'
import { ApiError } from './api-error.ts'
import { recordAudit } from './audit.ts'
import { callName } from './call-name.ts'
import { transaction } from './db.ts'

// A 404 is recorded too: asking for another business's id and asking for a missing one look alike
// from here.
const isDenial = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 403 || error.type === 'NotFound' || error.type === 'ForgedActor')

/**
 * Writes that somebody was denied. The refused transaction took everything with it: the line is
 * written by one of its own.
 */
export async function recordDenial(
  pool: pg.Pool,
  { claims, endpoint, requestId }: { claims: Claims; endpoint: Endpoint; requestId: string },
  error: unknown,
): Promise<void> {
  if (!claims.tenantId || !isDenial(error)) return
  const tenantId = claims.tenantId
  await transaction(pool, claims, 'write', ({ db, now }) =>
    recordAudit(db, {
      tenantId,
      accountId: claims.accountId,
      requestId,
      now,
      code: 'access.refused',
      subject: 'account',
      subjectId: claims.accountId,
      facts: { call: callName(endpoint), problem: error.type },
    }),
  ).catch(() => {
    /* a token of a business that is gone: there is no trail to write to */
  })
}
