import { announce } from './announce.ts'
import { buildApp, type App } from './app.ts'
import { holdDataDir } from './database/hold-data-dir.ts'
import { startEmbeddedDatabase } from './database/embedded-database.ts'
import { migrate } from './database/migrate.ts'
import type { Env } from './env.ts'
import { assertBoundRole, openPool, transaction } from './platform/db.ts'
import { installationKey } from './platform/secrets.ts'
import { sweep } from './platform/sweep.ts'
import { isEmpty } from './businesses/public.ts'
import { openStore, sweepPictures } from './files/public.ts'
import { noticeOf } from './mail/mail.module.ts'
import { StartError } from './start-error.ts'

const sweepEveryMs = 10 * 60_000
export type Server = { app: App; publicUrl: string; stop: () => Promise<void> }

/** Database, migrations, the demo world on a first start, then HTTP; undone in the reverse order. */
export async function startServer(env: Env, { quiet = false } = {}): Promise<Server> {
  const release = env.DATABASE_URL ? () => {} : await holdDataDir(env.DATA_DIR)
  const database = env.DATABASE_URL ? { url: env.DATABASE_URL, stop: async () => {} } : await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  await migrate(database.url).catch((error: Error) => { throw new StartError(`The database cannot be used: ${error.message}`) })
  const pool = openPool({ url: database.url, appUrl: env.DATABASE_APP_URL, max: env.DB_POOL })
  const workerPool = openPool({ url: database.url, max: 6, role: 'guichet_worker' })
  await assertBoundRole(pool)

  const nobodyYet = await transaction(pool, { tenantId: null, accountId: null }, 'read', ({ db }) => isEmpty(db))
  if (env.DEMO && nobodyYet) {
    const { createWorld } = await import('./world/public.ts')
    await createWorld({ url: database.url, store: openStore(env), orders: env.DEMO_ORDERS })
  }

  const publicUrl = env.PUBLIC_URL ?? `http://${['127.0.0.1', '0.0.0.0', '::1'].includes(env.HOST) ? 'localhost' : env.HOST}:${env.PORT}`
  const app = await buildApp({ pool, workerPool, env, publicUrl, sealingKey: installationKey(env) })
  app.worker.start()
  const store = openStore(env)
  const sweepFiles = () => store.sweep().catch(() => { /* the disk is away: the next round tries again */ })
  void sweepFiles()
  const sweeping = setInterval(() => {
    void sweepFiles()
    void sweep(workerPool).then(() => sweepPictures(workerPool)).catch(() => { /* the database is away: the next round tries again */ })
  }, sweepEveryMs)
  await app.http.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use: set PORT to another one.` : error.message)
  })
  const notice = noticeOf(app.mailRoute, env)
  if (notice) process.stderr.write(`${notice}\n`)
  if (!quiet) announce(env, publicUrl, app.mailRoute)
  return {
    app, publicUrl,
    stop: async () => {
      clearInterval(sweeping)
      await app.http.close()
      await app.worker.stop()
      await Promise.all([pool.end(), workerPool.end()])
      await database.stop()
      release()
    },
  }
}
