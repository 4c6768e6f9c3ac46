import type pg from 'pg'
import { readEnv, type Env } from '../env.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { migrate } from './migrate.ts'

/**
 * For commands: the database of the installation with the URL of its owner. An embedded one used by
 * a running server is left running.
 */
export async function onDatabase<T>(work: (url: string, env: Env) => Promise<T>): Promise<T> {
  const env = readEnv()
  if (env.DATABASE_URL) return work(env.DATABASE_URL, env)
  const database = await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  try {
    return await work(database.url, env)
  } finally {
    if (!database.wasRunning) await database.stop()
  }
}

/** For commands: migrates that database, and opens a pool of one under the role of requests. */
export const onInstallation = <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> =>
  onDatabase(async (url, env) => {
    await migrate(url)
    const isPooled = env.DATABASE_POOLER === 'transaction'
    const pool = openPool({ url, appUrl: env.DATABASE_APP_URL, isPooled, max: 1 })
    try {
      return await work(pool)
    } finally {
      await pool.end()
    }
  })
