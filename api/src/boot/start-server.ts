import { enqueueVerifications, startSealing } from '../audit/public.ts'
import { onlineOffices } from '../businesses/public.ts'
import { enqueueChecks } from '../cross-check/check-day.job.ts'
import type { Env } from '../env.ts'
import { missingPictures, openStore, sweepPictures } from '../files/public.ts'
import { noticeOf } from '../mail/mail.module.ts'
import { assertBoundRole, transaction } from '../platform/db/db.ts'
import { closePools, openPools, type Pools } from '../platform/db/pools.ts'
import { sweep } from '../platform/jobs/sweep.ts'
import { noticeOfRotation, reseal } from '../platform/secrets/reseal.ts'
import { sealingKeysOf } from '../platform/secrets/secrets.ts'
import { StartError } from '../platform/start-error.ts'
import { enqueueForgetting } from '../privacy/forget-clients.job.ts'
import { startWebhooks } from '../webhooks/public.ts'
import { buildApp, type App } from './app.ts'
import { withLocalProvider } from './local-provider.ts'
import { openData, publicUrlOf } from './open-data.ts'
import { openTraces } from './open-traces.ts'
import { sealedColumns } from './sealed-columns.ts'
import { serveMetrics, watchProcess } from './serve-metrics.ts'
import { printStartupBanner } from './startup-banner.ts'
import { stopInTime } from './stop-in-time.ts'

const nobody = { tenantId: null, accountId: null }
const sweepEveryMs = 10 * 60_000
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

/** Starts the data, the provider of the demonstration, then HTTP; stops them in reverse order. */
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
 * Starts one process that answers requests, on an existing database; the first of several prints
 * the notices.
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
  if (isFirst && !quiet) {
    const [office = null] = await transaction(pools.publicPool, nobody, 'read', ({ db }) =>
      onlineOffices(db, 1),
    )
    printStartupBanner({ env, publicUrl, mailRoute: app.mailRoute, office })
  }
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

/** Starts the periodic tasks; a failed round is repeated by the next one. */
function startSweeping(
  store: ReturnType<typeof openStore>,
  { workerPool }: Pools,
  resealAll: () => Promise<unknown>,
): () => void {
  const sweepFiles = () =>
    store.sweep().catch(() => {
      /* the disk is unavailable */
    })
  void sweepFiles()
  const sweeping = setInterval(() => {
    void sweepFiles()
    void sweep(workerPool)
      .then(() => sweepPictures(workerPool))
      .then(() => enqueueChecks(workerPool))
      .then(() => enqueueVerifications(workerPool))
      .then(() => enqueueForgetting(workerPool))
      // Values that a process with the previous key has written since.
      .then(resealAll)
      .catch(() => {
        /* the database is unavailable */
      })
  }, sweepEveryMs)
  return () => clearInterval(sweeping)
}
