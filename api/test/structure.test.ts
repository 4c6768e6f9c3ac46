import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { tableTypes } from '../src/database/table-types.ts'
import { orderTransitions } from '../src/orders/order-status.rules.ts'
import { assertBoundRole } from '../src/platform/db/db.ts'
import { openPool } from '../src/platform/db/open-pool.ts'
import { newDatabase } from './database.ts'
import { aBusiness } from './factories/staff.ts'
import { useTestServer } from './use-server.ts'

const server = useTestServer()

test('the generated table types match the migrated database', async () =>
  expect(
    fs.readFileSync(path.join(import.meta.dirname, '../src/platform/db/schema.gen.ts'), 'utf8'),
  ).toBe(await tableTypes(server.owner)))

test('the transitions in the database match the rule', async () => {
  const { rows } = await server.owner.query<{ from_status: string; to_status: string }>(
    'select from_status, to_status from order_transition order by 1, 2',
  )
  const ruled = Object.entries(orderTransitions)
    .flatMap(([from, to]) => (to ?? []).map((status) => `${from} → ${status}`))
    .sort()
  expect(rows.map((row) => `${row.from_status} → ${row.to_status}`).sort()).toEqual(ruled)
})

test('several concurrent starts migrate once; a migration file that changed or is newer stops the start', async () => {
  const url = await newDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update migration set sha256 = 'x' where name like '0004%'`)
  await expect(migrate(url)).rejects.toThrow('0004-catalogue.sql changed')
  await client.query(`insert into migration (name, sha256) values ('9999-future.sql', 'x')`)
  await expect(migrate(url)).rejects.toThrow('newer than this program')
  await client.end()
})

test('a role that bypasses row-level security may not serve requests', async () => {
  await expect(assertBoundRole(server.pool)).resolves.toBeUndefined()
  const owner = openPool({ url: server.url, appUrl: server.url, max: 1 })
  await expect(assertBoundRole(owner)).rejects.toThrow('may not serve requests')
  await owner.end()
})

test('the app’s role cannot rewrite history, nor read without a tenant', async () => {
  const client = await server.pool.connect()
  for (const sql of [
    'update audit set code = code',
    'delete from posting',
    'delete from order_status_log',
    'insert into order_transition values (1, 2)',
    'drop table audit',
    'select * from orders',
  ])
    await expect(client.query(sql), sql).rejects.toThrow(
      /permission denied|must be owner|unrecognized configuration parameter|invalid input syntax/,
    )
  client.release()
})

test('frequent queries use their indexes as the app’s role, under row-level security', async () => {
  const staff = await aBusiness(server)
  await server.owner.query(
    `insert into orders (
        tenant_id, id, reference, status, language, channel, created_at, completed_at, last_name
      )
      select $1, gen_random_uuid(), lpad(n::text, 8, '0'), 'Completed', 'fr', 'counter',
        now() - n * interval '1 minute', now() - n * interval '1 minute', 'Nom' || n
      from generate_series(1, 20000) n`,
    [staff.tenantId],
  )
  await server.owner.query(
    `insert into search_entry (tenant_id, kind, id, text, at)
      select tenant_id, 'order', id, reference || '|' || md5(id::text), completed_at
      from orders
      where tenant_id = $1`,
    [staff.tenantId],
  )
  // Rows of other businesses fill the table and must not be read.
  await server.owner.query(
    `insert into search_entry (tenant_id, kind, id, text, at)
      select $1, 'order', gen_random_uuid(), md5(n::text), now()
      from generate_series(1, 60000) n`,
    [(await aBusiness(server)).tenantId],
  )
  await server.owner.query('analyze')
  const client = await server.pool.connect()
  const plan = async (sql: string) => {
    const results = (await client.query(
      `begin; set local app.tenant_id = '${staff.tenantId}'; set local app.account_id = '${staff.accountId}'; explain ${sql}; commit`,
    )) as unknown as pg.QueryResult<{ 'QUERY PLAN': string }>[]
    return results[3]!.rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const tenant = `tenant_id = '${staff.tenantId}'`
  expect(
    await plan(
      `select id from search_entry where ${tenant} and kind = 'order' and text like '%abcde%'`,
    ),
  ).toContain('search_entry_words')
  for (const sql of [
    `select * from orders where ${tenant} and reference = '00000042'`,
    `select * from orders where ${tenant} and email = 'a@b.test'`,
    `select * from orders where ${tenant} order by completed_at desc nulls last, id desc limit 25`,
    `select * from orders where ${tenant} order by last_name, id limit 25`,
  ])
    expect(await plan(sql), sql).not.toContain('Seq Scan')
  client.release()
})
