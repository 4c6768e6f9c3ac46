import { createHash } from 'node:crypto'
import { apiError } from './api-error.ts'
import type { Db } from './db.ts'
import type { Raw } from './validate.ts'

export type IdempotentCall = {
  tenantId: string
  accountId: string
  call: string
  key: string
  request: Raw
  now: string
}

// The path and the query name what is acted on as much as the body does.
const digest = ({ params = null, query = null, body = null }: Raw) =>
  createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest()

/**
 * Spends the key as the first statement of the handler's own transaction: a mutant waits on the
 * index, then gets the first answer. A problem rolls the key back with the rest, so a corrected
 * form may use it again.
 *
 * @returns The first answer, or null when this is the first.
 */
export async function firstAnswer(db: Db, idempotent: IdempotentCall): Promise<unknown> {
  const mine = await db
    .insertInto('idempotency')
    .values({
      tenant_id: idempotent.tenantId,
      call: idempotent.call,
      key: idempotent.key,
      account_id: idempotent.accountId,
      body_sha256: digest(idempotent.request),
      created_at: idempotent.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (mine) return null
  const first = await db
    .selectFrom('idempotency')
    .select(['account_id', 'body_sha256', 'reply'])
    .where('tenant_id', '=', idempotent.tenantId)
    .where('call', '=', idempotent.call)
    .where('key', '=', idempotent.key)
    .executeTakeFirstOrThrow()
  if (
    first.account_id !== idempotent.accountId ||
    !digest(idempotent.request).equals(first.body_sha256)
  )
    throw apiError('KeyReused')
  return first.reply
}

export async function keepAnswer(
  db: Db,
  { tenantId, call, key }: IdempotentCall,
  reply: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status: 200, reply: JSON.stringify(reply) })
    .where('tenant_id', '=', tenantId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}
