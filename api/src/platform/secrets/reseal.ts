import type pg from 'pg'
import { transaction, type Transaction, type Scope } from '../db/db.ts'
import { lastOf } from '../values/must.ts'
import { assertOpens, keyOf, seal, unseal, type SealingKeys } from './secrets.ts'

type Value = string | Buffer
/** A column with values encrypted at rest. Its SQL is our own, never that of a caller. */
export type SealedColumn = {
  table: string
  column: string
  /** Key columns of a row, in addition to the tenant when the table has one. */
  key: readonly [string, ...string[]]
  isOfBusiness: boolean
  purposeOf: (key: readonly Value[], tenantId: string | null) => string
  /** Field of a JSON column, as base64url, when it is not the column itself. */
  field?: string
}
export type ResealCounts = { resealed: number; unreadable: number }

/** Secrets of the installation, which every start reads. */
const secrets: SealedColumn = {
  table: 'installation_secret',
  column: 'ciphertext',
  key: ['purpose'],
  isOfBusiness: false,
  purposeOf: ([purpose]) => String(purpose),
}

/**
 * Encrypts the values of the previous key with the current one. Each row is locked separately while
 * it is read and written, so that concurrent instances and requests wait for one row at most. The
 * secrets of the installation are last: as long as anything may need the previous key, no start
 * succeeds without it, so an interrupted rotation cannot be forgotten.
 *
 * @throws StartError when neither key decrypts the secrets of the installation
 */
export async function reseal(
  pool: pg.Pool,
  keys: SealingKeys,
  columns: readonly SealedColumn[],
): Promise<ResealCounts> {
  const total: ResealCounts = { resealed: 0, unreadable: 0 }
  if (!keys.previous) return total
  await assertOpens(pool, keys)
  const tenants = (await pool.query<{ id: string }>('select id from tenant order by id')).rows
  for (const column of [...columns, secrets])
    for (const tenantId of column.isOfBusiness ? tenants.map(({ id }) => id) : [null])
      for await (const key of rowsOf(pool, column, tenantId)) {
        const outcome = await resealRow(pool, keys, column, { tenantId, key })
        if (outcome === 'previous') total.resealed++
        if (outcome === null) total.unreadable++
      }
  return total
}

/** Message for the operator about a rotation, or null. */
export const noticeOfRotation = ({ resealed, unreadable }: ResealCounts): string | null => {
  if (resealed + unreadable === 0) return null
  const left = unreadable ? `; ${unreadable} open with neither key and stay as they were` : ''
  return `SECRET_KEY_PREVIOUS: ${resealed} values were sealed anew with SECRET_KEY${left}.`
}

const scopeOf = (tenantId: string | null): Scope => ({ tenantId, accountId: null })
const ofTenant = `tenant_id = current_setting('app.tenant_id')::uuid`
const rowsAtOnce = 2000
const placed = (count: number) => Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ')

/** Key values of the rows with an encrypted value. */
async function* rowsOf(
  pool: pg.Pool,
  { table, column, key, isOfBusiness, field }: SealedColumn,
  tenantId: string | null,
): AsyncGenerator<Value[]> {
  const names = key.join(', ')
  const holds = field ? `${column} ? '${field}'` : `${column} is not null`
  // The page size counts scanned rows, not matches, so that no statement reads a whole table of
  // emails.
  const pageAfter = (last: Value[]) =>
    `select ${names}, ${holds} as is_sealed from ${table}
      where ${isOfBusiness ? ofTenant : 'true'}
        and ${last.length ? `(${names}) > (${placed(key.length)})` : 'true'}
      order by ${names} limit ${rowsAtOnce}`
  let last: Value[] = []
  for (;;) {
    const found = await transaction(pool, scopeOf(tenantId), 'read', async ({ client }) => {
      const { rows } = await client.query<Record<string, Value>>(pageAfter(last), last)
      return rows.map((row) => ({
        isSealed: Boolean(row.is_sealed),
        named: key.map((name) => row[name]!),
      }))
    })
    for (const { isSealed, named } of found) if (isSealed) yield named
    if (found.length < rowsAtOnce) return
    last = lastOf(found).named
  }
}

type Row = { tenantId: string | null; key: Value[] }
/** @returns The key that had encrypted it: `current` also when it is gone, null for neither */
const resealRow = (pool: pg.Pool, keys: SealingKeys, column: SealedColumn, row: Row) =>
  transaction(pool, scopeOf(row.tenantId), 'write', async ({ client }) => {
    const sealed = await lockSealed(client, column, row)
    if (!sealed) return 'current'
    const purpose = column.purposeOf(row.key, row.tenantId)
    const sealedBy = keyOf(keys, purpose, sealed)
    if (sealedBy === 'previous')
      await writeSealed(client, column, row, seal(keys, purpose, unseal(keys, purpose, sealed)))
    return sealedBy
  })

type Client = Transaction['client']
const rowCondition = ({ key, isOfBusiness }: SealedColumn) =>
  [`(${key.join(', ')}) = (${placed(key.length)})`, ...(isOfBusiness ? [ofTenant] : [])].join(
    ' and ',
  )

async function lockSealed(client: Client, column: SealedColumn, row: Row): Promise<Buffer | null> {
  const { table, column: name, field } = column
  const value = field ? `${name} ->> '${field}'` : name
  const { rows } = await client.query<{ sealed: Buffer | string | null }>(
    `select ${value} as sealed from ${table} where ${rowCondition(column)} for update`,
    row.key,
  )
  const sealed = rows[0]?.sealed ?? null
  return typeof sealed === 'string' ? Buffer.from(sealed, 'base64url') : sealed
}

async function writeSealed(client: Client, column: SealedColumn, row: Row, sealed: Buffer) {
  const { table, column: name, field } = column
  const given = `$${row.key.length + 1}`
  const value = field ? `jsonb_set(${name}, '{${field}}', to_jsonb(${given}::text))` : given
  await client.query(`update ${table} set ${name} = ${value} where ${rowCondition(column)}`, [
    ...row.key,
    field ? sealed.toString('base64url') : sealed,
  ])
}
