import { migrationStanding, readMigration } from '../database/migrate.ts'
import { isBoundRole } from '../database/owner-rights.ts'
import { withOwner } from '../database/with-owner.ts'
import type { Env } from '../env.ts'
import { readBackups } from './examine.ts'
import type { Finding } from './findings.rules.ts'
import { judgeUpgrade } from './upgrade.rules.ts'

/** Examines what a start of this version would do to a database; nothing is run. */
export const examineUpgrade = (env: Pick<Env, 'BACKUP_DIR'>, url: string): Promise<Finding[]> =>
  withOwner(
    url,
    async (client) => {
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
    },
    { connectMs: 5000 },
  )
