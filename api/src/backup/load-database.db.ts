import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { forgetFolder } from '../files/public.ts'
import type { TableStart, Totals } from './archive.rules.ts'
import { columnList, tableName, tablesOf } from './tables.db.ts'

type Rebuilt = { drop: string; add: string }

/**
 * Removes whatever prevents loading rows table by table, for one transaction, and restores it
 * afterwards: foreign keys, which are then checked over all rows; indexes, which are faster to
 * build than to update; our triggers; and forced row-level security, under which PostgreSQL rejects
 * COPY. An ordinary owner may do all of this.
 */
export async function loading(client: pg.Client): Promise<{
  table: (start: TableStart, bytes: AsyncIterable<Buffer>) => Promise<number>
  finish: (totals: Totals) => Promise<void>
}> {
  await client.query(
    `begin; set local statement_timeout = 0; set local maintenance_work_mem = '256MB';
      set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'`,
  )
  const tables = (await tablesOf(client)).map(tableName)
  const forced = await forcedTables(client)
  const rebuilt = [...(await foreignKeys(client)), ...(await plainIndexes(client))]
  for (const { drop } of rebuilt) await client.query(drop)
  for (const table of forced) await client.query(`alter table ${table} no force row level security`)
  for (const table of tables)
    await client.query(`alter table ${table} disable trigger user; delete from ${table}`)
  return {
    table: (start, bytes) => copyInto(client, start, bytes),
    finish: async ({ sequences }) => {
      for (const { name, last, isCalled } of sequences)
        await client.query('select setval($1::regclass, $2, $3)', [
          tableName({ name }),
          last,
          isCalled,
        ])
      await forgetFolder(client)
      for (const { add } of rebuilt.toReversed()) await client.query(add)
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
      for (const table of forced)
        await client.query(`alter table ${table} force row level security`)
      await client.query('commit')
      // Without statistics the first plans would be guesses.
      await client.query('analyze')
    },
  }
}

async function copyInto(
  client: pg.Client,
  start: TableStart,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  const stream = client.query(
    copyFrom(`copy ${tableName(start)} (${columnList(start)}) from stdin`),
  )
  const done = finished(stream)
  // Its error is handled below.
  done.catch(() => {})
  for await (const content of bytes)
    if (!stream.write(content)) await Promise.race([once(stream, 'drain'), done])
  stream.end()
  await done
  return stream.rowCount
}

const forcedTables = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select relname as name
        from pg_class
        where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
    )
  ).rows.map(tableName)

const foreignKeys = async (client: pg.Client): Promise<Rebuilt[]> =>
  (
    await client.query<Rebuilt>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
          format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
        from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
    )
  ).rows

/** Indexes without a constraint. */
const plainIndexes = async (client: pg.Client): Promise<Rebuilt[]> =>
  (
    await client.query<Rebuilt>(
      `select format('drop index %s', i.indexrelid::regclass) as drop,
          pg_get_indexdef(i.indexrelid) as add
        from pg_index i
        join pg_class c on c.oid = i.indexrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
          and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    )
  ).rows
