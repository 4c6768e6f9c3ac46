import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestServer } from '../../../test/use-server.ts'
import { newId } from '../values/ids.ts'
import { transaction, type Transaction } from './db.ts'
import { openPool } from './open-pool.ts'
import { mostPrepared } from './prepared.ts'

const server = useTestServer()
// A single connection, so that the next transaction sees its prepared statements.
let pool: pg.Pool
beforeAll(() => {
  pool = openPool({ url: server.url, max: 1 })
})
afterAll(() => pool.end())

const nobody = { tenantId: null, accountId: null }
const inOne = <T>(work: (tx: Transaction) => Promise<T>, on = pool) =>
  transaction(on, nobody, 'write', work)
const textsKept = (on = pool) =>
  inOne(async ({ client }) => {
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    return rows.map(({ statement }) => statement)
  }, on)
const ask = (text: string, values: unknown[] = [1], on = pool) =>
  inOne(({ client }) => client.query(text, values), on)

test('a statement is prepared from its second use on, and so are the statements that open a transaction', async () => {
  const text = 'select $1::int as prepared_twice'
  await ask(text)
  expect(await textsKept()).not.toContain(text)
  await ask(text)
  await ask(text)
  const kept = await textsKept()
  expect(kept.filter((item) => item === text)).toHaveLength(1)
  expect(kept).toContain('select clock_timestamp()::timestamptz(3) as now')
})

test('a connection has a limit of prepared statements; the least recently used ones are deallocated, and prepared again', async () => {
  const texts = Array.from({ length: mostPrepared + 20 }, (_, n) => `select $1::int as many_${n}`)
  for (const text of texts) await ask(text)
  for (const text of texts) await ask(text)
  const kept = await textsKept()
  expect(kept.length).toBeLessThanOrEqual(mostPrepared)
  expect(kept).toContain(texts.at(-1))
  expect(kept).not.toContain(texts[0])
  expect((await ask(texts[0]!, [7])).rows).toEqual([{ many_0: 7 }])
  expect(await textsKept()).toContain(texts[0])
})

test('a statement that failed once is prepared and answered the next time', async () => {
  const text = 'select 10 / $1::int as divided'
  await ask(text)
  await expect(ask(text, [0])).rejects.toThrow('division by zero')
  expect((await ask(text, [5])).rows).toEqual([{ divided: 2 }])
})

test('after a migration that changes the result of a prepared statement it is prepared again, without an error', async () => {
  const table = `widened_${newId().slice(-6)}`
  await server.owner.query(`create table ${table} (a int); insert into ${table} values (1)`)
  await server.owner.query(`grant select on ${table} to guichet_app`)
  const text = `select * from ${table} where a = $1`
  await ask(text)
  await ask(text)
  await server.owner.query(`alter table ${table} add column b int default 2`)
  expect((await ask(text)).rows).toEqual([{ a: 1, b: 2 }])
  expect((await ask(text)).rows).toEqual([{ a: 1, b: 2 }])
  await server.owner.query(`drop table ${table}`)
})

test('a statement deallocated elsewhere between two transactions is prepared again', async () => {
  const text = 'select $1::int as deallocated'
  await ask(text)
  await ask(text)
  await pool.query('deallocate all')
  expect((await ask(text, [3])).rows).toEqual([{ deallocated: 3 }])
})

test('with a pooler nothing is prepared, and each transaction sets its settings', async () => {
  const app = new URL(server.url)
  const pooled = openPool({ url: server.url, appUrl: app.href, isPooled: true, max: 1 })
  try {
    const text = 'select $1::int as pooled'
    for (let i = 0; i < 3; i++) await ask(text, [1], pooled)
    expect(await textsKept(pooled)).toEqual([])
    const settings = `select current_setting('TimeZone') as zone,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
    const { rows } = await inOne(({ client }) => client.query(settings), pooled)
    expect(rows).toEqual([{ zone: 'UTC', statement: '5s', lock: '3s' }])
    const after = await pooled.query<{ statement: string }>(settings)
    expect(after.rows[0]!.statement).toBe('0')
  } finally {
    await pooled.end()
  }
})
