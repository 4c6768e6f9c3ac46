import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { queueMail } from '../../mail/public.ts'
import { transaction, type Transaction } from '../../platform/db/db.ts'
import type { SealedColumn } from '../../platform/secrets/reseal.ts'
import { seal, unseal, type SealingKeys } from '../../platform/secrets/secrets.ts'
import { newId } from '../../platform/values/ids.ts'
import { businessesOf } from '../businesses-of.ts'
import { inEachBusiness } from '../in-each-business.ts'
import { hashPassword } from '../passwords.ts'
import { forgetPin } from '../pins.db.ts'
import { revokeSessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'

const sha256 = (token: string) => createHash('sha256').update(token).digest()
const purpose = 'set-password link'
/** Encrypted links in stored emails. */
export const sealedLinks: SealedColumn = {
  table: 'mail',
  column: 'data',
  field: 'sealedUrl',
  key: ['id'],
  isOfBusiness: true,
  purposeOf: () => purpose,
}
const nobody = { tenantId: null, accountId: null }

export const sealLink = (sealingKeys: SealingKeys, url: string): string =>
  seal(sealingKeys, purpose, url).toString('base64url')
/** Decrypts the link of a stored email, only when the email is rendered. */
export const openSealedLink = (sealingKeys: SealingKeys, sealedUrl: string): string =>
  unseal(sealingKeys, purpose, Buffer.from(sealedUrl, 'base64url')).toString()

/** Whether a link can still be used; checked before any expensive step. */
export async function isLinkAlive(pool: pg.Pool, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from password_link
      where token_sha256 = $1 and used_at is null and expires_at > clock_timestamp()`,
    [sha256(token)],
  )
  return rowCount === 1
}

/**
 * Uses a link: sets the new password and ends every other link, session and PIN of the account. The
 * password is hashed before the transaction, which would hold a connection during it.
 *
 * @returns False when the link is no longer valid
 */
export async function spendLink(pool: pg.Pool, token: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password)
  return transaction(pool, nobody, 'write', async ({ db, now }) => {
    const known = await db
      .selectFrom('password_link')
      .select('account_id')
      .where('token_sha256', '=', sha256(token))
      .executeTakeFirst()
    if (!known) return false
    const { account_id: accountId } = known
    // The account is locked first: two concurrent links of one person are serialized here, and one
    // of them is invalid then.
    await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const link = await db
      .updateTable('password_link')
      .set({ used_at: now })
      .where('token_sha256', '=', sha256(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst()
    if (!link) return false
    await db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', accountId)
      .execute()
    await db
      .updateTable('password_link')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute()
    await revokeSessions(db, now, { accountId })
    // A person who knew the password may have chosen a PIN.
    await inEachBusiness(db, accountId, (tenantId) => forgetPin(db, tenantId, accountId))
    return true
  })
}

type Link = { accountId: string; language: string; hours: number }
/** Creates a link to choose a password. @returns Its address */
export async function issueLink(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  publicUrl: string,
  { accountId, language, hours }: Link,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_link')
    .values({
      token_sha256: sha256(token),
      account_id: accountId,
      expires_at: new Date(Date.parse(now) + hours * 3_600_000).toISOString(),
    })
    .execute()
  return `${publicUrl}/sign-in/set-password?lang=${language}&token=${token}`
}

type Account = { id: string; language: 'fr' | 'en'; first_name: string }

/**
 * Sends a link that works once, for an hour, by email from the first business of the person. An
 * unknown address gets nothing.
 */
export async function sendLink(
  { pool, publicUrl, sealingKeys }: SignIn,
  email: string,
): Promise<void> {
  if (email.includes('\0')) return
  const {
    rows: [account],
  } = await pool.query<Account>(
    'select id, language, first_name from account where email = $1 and disabled_at is null',
    [email],
  )
  if (!account) return
  const inPerson = { tenantId: null, accountId: account.id }
  const [business] = await transaction(pool, inPerson, 'read', ({ db }) =>
    businessesOf(db, account.id),
  )
  if (!business) return
  const { tenantId } = business
  await transaction(pool, { tenantId, accountId: account.id }, 'write', async ({ db, now }) => {
    const link = { accountId: account.id, language: account.language, hours: 1 }
    const url = await issueLink({ db, now }, publicUrl, link)
    await queueMail(db, {
      tenantId,
      kind: 'set-password',
      dedupeKey: `set-password:${newId()}`,
      to: email,
      language: account.language,
      now,
      data: {
        firstName: account.first_name,
        sealedUrl: sealLink(sealingKeys, url),
      },
    })
  })
}
