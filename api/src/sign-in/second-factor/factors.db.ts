import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { needsSecondFactor } from '../../platform/http/actor.ts'
import type { SealedColumn } from '../../platform/secrets/reseal.ts'
import { seal, unseal, type SealingKeys } from '../../platform/secrets/secrets.ts'
import { inEachBusiness } from '../in-each-business.ts'
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts'

const purposeOf = (accountId: string) => `totp ${accountId}`
export const sealedTotp: SealedColumn = {
  table: 'totp',
  column: 'secret',
  key: ['account_id'],
  isOfBusiness: false,
  purposeOf: ([accountId]) => purposeOf(String(accountId)),
}

/** Stores a secret that waits for its first code; an earlier unconfirmed one is replaced. */
export const keepTotp = (
  { db, now }: { db: Db; now: string },
  keys: SealingKeys,
  accountId: string,
  secret: string,
) =>
  sql`insert into totp (account_id, secret, begun_at)
    values (${accountId}, ${seal(keys, purposeOf(accountId), secret)}, ${now})
    on conflict (account_id) do update
      set secret = excluded.secret, begun_at = excluded.begun_at, last_step = null
      where totp.confirmed_at is null`.execute(db)

export type Totp = { secret: string; lastStep: number | null; confirmedAt: string | null }
export async function totpOf(
  db: Db,
  keys: SealingKeys,
  accountId: string,
): Promise<Totp | undefined> {
  const row = await db
    .selectFrom('totp')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return (
    row && {
      secret: unseal(keys, purposeOf(accountId), row.secret).toString(),
      lastStep: row.last_step,
      confirmedAt: row.confirmed_at,
    }
  )
}

/** Marks a code as used. @returns false when its half minute or a later one was used since */
export async function spendStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst()
  return spent !== undefined
}

export const passkeysOf = (db: Db, accountId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number]

/** Factors that can be requested from a person. */
export async function factorsOf(db: Db, accountId: string) {
  const totp = await db
    .selectFrom('totp')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const { codesLeft } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('codesLeft'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    totpSince: totp?.confirmed_at ?? null,
    passkeys: await passkeysOf(db, accountId),
    codesLeft: Number(codesLeft),
  }
}
export type Factors = Awaited<ReturnType<typeof factorsOf>>
export const hasAny = ({ totpSince, passkeys }: Factors): boolean =>
  totpSince !== null || passkeys.length > 0

/** Whether a business of the person requires a second factor of them. */
export async function isRequiredOf(db: Db, accountId: string): Promise<boolean> {
  let isRequired = false
  await inEachBusiness(db, accountId, async (tenantId) => {
    const { rows } = await sql<{ needs: boolean }>`
      select ${sql.raw(needsSecondFactor)} as needs from staff st
      where st.tenant_id = ${tenantId} and st.account_id = ${accountId}
        and st.removed_at is null`.execute(db)
    isRequired ||= rows[0]?.needs === true
  })
  return isRequired
}

/** Whether a session has proven a second factor. */
export async function hasProven(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('second_factor_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.second_factor_at != null
}

/** Replaces all recovery codes. @returns The new ones, to show once */
export async function replaceRecoveryCodes(db: Db, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_sha256: recoveryDigest(code) })))
    .execute()
  return codes
}

/** Uses a recovery code; of two concurrent requests with one code, one succeeds. */
export async function spendRecoveryCode(
  { db, now }: { db: Db; now: string },
  accountId: string,
  typed: string,
): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_sha256', '=', recoveryDigest(typed))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Without a factor no session counts as proven, and no PIN keeps such a proof. */
const forgetProofs = (db: Db, accountId: string) =>
  db
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .where('second_factor_at', 'is not', null)
    .execute()

export async function forgetFactors(db: Db, accountId: string): Promise<void> {
  await forgetProofs(db, accountId)
  for (const table of ['totp', 'passkey', 'recovery_code', 'sign_in_step'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
}
