import pg from 'pg'
import { migrationStanding, readMigration } from '../database/migrate.ts'
import { isBoundRole } from '../database/owner-rights.ts'
import type { Env } from '../env.ts'
import { readBackups } from './examine.ts'
import type { Finding } from './findings.rules.ts'
import { judgeUpgrade } from './upgrade.rules.ts'

/** What a start of this version would do to a database; nothing is run. */
export async function examineUpgrade(
  env: Pick<Env, 'BACKUP_DIR'>,
  url: string,
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const migrations = await migrationStanding(client)
    const { rows } = await client.query<{ name: string; rows: number }>(
      `select relname as name, greatest(reltuples, 0)::float as rows
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    const counts = new Map(rows.map((table) => [table.name, table.rows]))
    return judgeUpgrade({
      migrations,
      pending: migrations.pending.map((name) => ({ name, sql: readMigration(name) })),
      rowsOf: (table) => counts.get(table) ?? 0,
      isBoundOwner: await isBoundRole(client),
      backup: await readBackups(env),
    })
  } finally {
    await client.end()
  }
}
