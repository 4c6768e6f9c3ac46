import type { Pool } from 'pg'
import { readEnv } from '../env.ts'
import { openPool } from '../platform/db.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'

/**
 * Runs a command of the installation on its database, migrated. An embedded one is started for it,
 * and left alone where a running server uses it.
 */
export async function withDatabase<T>(act: (pool: Pool) => Promise<T>): Promise<T> {
  const env = readEnv()
  const database = env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  const url = env.DATABASE_URL ?? database!.url
  await migrate(url)
  const pool = openPool({ url, appUrl: env.DATABASE_APP_URL, max: 1 })
  try {
    return await act(pool)
  } finally {
    await pool.end()
    if (database && !database.wasRunning) await database.stop()
  }
}
