import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '@guichet/api/src/database/embedded-database.ts'
import { holdDataDir } from '@guichet/api/src/database/hold-data-dir.ts'
import { migrate } from '@guichet/api/src/database/migrate.ts'
import { localProviderPort, readEnv, usesLocalProvider } from '@guichet/api/src/env.ts'
import { openStore } from '@guichet/api/src/files/public.ts'
import { createDemoData, DemoDataExists } from './public.ts'

// npm run demo -- --orders 1000000 --tenants 50 [--seed words] [--base-date 2026-11-21] [--if-empty]
const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    tenants: { type: 'string' },
    seed: { type: 'string' },
    'base-date': { type: 'string' },
    // Succeeds without writing when the database holds a business already.
    'if-empty': { type: 'boolean', default: false },
  },
})
const env = readEnv()
// The payment provider of the demonstration serves an example of another site.
const port = localProviderPort(env)
const otherSites = port === null ? [] : [`http://127.0.0.1:${port}`]
const release = env.DATABASE_URL ? () => {} : await holdDataDir(env.DATA_DIR)
const database = env.DATABASE_URL
  ? { url: env.DATABASE_URL, stop: async () => {} }
  : await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
try {
  await migrate(database.url)
  const { orders, rows, seconds } = await createDemoData({
    url: database.url,
    store: openStore(env),
    orders: Number(values.orders ?? env.DEMO_ORDERS),
    tenants: Number(values.tenants ?? 3),
    takesPayments: usesLocalProvider(env),
    embeddingSites: usesLocalProvider(env) ? otherSites : [],
    ...(values.seed && { seed: values.seed }),
    ...(values['base-date'] && { baseDate: values['base-date'] }),
  })
  console.log(`${orders} orders, ${rows} rows in ${seconds.toFixed(1)} s`)
} catch (error) {
  if (!(values['if-empty'] && error instanceof DemoDataExists)) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
} finally {
  await database.stop()
  release()
}
