import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { createDemoData } from '@guichet/demo/public.ts'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { makeBackup } from '../../src/backup/make-backup.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../src/database/embedded-database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { scratchDir } from '../../src/database/scratch-dir.ts'
import { openStore } from '../../src/files/public.ts'
import { violations } from '../invariants/violations.ts'
import { testEnv } from '../test-server.ts'

// With durability as in production: a restore waits for the disk, too.
const orders = Number(process.env.DRILL_ORDERS ?? 130_000)
const goalSeconds = 300
const folder = scratchDir('drill')
const started: EmbeddedDatabase[] = []
afterAll(async () => {
  for (const database of started) await database.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function anInstallation(name: string) {
  const env = testEnv({ DATA_DIR: path.join(folder, name) })
  const database = await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  started.push(database)
  return { env, url: database.url, store: openStore(env) }
}
async function on<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const timed = async <Answer>(work: () => Promise<Answer>) => {
  const began = performance.now()
  return { answer: await work(), seconds: (performance.now() - began) / 1000 }
}

test('2 GB are backed up, lost and restored on a new machine within five minutes, with every invariant intact', async () => {
  const old = await anInstallation('old')
  await migrate(old.url)
  await createDemoData({ url: old.url, store: old.store, orders, tenants: 5 })
  const sizeOf = `select pg_database_size(current_database())::float / 1e9 as gigabytes`
  const { gigabytes } = await on(old.url, async (client) => (await client.query(sizeOf)).rows[0])
  const file = path.join(folder, 'drill.tar.zst.age')
  const secret = randomBytes(32).toString('hex')
  const kept = await timed(() => makeBackup({ env: old.env, url: old.url, file, secret }))
  await started[0]!.stop()
  fs.rmSync(old.env.DATA_DIR, { recursive: true })

  const place = await anInstallation('new')
  const restored = await timed(() => restoreBackup({ file, secret }, place))
  process.stdout.write(
    `  ${gigabytes.toFixed(1)} GB, ${kept.answer.rows} rows: backup ${kept.seconds.toFixed(0)} s, ` +
      `${(fs.statSync(file).size / 1e6).toFixed(0)} MB; restore ${restored.seconds.toFixed(0)} s (goal ≤ ${goalSeconds} together)\n`,
  )
  expect(kept.answer.missing).toEqual([])
  expect(await on(place.url, violations)).toEqual([])
  expect(kept.seconds + restored.seconds).toBeLessThan(goalSeconds)
})
