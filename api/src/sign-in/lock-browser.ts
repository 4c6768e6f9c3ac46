import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { endAtProvider, type ProviderOrigin } from './sessions.ts'

type Kin = { id: string; provider_session: Buffer | null; provider_grant: Buffer | null }

/**
 * Locks a session, and every other one of the same browser or the same sign-in at the provider.
 * Their provider data is deleted, so that its cookie and tokens give no new session. The provider's
 * rows are first: `assertProven` waits for them, and a session that it admitted before is seen, and
 * locked, by the last statement.
 */
export async function lockBrowser(db: Db, now: string, sessionId: string): Promise<void> {
  const kin = await kinOf(db, sessionId)
  await endAtProvider(db, kin)
  const ids = kin.map(({ id }) => id)
  const origins = kin.flatMap(({ provider_session: origin }) => (origin ? [origin] : []))
  await sql`
    update session
    set locked_at = ${now}
    where revoked_at is null and locked_at is null
      and (id = any(${ids}::uuid[]) or provider_session = any(${origins}::bytea[]))`.execute(db)
}

async function kinOf(db: Db, sessionId: string): Promise<Kin[]> {
  const { rows } = await sql<Kin>`
    with own as (
      select s.id, s.provider_session, d.secret_sha256
      from session s
      left join device d on d.id = s.device_id
      where s.id = ${sessionId}
    )
    select s.id, s.provider_session, s.provider_grant
    from own, session s
    where s.revoked_at is null
      and (
        s.id = own.id
        or s.provider_session = own.provider_session
        or s.device_id in (select d.id from device d where d.secret_sha256 = own.secret_sha256)
      )
    order by s.id`.execute(db)
  return rows
}

/**
 * Asserts that a sign-in at the embedded provider is still valid when a session is created from it:
 * its grant is locked until the session is written; an earlier lock or end has deleted it.
 *
 * @throws SignInRequired
 */
export async function assertProven(db: Db, { grant }: ProviderOrigin): Promise<void> {
  const held = await db
    .selectFrom('oidc_payload')
    .select('id')
    .where('model', '=', 'Grant')
    .where('id', '=', grant)
    .forShare()
    .executeTakeFirst()
  if (!held) throw apiError('SignInRequired')
}

/**
 * Since when the person has a locked session, or null. An external provider does not report whether
 * it required a password again, so in that time a sign-in opens a locked session.
 */
export async function lockedSince(db: Db, now: string, accountId: string): Promise<string | null> {
  const locked = await db
    .selectFrom('session')
    .select('locked_at')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('locked_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return locked?.locked_at ?? null
}
