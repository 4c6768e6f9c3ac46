import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { createDemoData } from '@guichet/demo/public.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { aStoredPicture } from '../../test/factories/input/pictures.ts'
import { anOrder, aCartLine } from '../../test/factories/sales/orders.ts'
import { refundWhole } from '../../test/factories/sales/refunds.ts'
import { violations } from '../../test/invariants/violations.ts'
import { urlOf } from '../../test/start-database.ts'
import { newKey, send, testEnv } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { sealAudit } from '../audit/public.ts'
import { migrate } from '../database/migrate.ts'
import { openStore } from '../files/public.ts'
import { openPool } from '../platform/db/open-pool.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { withSnapshot } from './snapshot.db.ts'

const server = useTestServer()
const staff = useBusiness(server)
const secret = '5f0c9a3be8d17246'.repeat(4)
let folder: string
let workerPool: pg.Pool
beforeAll(() => {
  workerPool = openPool({ url: server.url, max: 1, role: 'guichet_worker' })
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-test-backup-'))
})
afterAll(async () => {
  await workerPool.end()
  fs.rmSync(folder, { recursive: true, force: true })
})

const backupOf = async (url = server.url) => {
  const file = path.join(folder, randomUUID())
  return { file, ...(await makeBackup({ env: testEnv(), url, file, secret })) }
}
/** A separate installation to restore into: a database without tables and an empty store. */
async function anEmptyPlace() {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const admin = await connected(inject('serverUrl'))
  await admin.query(`create database ${name}`)
  const env = testEnv({ DATA_DIR: path.join(folder, name) })
  return { url: urlOf(inject('serverUrl'), name), store: openStore(env), env }
}
const clients: pg.Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.end())))
async function connected(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

/** Number and digest of the rows of each table. */
async function contentOf(client: pg.Client): Promise<Record<string, { n: number; md5: string }>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind not in ('i', 'S')
        and relname <> 'migration'`,
  )
  const found: Record<string, { n: number; md5: string }> = {}
  for (const { name } of rows) {
    const { rows: digests } = await client.query(
      `select count(*)::int as n, md5(string_agg(t::text, chr(10) order by t::text)) as md5
        from "${name}" t`,
    )
    found[name] = digests[0]
  }
  return found
}
/** Everything in the schema that a restore removes and restores. */
const schemaOf = async (client: pg.Client) =>
  (
    await client.query(
      `select conrelid::regclass::text as "on", conname as name, pg_get_constraintdef(oid) as what
          from pg_constraint where connamespace = 'public'::regnamespace
        union all
        select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
        union all
        select tgrelid::regclass::text, tgname, format('%s %s', tgenabled, pg_get_triggerdef(oid))
          from pg_trigger where not tgisinternal
        union all
        select relname, 'row security', format('%s %s', relrowsecurity, relforcerowsecurity)
          from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        union all
        select polrelid::regclass::text, polname, pg_get_expr(polqual, polrelid) from pg_policy
        order by 1, 2, 3`,
    )
  ).rows

test('a backup made during sales and refunds is one consistent snapshot', async () => {
  const picture = await aStoredPicture(server, staff)
  const { line } = await aCartLine(server, staff, { capacity: 10_000 })
  let isSelling = true
  let sold = 0
  const counter = async () => {
    while (isSelling) {
      const body = { tickets: [line], payment: { method: 'cash' as const } }
      expect((await send(server, staff, sell, { body, key: newKey() })).status).toBe(200)
      sold += 1
      if (sold % 3 === 0) {
        const { order } = await anOrder(server, staff)
        expect((await refundWhole(server, staff, order)).status).toBe(200)
      }
    }
  }
  const counters = [counter(), counter()]
  await expect.poll(() => sold).toBeGreaterThan(10)
  await sealAudit(workerPool)
  const before = sold
  const { file } = await backupOf()
  const during = sold - before
  isSelling = false
  await Promise.all(counters)

  const place = await anEmptyPlace()
  const { totals } = await restoreBackup({ file, secret }, place)
  const restored = await connected(place.url)
  expect(await violations(restored)).toEqual([])
  const content = await contentOf(restored)
  expect(totals.tables).toEqual(
    Object.fromEntries(Object.entries(content).map(([name, { n }]) => [name, n])),
  )
  expect(content.audit_seal!.n).toBeGreaterThan(10)
  expect(during).toBeGreaterThan(0)
  expect(content.orders!.n).toBeGreaterThan(10)
  expect(content.orders!.n).toBeLessThan((await contentOf(server.owner)).orders!.n)
  const { rows } = await restored.query<{ key: string }>(
    `select format('%s/%s', tenant_id, encode(sha256, 'hex')) as key from file where path = $1`,
    [picture.imageName],
  )
  const kept = await openStore(testEnv()).get(rows[0]!.key)
  expect(kept!.length).toBeGreaterThan(1000)
  expect(await place.store.get(rows[0]!.key)).toEqual(kept)
})

test('a restore has the same rows, and the same schema', async () => {
  await server.owner.query(
    `insert into installation_setting (name, value) values ('file-folder', '"elsewhere"')`,
  )
  const { file, rows } = await backupOf()
  const place = await anEmptyPlace()
  await restoreBackup({ file, secret }, place)
  const restored = await connected(place.url)
  const [was, is] = [await contentOf(server.owner), await contentOf(restored)]
  expect(Object.values(was).reduce((sum, { n }) => sum + n, 0)).toBe(rows)
  // The first process records the folder of the files again.
  expect(is.installation_setting).not.toEqual(was.installation_setting)
  expect({ ...is, installation_setting: null }).toEqual({ ...was, installation_setting: null })
  expect(await schemaOf(restored)).toEqual(await schemaOf(server.owner))
  const sequences = `select sequencename, last_value from pg_sequences order by 1`
  expect((await restored.query(sequences)).rows).toEqual((await server.owner.query(sequences)).rows)
})

test('a start with migrations waits for the end of a backup; sales wait for neither', async () => {
  const url = await newDatabase()
  const { promise: end, resolve: endBackup } = Promise.withResolvers<void>()
  const backup = withSnapshot(url, () => end)
  const owner = await connected(url)
  const locks = `select granted from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    order by granted`
  await expect.poll(async () => (await owner.query(locks)).rows).toEqual([{ granted: true }])
  const migrating = migrate(url)
  await expect
    .poll(async () => (await owner.query(locks)).rows)
    .toEqual([{ granted: false }, { granted: true }])
  expect((await owner.query('delete from throttle')).rowCount).toBe(0)
  endBackup()
  await backup
  expect(await migrating).toEqual([])
})

test('an owner under row-level security backs up and restores all businesses', async () => {
  const admin = await connected(inject('serverUrl'))
  const managed = async () => {
    const name = `managed_${randomUUID().slice(0, 8)}`
    await admin.query(
      `create role ${name} login createrole;
        grant guichet_app, guichet_worker to ${name} with admin option`,
    )
    await admin.query(`create database ${name} owner ${name}`)
    const url = new URL(urlOf(inject('serverUrl'), name))
    return { url: Object.assign(url, { username: name }).href, name }
  }
  const [from, to] = [await managed(), await managed()]
  await migrate(from.url)
  await createDemoData({ url: from.url, orders: 90, tenants: 3 })
  const { file } = await backupOf(from.url)
  await restoreBackup({ file, secret }, { url: to.url })
  const [source, restored] = await Promise.all(
    [from, to].map(({ name }) => connected(urlOf(inject('serverUrl'), name))),
  )
  const content = await contentOf(restored!)
  expect(content.tenant!.n).toBe(3)
  expect(content).toEqual(await contentOf(source!))
  expect(await violations(restored!)).toEqual([])
  await expect((await connected(to.url)).query('select from orders')).rejects.toThrow()
})

test('a restore does not change a database with a business, or one of another version', async () => {
  const { file } = await backupOf()
  await expect(restoreBackup({ file, secret }, { url: server.url })).rejects.toThrow(
    'overwrites nothing',
  )
  const url = await newDatabase()
  const owner = await connected(url)
  await owner.query('delete from migration where name = (select max(name) from migration)')
  await expect(restoreBackup({ file, secret }, { url })).rejects.toThrow('another version')
})

test('a backup of a newer version is rejected before anything is written', async () => {
  const url = await newDatabase()
  const owner = await connected(url)
  await owner.query(`insert into migration (name, sha256) values ('9999-later.sql', 'x')`)
  const { file } = await backupOf(url)
  const place = await anEmptyPlace()
  await expect(restoreBackup({ file, secret }, place)).rejects.toThrow('9999-later.sql')
  const { rows } = await (
    await connected(place.url)
  ).query(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)
  expect(rows).toEqual([{ n: 0 }])
})

test('a backup of an older version is migrated to this one', async () => {
  const { url } = await anEmptyPlace()
  const owner = await connected(url)
  const all = await migrate(await anEmptyPlace().then((place) => place.url))
  await migrate(url, new Set(all.slice(0, -2)))
  expect((await owner.query('select from migration')).rowCount).toBe(all.length - 2)
  const { file } = await backupOf(url)
  const place = await anEmptyPlace()
  expect((await restoreBackup({ file, secret }, place)).ran).toEqual(all.slice(-2))
})

test('a backup by the last version of format 1 is restored, with its files', async () => {
  const file = path.join(import.meta.dirname, '../../test/backups/format-1-key.backup')
  const place = await anEmptyPlace()
  await restoreBackup({ file, secret }, place)
  const restored = await connected(place.url)
  expect((await restored.query('select name from tenant')).rows).toEqual([
    { name: { en: 'Test Hill', fr: 'Station Essai' } },
  ])
  expect(await violations(restored)).toEqual([])
  const { rows } = await restored.query<{ key: string; sha256: string }>(
    `select format('%s/%s', tenant_id, encode(sha256, 'hex')) as key, encode(sha256, 'hex') as sha256
      from file`,
  )
  const [{ key, sha256 }] = rows as [(typeof rows)[number]]
  expect(
    createHash('sha256')
      .update((await place.store.get(key))!)
      .digest('hex'),
  ).toBe(sha256)
})

test('a file missing in the store is reported, and does not block the rest', async () => {
  const { imageName } = await aStoredPicture(server, staff)
  const { rows } = await server.owner.query<{ key: string }>(
    `select format('%s/%s', tenant_id, encode(sha256, 'hex')) as key from file where path = $1`,
    [imageName],
  )
  await openStore(testEnv()).delete(rows[0]!.key)
  const { missing, files } = await backupOf()
  expect(missing).toEqual([rows[0]!.key])
  expect(files).toBeGreaterThanOrEqual(0)
}, 30_000)
