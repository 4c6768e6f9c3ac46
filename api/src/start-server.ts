import { announce } from './announce.ts'
import { buildApp, type App } from './app.ts'
import { enqueueVerifications, startSealing } from './audit/public.ts'
import { isEmpty } from './businesses/public.ts'
import { enqueueChecks } from './cross-check/check-day.job.ts'
import { startEmbeddedDatabase } from './database/embedded-database.ts'
import { holdDataDir } from './database/hold-data-dir.ts'
import { migrate } from './database/migrate.ts'
import { isSuperuser } from './database/owner-rights.ts'
import type { Env } from './env.ts'
import { missingPictures, openStore, sweepPictures } from './files/public.ts'
import { withLocalProvider } from './local-provider.ts'
import { noticeOf } from './mail/mail.module.ts'
import { openTraces } from './open-traces.ts'
import { dangersOf } from './platform/dangers.rules.ts'
import { assertBoundRole, isConnectionLoss, transaction } from './platform/db.ts'
import { isLoopbackUrl } from './platform/loopback.ts'
import { openPool } from './platform/open-pool.ts'
import { closePools, openPools, type Pools } from './platform/pools.ts'
import { noticeOfRotation, reseal } from './platform/reseal.ts'
import { installationKey, sealingKeysOf } from './platform/secrets.ts'
import { sweep } from './platform/sweep.ts'
import { enqueueForgetting } from './privacy/forget-clients.job.ts'
import { sealedColumns } from './sealed-columns.ts'
import { serveMetrics, watchProcess } from './serve-metrics.ts'
import { DatabaseAway, StartError } from './start-error.ts'
import { stopInTime } from './stop-in-time.ts'
import { startWebhooks } from './webhooks/public.ts'

const sweepEveryMs = 10 * 60_000
/** How long a start waits for a database that is away. */
const databaseReturnsMs = 15_000
export type Server = { app: App; stop: () => Promise<void> }

/** @throws StartError */
const listen = ({ http }: App, env: Env) =>
  http.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is in use: set PORT to another one.`
        : error.message,
    )
  })

export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Env): string =>
  PUBLIC_URL ??
  `http://${['127.0.0.1', '0.0.0.0', '::1'].includes(HOST) ? 'localhost' : HOST}:${PORT}`

/** @throws StartError in production, with a line for each danger that nobody has accepted */
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
 * What is done once for an installation, however many processes serve it: the data folder is held,
 * the database is there, has its tables, and the demo data on a first start.
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

/** Data, the provider of the demonstration, then HTTP; undone in the reverse order. */
export async function startServer(env: Env, { quiet = false } = {}): Promise<Server> {
  const data = await openData(env)
  const provider = await withLocalProvider(env, publicUrlOf(env))
  const server = await serve(provider.env, data.url, { quiet })
  const stopMetrics = await serveMetrics(env)
  return {
    ...server,
    stop: async () => {
      stopMetrics()
      await server.stop()
      provider.stop()
      await data.stop()
    },
  }
}

/**
 * One process that answers, on a database that is there; the first of several says what there is to
 * say.
 *
 * @throws StartError
 */
export async function serve(
  env: Env,
  url: string,
  { quiet = false, isFirst = true } = {},
): Promise<Server> {
  const traces = await openTraces(env)
  const pools = openPools({
    url,
    appUrl: env.DATABASE_APP_URL,
    isPooled: env.DATABASE_POOLER === 'transaction',
    max: env.DB_POOL,
  })
  await assertBoundRole(pools.pool)
  const publicUrl = publicUrlOf(env)
  const sealingKeys = sealingKeysOf(env)
  const resealAll = () => reseal(pools.workerPool, sealingKeys, sealedColumns)
  const rotation = await resealAll()
  const app = await buildApp({ ...pools, env, publicUrl, sealingKeys })
  watchProcess(env, pools)
  app.worker.start()
  const stopSweeping = startSweeping(openStore(env), pools, resealAll)
  const stopSealing = startSealing(pools.workerPool)
  const stopWebhooks = startWebhooks({
    workerPool: pools.workerPool,
    sealingKeys,
    reach: { mayBeLocal: env.isDevelopment },
    publicUrl,
  })
  await listen(app, env)
  const notices = [
    noticeOfRotation(rotation),
    noticeOf(app.mailRoute, env),
    await missingPictures(env, pools.pool),
  ]
  if (isFirst) for (const notice of notices) if (notice) process.stderr.write(`${notice}\n`)
  if (isFirst && !quiet) announce(env, publicUrl, app.mailRoute)
  return {
    app,
    stop: async () => {
      stopSweeping()
      stopSealing()
      await Promise.race([stopWebhooks(), new Promise((wake) => setTimeout(wake, 3000))])
      await stopInTime(app, env.SHUTDOWN_DELAY_SECONDS)
      await Promise.race([closePools(pools), new Promise((wake) => setTimeout(wake, 1000))])
      await traces.stop()
    },
  }
}

/** What is done again and again: a round that fails is made good by the next one. */
function startSweeping(
  store: ReturnType<typeof openStore>,
  { workerPool }: Pools,
  resealAll: () => Promise<unknown>,
): () => void {
  const sweepFiles = () =>
    store.sweep().catch(() => {
      /* the disk is away */
    })
  void sweepFiles()
  const sweeping = setInterval(() => {
    void sweepFiles()
    void sweep(workerPool)
      .then(() => sweepPictures(workerPool))
      .then(() => enqueueChecks(workerPool))
      .then(() => enqueueVerifications(workerPool))
      .then(() => enqueueForgetting(workerPool))
      // What a process that still seals with the other key wrote meanwhile.
      .then(resealAll)
      .catch(() => {
        /* the database is away */
      })
  }, sweepEveryMs)
  return () => clearInterval(sweeping)
}

/**
 * A database that is just coming back is waited for; one that answers and refuses is a wrong
 * setting.
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

/**
 * Of two processes that find the database empty one makes the demo data; the other waits for it and
 * serves the same.
 */
async function makeDemo(env: Env, url: string): Promise<void> {
  if (!env.DEMO) return
  const pool = openPool({ url, max: 1 })
  const nobody = { tenantId: null, accountId: null }
  const isNew = await transaction(pool, nobody, 'read', ({ db }) => isEmpty(db)).finally(() =>
    pool.end(),
  )
  if (!isNew) return
  const { createDemoData, DemoDataExists } = await import('../demo/public.ts')
  await createDemoData({ url, store: openStore(env), orders: env.DEMO_ORDERS }).catch((error) => {
    if (!(error instanceof DemoDataExists)) throw error
  })
}
