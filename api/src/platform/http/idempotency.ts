import { createHash } from 'node:crypto'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { selectRows, updateRows } from '../db/rows.ts'
import { isProtected } from '../fault-seams.ts'
import { isId } from '../values/ids.ts'
import { keyClient, portalClient, type Actor } from './actor.ts'
import { apiError, invalid } from './api-error.ts'
import { callName } from './call-name.ts'
import type { Raw } from './validate.ts'

export type IdempotentCall = {
  tenantId: string
  accountId: string
  call: string
  key: string
  request: Raw
  now: string
}

/**
 * Idempotency key of a request, with a digest of its path, query and body.
 *
 * @throws InvalidRequest for a key that is no UUID, and for a missing one from the portal or with
 *   an API key
 */
export function idempotentCallOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { actor, input, now }: { actor: Actor; input: Raw; now: string },
): IdempotentCall | null {
  if (!endpoint.idempotent || !isProtected('idempotency-key')) return null
  const key = request.headers['idempotency-key']
  const problem = (rule: string) =>
    invalid([{ field: 'Idempotency-Key', rule, detail: 'Idempotency-Key: UUID' }])
  const isRequired = [portalClient, keyClient].includes(actor.clientName)
  if (key === undefined && isRequired) throw problem('required')
  if (key === undefined) return null
  if (!isId(key)) throw problem('id')
  return {
    tenantId: actor.tenantId,
    accountId: actor.accountId,
    call: callName(endpoint),
    key,
    request: input,
    now,
  }
}

/** Status of an answer that was erased together with the person's data. */
export const erasedStatus = 410
/** Status of a key that was withdrawn before its request arrived. */
const withdrawnStatus = 409

// The path and the query identify the subject as much as the body does.
const digest = ({ params = null, query = null, body = null }: Raw) =>
  createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest()

/**
 * Inserts the key as the first statement of the handler's own transaction: a repeated request waits
 * on the index, then gets the first answer. A problem rolls the key back with the rest, so a
 * corrected form may use it again.
 *
 * @returns The first answer, or null when this is the first request
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
  const first = await selectRows(db, idempotent.tenantId, 'idempotency')
    .select(['account_id', 'body_sha256', 'reply', 'status'])
    .where('call', '=', idempotent.call)
    .where('key', '=', idempotent.key)
    .executeTakeFirstOrThrow()
  // The request of an erased answer was completed, and is not repeated.
  if (
    first.status === erasedStatus ||
    first.account_id !== idempotent.accountId ||
    !digest(idempotent.request).equals(first.body_sha256)
  )
    throw apiError('KeyReused')
  return first.reply
}

/**
 * Withdraws a key whose request was never answered: a request with it is rejected from now on. A
 * request in progress is waited for.
 *
 * @returns `reply`: the answer of a request that was faster, null when it was erased, undefined
 *   when it will never be processed; `isNew`: the key was not withdrawn before
 * @throws KeyReused for a key of another person
 */
export async function withdrawKey(
  db: Db,
  { tenantId, accountId, call, key, now }: Omit<IdempotentCall, 'request'>,
): Promise<{ reply: unknown; isNew: boolean }> {
  const mine = await db
    .insertInto('idempotency')
    .values({
      tenant_id: tenantId,
      call,
      key,
      account_id: accountId,
      // No request has this digest.
      body_sha256: Buffer.alloc(32),
      status: withdrawnStatus,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (mine) return { reply: undefined, isNew: true }
  const { account_id, status, reply } = await selectRows(db, tenantId, 'idempotency')
    .select(['account_id', 'status', 'reply'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (account_id !== accountId) throw apiError('KeyReused')
  return { reply: status === withdrawnStatus ? undefined : reply, isNew: false }
}

export async function keepAnswer(
  db: Db,
  { tenantId, call, key }: IdempotentCall,
  reply: unknown,
): Promise<void> {
  await updateRows(db, tenantId, 'idempotency')
    .set({ status: 200, reply: JSON.stringify(reply) })
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}
