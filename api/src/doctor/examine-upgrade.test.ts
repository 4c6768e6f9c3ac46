import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { migrate } from '../database/migrate.ts'
import { scratchDir } from '../database/scratch-dir.ts'
import { examineUpgrade } from './examine-upgrade.ts'

const server = useTestServer()
const staff = useBusiness(server)
const folder = scratchDir('upgrade')
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const done = async () =>
  (await server.owner.query<{ name: string }>('select name from migration order by name')).rows
const tables = async () =>
  (await server.owner.query(`select count(*) from pg_class where relkind = 'r'`)).rows

const readMigration = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, '../../db/migrations', name), 'utf8')
let last: string
beforeAll(async () => {
  // A migration that creates a table fails when it runs a second time; others may not.
  last = (await done()).findLast(({ name }) => /create table/.test(readMigration(name)))!.name
  await server.owner.query('delete from migration where name = $1', [last])
})

test('pending migrations are listed with the existing backup, and nothing is run', async () => {
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  fs.writeFileSync(path.join(folder, `guichet-${stamp}.backup`), '')
  const found = await examineUpgrade({ BACKUP_DIR: folder }, server.url)
  expect(found.map(({ what }) => what)).toEqual([last, 'backup', 'failure'])
  expect(found[1]).toMatchObject({ state: 'ok' })
  expect((await done()).map(({ name }) => name)).not.toContain(last)
})

test('a failing migration leaves the database unchanged, and the running server continues', async () => {
  const [before, tablesBefore] = [await done(), await tables()]
  // The migration fails, as its objects exist already, or are gone.
  await expect(migrate(server.url)).rejects.toThrow(/already exists|does not exist/)
  expect([await done(), await tables()]).toEqual([before, tablesBefore])
  expect((await anOrder(server, staff)).order.publicId).toBeTruthy()
})
