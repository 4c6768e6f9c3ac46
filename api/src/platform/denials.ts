import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import type pg from 'pg'
import type { Claims } from './actor.ts'
import { recordAudit } from './audit.ts'
import { transaction } from './db.ts'
import { Refusal } from './refuse.ts'

// A 404 is recorded too: asking for another business's id and asking for a missing one look alike from here.
const isDenial = (error: unknown): error is Refusal =>
  error instanceof Refusal &&
  (error.status === 403 || error.refusal === 'NotFound' || error.refusal === 'ForgedActor')

/**
 * Writes that somebody was denied. The refused transaction took everything with it: the line is
 * written by one of its own.
 */
export async function recordDenial(
  pool: pg.Pool,
  claims: Claims,
  wire: Endpoint,
  requestId: string,
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
      facts: { call: `${wire.method} ${pathOf(wire)}`, refusal: error.refusal },
    }),
  ).catch(() => {
    /* a token of a business that is gone: there is no trail to write to */
  })
}
