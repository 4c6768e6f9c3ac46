import type pg from 'pg'
import { readEnv } from '../env.ts'
import { openPool } from '../platform/open-pool.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'

/**
 * For a command: works on the database of the installation, brought up to date. An embedded one
 * that a running server uses is left to it.
 */
export async function onInstallation<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const env = readEnv()
  const database = env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  const url = env.DATABASE_URL ?? database!.url
  try {
    await migrate(url)
    const isPooled = env.DATABASE_POOLER === 'transaction'
    const pool = openPool({ url, appUrl: env.DATABASE_APP_URL, isPooled, max: 1 })
    try {
      return await work(pool)
    } finally {
      await pool.end()
    }
  } finally {
    if (database && !database.wasRunning) await database.stop()
  }
}
