import { startEmbeddedDatabase } from '../database/embedded-database.ts'
import { holdDataDir } from '../database/hold-data-dir.ts'
import { migrate } from '../database/migrate.ts'
import { isSuperuser } from '../database/owner-rights.ts'
import type { Env } from '../env.ts'
import { isConnectionLoss, transaction } from '../platform/db/db.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { isLoopbackUrl } from '../platform/network/loopback.ts'
import { dangersOf } from '../platform/secrets/dangers.rules.ts'
import { installationKey } from '../platform/secrets/secrets.ts'
import { DatabaseAway, StartError } from '../platform/start-error.ts'

// The leader of several processes loads this file without the HTTP server, so that it starts sooner
// after a kill.

/** How long a start waits for an unavailable database. */
const databaseReturnsMs = 15_000

export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Env): string =>
  PUBLIC_URL ??
  `http://${['127.0.0.1', '0.0.0.0', '::1'].includes(HOST) ? 'localhost' : HOST}:${PORT}`

/** @throws StartError in production, with a line for each risk that is not accepted */
function assertSafe(env: Env, isOwnedBySuperuser = false): void {
  if (env.isDevelopment) return
  const publicUrl = publicUrlOf(env)
  const dangers = dangersOf(
    {
      publicUrl,
      isLoopback: isLoopbackUrl(publicUrl),
      secretKey: env.SECRET_KEY,
      isSuperuser: isOwnedBySuperuser,
    },
    env.ACCEPTED_RISKS,
  )
  if (dangers.length) throw new StartError(dangers.join('\n'))
}

export type OpenedData = { url: string; stop: () => Promise<void> }
/**
 * Prepares an installation once for all its processes: locks the data folder, starts the database,
 * runs migrations, and creates the demo data at the first start.
 *
 * @throws StartError, DatabaseAway
 */
export async function openData(env: Env): Promise<OpenedData> {
  assertSafe(env)
  const release = env.DATABASE_URL ? () => {} : await holdDataDir(env.DATA_DIR)
  const database = await openDatabase(env)
  await migrateWhenThere(database.url)
  if (env.DATABASE_URL) assertSafe(env, await isSuperuser(env.DATABASE_URL))
  await makeDemo(env, database.url)
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      release()
    },
  }
}

/**
 * Runs migrations, after waiting for a database that is starting; one that answers with an error is
 * a wrong setting.
 */
async function migrateWhenThere(url: string): Promise<void> {
  const until = performance.now() + databaseReturnsMs
  for (;;) {
    try {
      await migrate(url)
      return
    } catch (error) {
      const isAway = isConnectionLoss(error)
      const message = `The database cannot be used: ${(error as Error).message}`
      if (!isAway) throw new StartError(message)
      if (performance.now() > until) throw new DatabaseAway(message)
    }
    await new Promise((wake) => setTimeout(wake, 250))
  }
}

const openDatabase = async (env: Env): Promise<{ url: string; stop: () => Promise<void> }> =>
  env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : startEmbeddedDatabase({ dataDir: env.DATA_DIR, secret: installationKey(env) })

/** Creates the demo data once, also when several processes find the database empty. */
async function makeDemo(env: Env, url: string): Promise<void> {
  if (!env.DEMO) return
  const { isEmpty } = await import('../businesses/public.ts')
  const pool = openPool({ url, max: 1 })
  const nobody = { tenantId: null, accountId: null }
  const isNew = await transaction(pool, nobody, 'read', ({ db }) => isEmpty(db)).finally(() =>
    pool.end(),
  )
  if (!isNew) return
  const { createDemoData } = await import('./create-demo-data.ts')
  const SECRET_KEY = installationKey(env).toString('hex')
  await createDemoData({ DATABASE_URL: url, DATA_DIR: env.DATA_DIR, SECRET_KEY }, [
    '--if-empty',
    '--orders',
    String(env.DEMO_ORDERS),
  ])
}
