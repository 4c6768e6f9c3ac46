import type pg from 'pg'
import { transaction, type Opened, type Scope } from './db.ts'
import { lastOf } from './must.ts'
import { assertOpens, keyOf, seal, unseal, type SealingKeys } from './secrets.ts'

type Value = string | Buffer
/** A column whose values are sealed at rest. Its SQL is ours, never of a caller. */
export type SealedColumn = {
  table: string
  column: string
  /** What names a row, of one business where the table is one of businesses. */
  key: readonly [string, ...string[]]
  isOfBusiness: boolean
  purposeOf: (key: readonly Value[], tenantId: string | null) => string
  /** Where it is a field of a JSON column, as base64url, instead of the column itself. */
  field?: string
}
export type Resealed = { resealed: number; unreadable: number }

/** The secrets of the installation, which every start reads. */
const secrets: SealedColumn = {
  table: 'installation_secret',
  column: 'ciphertext',
  key: ['purpose'],
  isOfBusiness: false,
  purposeOf: ([purpose]) => String(purpose),
}

/**
 * Seals anew what the previous key sealed. Each row is locked while it is read and written, and by
 * itself: several instances at once, and requests, wait for a row at most. The secrets of the
 * installation come last: as long as something else may need the previous key, no start succeeds
 * without it, so one that was interrupted cannot be forgotten.
 *
 * @throws StartError when neither key opens the secrets of the installation
 */
export async function reseal(
  pool: pg.Pool,
  keys: SealingKeys,
  columns: readonly SealedColumn[],
): Promise<Resealed> {
  const total: Resealed = { resealed: 0, unreadable: 0 }
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

/** What the operator is told of it, if anything. */
export const noticeOfRotation = ({ resealed, unreadable }: Resealed): string | null => {
  if (resealed + unreadable === 0) return null
  const left = unreadable ? `; ${unreadable} open with neither key and stay as they were` : ''
  return `SECRET_KEY_PREVIOUS: ${resealed} values were sealed anew with SECRET_KEY${left}.`
}

const scopeOf = (tenantId: string | null): Scope => ({ tenantId, accountId: null })
const ofTenant = `tenant_id = current_setting('app.tenant_id')::uuid`
const rowsAtOnce = 2000
const placed = (count: number) => Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ')

/** The names of the rows that hold something sealed, by the key of the table. */
async function* rowsOf(
  pool: pg.Pool,
  { table, column, key, isOfBusiness, field }: SealedColumn,
  tenantId: string | null,
): AsyncGenerator<Value[]> {
  const names = key.join(', ')
  const holds = field ? `${column} ? '${field}'` : `${column} is not null`
  // So many rows are looked at, not found: no statement reads a whole table of emails.
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
/** @returns The key that had sealed it: `current` also where it is gone by now, null for neither */
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

type Client = Opened['client']
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
