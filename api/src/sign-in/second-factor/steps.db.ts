import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { transaction, type Transaction } from '../../platform/db/db.ts'
import type { SignIn } from '../sign-in.ts'

const minutes = 10
const digestOf = (uid: string) => createHash('sha256').update(uid).digest()
const nobody = { tenantId: null, accountId: null }

/** Records for ten minutes that the password of a person is proven, under a secret key. */
export function writeStep(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  key: string,
  accountId: string,
) {
  const step = {
    account_id: accountId,
    challenge: null,
    expires_at: new Date(Date.parse(now) + minutes * 60_000).toISOString(),
  }
  return db
    .insertInto('sign_in_step')
    .values({ interaction_sha256: digestOf(key), ...step })
    .onConflict((conflict) => conflict.column('interaction_sha256').doUpdateSet(step))
    .execute()
}

/** Records for ten minutes that the password was entered in this sign-in. */
export const beginStep = ({ pool }: Pick<SignIn, 'pool'>, uid: string, accountId: string) =>
  transaction(pool, nobody, 'write', (tx) => writeStep(tx, uid, accountId))

/** Person whose password is proven under a key, once: of two readers one finds it. */
export const takeStep = ({ pool }: Pick<SignIn, 'pool'>, key: string) =>
  transaction(pool, nobody, 'write', async ({ db }): Promise<string | undefined> => {
    const step = await db
      .deleteFrom('sign_in_step')
      .using('account')
      .whereRef('account.id', '=', 'sign_in_step.account_id')
      .where('interaction_sha256', '=', digestOf(key))
      .where('expires_at', '>', sql<string>`clock_timestamp()`)
      .where('account.disabled_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
    return step?.account_id
  })

/** Person whose password was entered in this sign-in; undefined without one or after expiry. */
export const personOfStep = ({ pool }: Pick<SignIn, 'pool'>, uid: string) =>
  transaction(pool, nobody, 'read', async ({ db, now }): Promise<string | undefined> => {
    const row = await db
      .selectFrom('sign_in_step')
      .innerJoin('account', 'account.id', 'sign_in_step.account_id')
      .select('account_id')
      .where('interaction_sha256', '=', digestOf(uid))
      .where('expires_at', '>', now)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    return row?.account_id
  })

export const keepChallenge = ({ pool }: Pick<SignIn, 'pool'>, uid: string, challenge: string) =>
  transaction(pool, nobody, 'write', ({ db }) =>
    db
      .updateTable('sign_in_step')
      .set({ challenge })
      .where('interaction_sha256', '=', digestOf(uid))
      .execute(),
  )

/** Takes the challenge of the page, for one answer only. */
export const takeChallenge = ({ pool }: Pick<SignIn, 'pool'>, uid: string) =>
  transaction(pool, nobody, 'write', async ({ db }): Promise<string | null> => {
    const step = db.selectFrom('sign_in_step').where('interaction_sha256', '=', digestOf(uid))
    const row = await step.select('challenge').forUpdate().executeTakeFirst()
    await db
      .updateTable('sign_in_step')
      .set({ challenge: null })
      .where('interaction_sha256', '=', digestOf(uid))
      .execute()
    return row?.challenge ?? null
  })

export const endStep = ({ pool }: Pick<SignIn, 'pool'>, uid: string) =>
  transaction(pool, nobody, 'write', ({ db }) =>
    db.deleteFrom('sign_in_step').where('interaction_sha256', '=', digestOf(uid)).execute(),
  )
