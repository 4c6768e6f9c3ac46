import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBusiness } from '../../../test/factories/staff.ts'
import { useTestServer } from '../../../test/use-server.ts'
import { openPool } from '../db/open-pool.ts'
import { sweep } from './sweep.ts'

const server = useTestServer()

test('a sweep deletes the expired rows of every business, and nothing else', async () => {
  const workerPool = openPool({ url: server.url, max: 1, role: 'guichet_worker' })
  const [a, b] = [await aBusiness(server), await aBusiness(server)]
  for (const { tenantId, accountId } of [a, b])
    for (const age of ['25 hours', '23 hours'])
      await server.owner.query(
        `insert into idempotency (tenant_id, call, key, account_id, body_sha256, created_at)
          values ($1, 'x', $2, $3, '', now() - $4::interval)`,
        [tenantId, randomUUID(), accountId, age],
      )
  for (const { tenantId, accountId } of [a, b])
    for (const age of ['31 days', '29 days'])
      await server.owner.query(
        `with made as (
            insert into client_import (tenant_id, id, header, created_by, created_at)
            values ($1, $2, '{}', $3, now() - $4::interval)
            returning tenant_id, id
          )
          insert into client_import_row (tenant_id, import_id, row_number, cells)
          select tenant_id, id, 2, '{}' from made`,
        [tenantId, randomUUID(), accountId, age],
      )
  const job = (kind: string, ending: string, age: string, isShown: boolean) =>
    server.owner.query(
      `insert into job (tenant_id, id, kind, payload, created_at, run_at, ended_at, ending, is_shown)
        values ($1, $2, $3, '{}', now(), now(), now() - $4::interval, $5, $6)`,
      [a.tenantId, randomUUID(), kind, age, ending, isShown],
    )
  await job('done long ago', 'done', '31 days', false)
  await job('canceled long ago', 'canceled', '31 days', false)
  await job('done lately', 'done', '29 days', false)
  await job('given up', 'dead', '31 days', false)
  await job('is shown', 'done', '31 days', true)
  await server.owner.query(
    `insert into job (tenant_id, id, kind, payload, created_at, run_at)
      values ($1, $2, 'not done', '{}', now() - interval '40 days', now() - interval '40 days')`,
    [a.tenantId, randomUUID()],
  )
  await server.owner.query(
    `insert into oidc_payload (model, id, sealed, expires_at)
      values ('Session', 'old', '', now() - interval '1 s'),
        ('Session', 'new', '', now() + interval '1 h')`,
  )
  await sweep(workerPool)
  const left = async (table: string) =>
    (await server.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n
  for (const table of ['idempotency', 'client_import', 'client_import_row'])
    expect([table, await left(table)]).toEqual([table, 2])
  expect(
    (await server.owner.query(`select kind from job where kind like '% %' order by kind`)).rows,
  ).toEqual(['done lately', 'given up', 'is shown', 'not done'].map((kind) => ({ kind })))
  expect(
    (await server.owner.query(`select convert_from(id, 'UTF8') as id from oidc_payload`)).rows,
  ).toEqual([{ id: 'new' }])
  await workerPool.end()
})
