import { createDemoData } from '@guichet/demo/public.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../database.ts'
import { plants } from './plants.ts'
import { invariants, violations, waiting } from './violations.ts'

let owner: Client
beforeAll(async () => {
  const url = await newDatabase()
  await createDemoData({ url, seed: 'invariants', baseDate: '2026-11-21', orders: 600 })
  owner = new Client({ connectionString: url })
  await owner.connect()
})
afterAll(() => owner.end())

const codeOf = (name: string) => name.split(' ')[0]!

test('a healthy installation violates no invariant', async () => {
  expect(await violations(owner)).toEqual([])
})

test('every invariant has a planted violation under its own code', () => {
  expect(invariants.map(({ name }) => codeOf(name)).sort()).toEqual(Object.keys(plants).sort())
})

test.each(invariants)('$name: a planted violation is found', async (invariant) => {
  // Foreign keys and checks are disabled: the query must find violations that got past them.
  await owner.query('begin; set local session_replication_role = replica')
  try {
    for (const sql of plants[codeOf(invariant.name)]!)
      expect((await owner.query(sql)).rowCount).not.toBe(0)
    expect(await violations(owner, [invariant])).not.toEqual([])
  } finally {
    await owner.query('rollback')
  }
  expect(await violations(owner, [invariant])).toEqual([])
})

test('invariants that wait for a table are due when the table exists', async () => {
  const { rows } = await owner.query<{ table: string }>(
    `select relname as "table"
      from pg_class
      where relnamespace = 'public'::regnamespace and relname = any($1)`,
    [waiting.map(({ table }) => table)],
  )
  expect(rows).toEqual([])
})
