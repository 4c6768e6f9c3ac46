import fs from 'node:fs'
import path from 'node:path'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { captured } from '../bench/capture.ts'
import { aCartLine } from './factories/sales/orders.ts'
import { newKey, send } from './test-server.ts'
import { useBusiness, useTestServer } from './use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/sale-writes.md'), 'utf8')

let tables: string[] = []
beforeAll(async () => {
  server.app.worker.wake = () => {}
  const { line } = await aCartLine(server, staff, { quantity: 2 })
  const body = { tickets: [line], payment: { method: 'cash' as const } }
  const statements = await captured(async () =>
    expect((await send(server, staff, sell, { body, key: newKey() })).status).toBe(200),
  )
  const written = statements.flatMap(({ text }) =>
    [...text.matchAll(/insert into "(\w+)"/g)].map(([, table]) => table!),
  )
  tables = [...new Set(written)].sort()
})

/** Lists a section of the page as `table.name`; the table is named in the first row of each group. */
function listed(title: string): string[] {
  const part = page.split(`## ${title}\n`)[1]!.split('\n## ')[0]!
  let table = ''
  return [...part.matchAll(/^\| (?:`(\w+)`)? *\| `(\w+)` +\| (.*?) *\|$/gm)]
    .map(([, named, name, purpose]) => {
      expect(purpose, name).not.toBe('')
      table = named ?? table
      return `${table}.${name}`
    })
    .sort()
}
const inDatabase = async (sql: string) =>
  (await server.owner.query<{ name: string }>(sql, [tables])).rows.map(({ name }) => name).sort()

test('the page about the writes of a sale explains each index and names no other', async () => {
  const indexes = await inDatabase(
    `select c.relname || '.' || i.indexrelid::regclass as name
      from pg_index i
      join pg_class c on c.oid = i.indrelid
      where c.relname = any($1) and c.relnamespace = 'public'::regnamespace`,
  )
  expect(listed('Indexes')).toEqual(indexes)
})

test('it explains each trigger', async () => {
  const triggers = await inDatabase(
    `select c.relname || '.' || t.tgname as name
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relname = any($1)`,
  )
  expect(listed('Triggers')).toEqual(triggers)
})

test('a row bound to its business through its order or resource has no second foreign key to the business', async () => {
  const twice = await inDatabase(
    `select c.relname as name
      from pg_constraint own
      join pg_class c on c.oid = own.conrelid
      where own.contype = 'f' and own.confrelid = 'tenant'::regclass and c.relname = any($1)
        and exists (
          select
          from pg_constraint other
          where other.contype = 'f' and other.conrelid = own.conrelid
            and other.conkey @> own.conkey and cardinality(other.conkey) > 1
            and not exists (
              select
              from pg_attribute a
              where a.attrelid = own.conrelid and a.attnum = any(other.conkey)
                and not a.attnotnull))`,
  )
  expect(twice).toEqual([])
})
