import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type pg from 'pg'
import { recordAudit } from '../db/audit.ts'
import { transaction } from '../db/db.ts'
import type { Claims } from './actor.ts'
import { ApiError } from './api-error.ts'
import { callName } from './call-name.ts'

// A 404 is recorded too: an id of another business cannot be distinguished from an unknown one
// here.
const isDenial = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 403 || error.type === 'NotFound' || error.type === 'ForgedActor')

/**
 * Records a denied write. The rejected transaction was rolled back, so the line is written in a
 * separate one.
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
    /* a token of a deleted business: there is no audit to write to */
  })
}
