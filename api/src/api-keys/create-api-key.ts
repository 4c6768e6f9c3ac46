import type { ApiScope } from '@guichet/contract/access.ts'
import * as contract from '@guichet/contract/api-keys/create-api-key.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { makeSecret } from '../platform/secrets/secret-token.ts'
import { newId } from '../platform/values/ids.ts'

const keysOf = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'api_key')
    .innerJoin('account', 'account.id', 'api_key.created_by')
    .select([
      'api_key.id',
      'api_key.name',
      'scopes',
      'hint',
      'api_key.created_at',
      'expires_at',
      'last_used_at',
      'first_name',
      'last_name',
    ])
    .where('revoked_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof keysOf>['execute']>>[number]
const view = (row: Row) => ({
  publicId: row.id,
  name: row.name,
  scopes: row.scopes as ApiScope[],
  hint: row.hint,
  createdDateTimeUtc: row.created_at,
  createdByName: `${row.first_name} ${row.last_name}`,
  expiresDateTimeUtc: row.expires_at,
  lastUsedDateTimeUtc: row.last_used_at,
})

export const findApiKeys = handle(contract.findApiKeys, async ({ db, tenantId }) => ({
  items: (await keysOf(db, tenantId).orderBy('api_key.id', 'desc').execute()).map(view),
}))

export const createApiKey = handle(
  contract.createApiKey,
  async (
    { db, now, audit, tenantId, accountId },
    { body: { name, scopes, expiresDateTimeUtc: expiresAt = null } },
  ) => {
    const id = newId()
    const { text, digest, hint } = makeSecret('gk_', { tenantId, id })
    await db
      .insertInto('api_key')
      .values({
        tenant_id: tenantId,
        id,
        name,
        scopes: [...new Set(scopes)],
        secret_sha256: digest,
        hint,
        created_by: accountId,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
    await audit('api_key.created', 'api_key', id, { facts: { scopes } })
    const made = await keysOf(db, tenantId).where('api_key.id', '=', id).executeTakeFirstOrThrow()
    return { ...view(made), key: text }
  },
)

export const revokeApiKey = handle(
  contract.revokeApiKey,
  async ({ db, now, audit, tenantId }, { params: { id } }) => {
    await updateRows(db, tenantId, 'api_key')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => apiError('NotFound'))
    await audit('api_key.revoked', 'api_key', id)
    return {}
  },
)
