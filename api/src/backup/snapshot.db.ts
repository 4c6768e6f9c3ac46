import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationLock, migrationsDone } from '../database/migrate.ts'
import { isBoundRole } from '../database/owner-rights.ts'
import { withOwner } from '../database/with-owner.ts'
import { firstOf } from '../platform/values/must.ts'
import type { Totals } from './archive.rules.ts'
import { BackupError } from './backup-error.ts'
import { columnList, tableName, tablesOf, type Table } from './tables.db.ts'

// Settings that make the text of values independent of those of a role, a database or a server.
const settings = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`
const nobody = '00000000-0000-0000-0000-000000000000'

export type Snapshot = {
  migrations: Map<string, string>
  tenantIds: string[]
  tables: Table[]
  sequences: Totals['sequences']
  /** Makes the rows of one business visible to later reads. */
  actAs: (tenantId: string) => Promise<void>
  /** Every row of a table as COPY writes it, a line each; `count` is valid after all were read. */
  rowsOf: (table: Table) => { bytes: AsyncIterable<Buffer>; count: () => number }
  client: pg.Client
}

/**
 * Snapshot of the database during sales: one read-only transaction. No migration runs at the same
 * time: a start with migrations waits here for its end, and not for a table, where every sale would
 * wait behind it.
 */
export const withSnapshot = <Made>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Made>,
): Promise<Made> =>
  withOwner(url, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    await client.query(`begin isolation level repeatable read read only; ${settings}`)
    return work(await readSnapshot(client))
  })

async function readSnapshot(client: pg.Client): Promise<Snapshot> {
  const migrations = await migrationsDone(client)
  if (migrations.size === 0)
    throw new BackupError('The database has no tables yet: there is nothing to keep.')
  const isBound = await isBoundRole(client)
  const actAs = async (tenantId: string) => {
    await client.query(
      `select set_config('app.tenant_id', $1, true), set_config('app.account_id', $2, true)`,
      [tenantId, nobody],
    )
  }
  const tenants = await client.query<{ id: string }>('select id from tenant order by id')
  const tenantIds = tenants.rows.map(({ id }) => id)
  return {
    migrations,
    tenantIds,
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
    actAs,
    rowsOf: (table) => rowsOf(client, table, { actAs, tenantIds: isBound ? tenantIds : null }),
    client,
  }
}

/** A sequence may be ahead of the rows of the snapshot, which is harmless, but never behind. */
async function sequencesOf(client: pg.Client): Promise<Totals['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name
      from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace
      order by relname`,
  )
  const read = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${tableName({ name })}`,
    )
    read.push({ name, ...firstOf(found) })
  }
  return read
}

type Sight = Pick<Snapshot, 'actAs'> & {
  /**
   * Ids of the businesses, when row-level security applies to the role, which then sees one at a
   * time.
   */
  tenantIds: readonly string[] | null
}
function rowsOf(
  client: pg.Client,
  table: Table,
  { actAs, tenantIds }: Sight,
): ReturnType<Snapshot['rowsOf']> {
  let count = 0
  const everyRow = `select ${columnList(table)} from ${tableName(table)}`
  async function* copy(query: string): AsyncGenerator<Buffer> {
    const stream = client.query(copyTo(`copy (${query}) to stdout`))
    for await (const bytes of stream) yield bytes as Buffer
    // The number arrives with the end of the statement, which the next one waits for.
    await client.query('select')
    count += stream.rowCount
  }
  async function* bytes(): AsyncGenerator<Buffer> {
    if (!tenantIds || !table.isOfTenants) return yield* copy(everyRow)
    for (const tenantId of tenantIds) {
      await actAs(tenantId)
      // Other policies may show rows of other businesses as well.
      yield* copy(`${everyRow} where tenant_id = ${pg.escapeLiteral(tenantId)}`)
    }
  }
  return { bytes: bytes(), count: () => count }
}
