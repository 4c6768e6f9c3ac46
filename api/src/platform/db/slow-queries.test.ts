import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDatabase } from '../../../test/database.ts'
import { withCurrentWork, type Work } from '../jobs/current-work.ts'
import { newId } from '../values/ids.ts'
import { transaction } from './db.ts'
import { openPool } from './open-pool.ts'
import { noteSlowQueries } from './slow-queries.ts'

const slowMs = 100
async function loggedBy(work: Work | null, run: (pool: ReturnType<typeof openPool>) => unknown) {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()))
      done()
    },
  })
  const { log } = Fastify({ logger: { level: 'warn', stream } })
  const pool = openPool({ url: await newDatabase(), max: 1 })
  await pool.query('select 1')
  const stop = noteSlowQueries(log, slowMs)
  await (work ? withCurrentWork({ work, span: null }, () => run(pool)) : run(pool))
  stop()
  await pool.end()
  return lines
}
const tenantId = newId()
const scope = { tenantId, accountId: null }

test('a slow statement is logged with its business and its request, without its values', async () => {
  const requestId = newId()
  const lines = await loggedBy({ tenantId, requestId, route: '/orders/:ref' }, (pool) =>
    transaction(pool, scope, 'read', async ({ db }) => {
      await sql`select pg_sleep(0.15), ${'Anna'}, 'Roy'`.execute(db)
      await sql`select ${'Anna'}`.execute(db)
    }),
  )
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'slow query',
      statement: 'select pg_sleep(?), $1, ?',
      ms: expect.any(Number),
      tenantId,
      reqId: requestId,
      route: '/orders/:ref',
    }),
  ])
  expect(lines[0]!.ms).toBeGreaterThanOrEqual(slowMs)
  expect(JSON.stringify(lines)).not.toMatch(/Anna|Roy/)
})

test('a statement that only waited behind it on its connection is not', async () => {
  const lines = await loggedBy({ tenantId, jobKind: 'mail' }, (pool) =>
    transaction(pool, scope, 'read', ({ client }) =>
      Promise.all([client.query('select pg_sleep(0.15)'), client.query('select 2')]),
    ),
  )
  expect(lines).toEqual([expect.objectContaining({ statement: 'select pg_sleep(?)', job: 'mail' })])
})

test('failed statements, and those outside of requests, are logged too', async () => {
  const lines = await loggedBy(null, (pool) =>
    pool.query(`do $$ begin perform pg_sleep(0.15); raise 'Anna'; end $$`).catch(() => {}),
  )
  expect(lines).toEqual([expect.objectContaining({ statement: 'do ?' })])
  const slow = await loggedBy(null, (pool) => pool.query('select pg_sleep(0.15)'))
  expect(slow).toEqual([expect.not.objectContaining({ tenantId: expect.anything() })])
})
