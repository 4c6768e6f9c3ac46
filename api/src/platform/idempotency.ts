import { createHash } from 'node:crypto'
import type { Db } from './db.ts'
import { refuse } from './refuse.ts'
import type { Raw } from './validate.ts'

export type Once = {
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
 * Spends the key as the first statement of the deed's own transaction: a twin waits on the index,
 * then gets the first answer. A refusal rolls the key back with the rest, so a corrected form may
 * use it again.
 *
 * @returns The first answer, or null when this is the first.
 */
export async function firstAnswer(db: Db, once: Once): Promise<unknown> {
  const mine = await db
    .insertInto('idempotency')
    .values({
      tenant_id: once.tenantId,
      call: once.call,
      key: once.key,
      account_id: once.accountId,
      body_sha256: digest(once.request),
      created_at: once.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (mine) return null
  const first = await db
    .selectFrom('idempotency')
    .select(['account_id', 'body_sha256', 'reply'])
    .where('tenant_id', '=', once.tenantId)
    .where('call', '=', once.call)
    .where('key', '=', once.key)
    .executeTakeFirstOrThrow()
  if (first.account_id !== once.accountId || !digest(once.request).equals(first.body_sha256))
    throw refuse('KeyReused')
  return first.reply
}

export async function keepAnswer(
  db: Db,
  { tenantId, call, key }: Once,
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
