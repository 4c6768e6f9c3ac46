import { createHash, randomBytes } from 'node:crypto'
import Bowser from 'bowser'
import { sql } from 'kysely'
import { queueMail } from '../mail/public.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { newId } from '../platform/values/ids.ts'
import { businessesOf } from './businesses-of.ts'
import { readerOf } from './emails/account-email.ts'
import type { SignIn } from './sign-in.ts'

/** Browser and system, as `Firefox` on `Windows`; null when unknown. */
export type DeviceName = { browser: string | null; system: string | null }
const nameLimit = 60

/** Reads the names of the browser and its system; versions are ignored, as they change often. */
export function readDevice(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const named = (name: string | undefined) => name?.slice(0, nameLimit) || null
  return { browser: named(browser.name), system: named(os.name) }
}

/** Secret of the device cookie; a new one when it is missing or malformed. */
export const deviceSecretOf = (cookie: string | undefined): string =>
  cookie && /^[\w-]{43}$/.test(cookie) ? cookie : randomBytes(32).toString('base64url')

type SignInDevice = { accountId: string; secret: string; userAgent: string | undefined }
type KnownDevice = { deviceId: string; isNew: boolean } & DeviceName

/** Device of a sign-in: the known one of its secret, or a new one. */
export async function recordDevice(
  { db, now }: Transaction,
  { accountId, secret, userAgent }: SignInDevice,
): Promise<KnownDevice> {
  const name = readDevice(userAgent)
  const id = newId()
  const { id: deviceId } = await db
    .insertInto('device')
    .values({
      id,
      account_id: accountId,
      secret_sha256: createHash('sha256').update(secret).digest(),
      ...name,
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'secret_sha256']).doUpdateSet({ ...name, last_used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { deviceId, isNew: deviceId === id, ...name }
}

/** Whether the person has signed in before with another device, or before devices were recorded. */
const hasSignedInBefore = async (db: Db, accountId: string, deviceId: string): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('device_id', 'is', null), eb('device_id', '!=', deviceId)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Queues an email to the person about a sign-in with a new browser, except for their first one. It
 * is in the transaction of the sign-in, so that it is sent exactly once.
 */
export async function notifyOfNewDevice(
  { db, now }: Transaction,
  { helpUrl }: Pick<SignIn, 'helpUrl'>,
  accountId: string,
  { deviceId, browser, system }: KnownDevice,
): Promise<void> {
  const [business] = await businessesOf(db, accountId)
  if (!business || !(await hasSignedInBefore(db, accountId, deviceId))) return
  const { firstName, ...reader } = await readerOf(db, accountId)
  await sql`select set_config('app.tenant_id', ${business.tenantId}, true)`.execute(db)
  await queueMail(db, {
    tenantId: business.tenantId,
    kind: 'new-device',
    dedupeKey: `new-device:${deviceId}`,
    ...reader,
    now,
    data: { firstName, browser, system, at: now, helpUrl },
  })
}
