import { expect, test } from 'vitest'
import { connectionsOf } from '../platform/db/pools.ts'
import { judgeDatabase, type DatabaseFacts } from './database.rules.ts'

const healthy: DatabaseFacts = {
  version: 160_004,
  encoding: 'UTF8',
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  maxConnections: 100,
  archiveMode: 'on',
  extensions: ['plpgsql', 'pg_trgm', 'btree_gin'],
  clockAheadMs: 40,
  migrations: { pending: [], unknown: [], changed: [] },
  rightsProblem: null,
}
const judged = (over: Partial<DatabaseFacts>, workers = 1) =>
  judgeDatabase({ ...healthy, ...over }, { pool: 8, workers }).filter(({ state }) => state !== 'ok')

test('a healthy database has no findings', () => expect(judged({})).toEqual([]))

test.each([
  ['database version', 'wrong', { version: 140_012 }],
  ['database encoding', 'wrong', { encoding: 'SQL_ASCII' }],
  ['durability', 'wrong', { fsync: 'off' }],
  ['durability', 'wrong', { synchronousCommit: 'off' }],
  ['extensions', 'wrong', { extensions: ['plpgsql', 'pg_trgm'] }],
  ['connections', 'wrong', { maxConnections: 40 }],
  ['migrations', 'note', { migrations: { pending: ['0088.sql'], unknown: [], changed: [] } }],
  ['migrations', 'wrong', { migrations: { pending: [], unknown: ['0099.sql'], changed: [] } }],
  ['migrations', 'wrong', { migrations: { pending: [], unknown: [], changed: ['0001.sql'] } }],
  ['clock', 'wrong', { clockAheadMs: -3_600_000 }],
  ['log archive', 'note', { archiveMode: 'off' }],
] as const)('%s: %s', (what, state, over) => {
  const [finding, ...others] = judged(over as unknown as Partial<DatabaseFacts>)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ what, state })
  expect(finding!.todo).toBeTruthy()
})

test('an upgrade runs one additional process', () => {
  expect(judged({}, 3)).toEqual([])
  expect(judged({}, 4)).toMatchObject([
    { what: 'connections', todo: expect.stringContaining('runs 5 at once') },
  ])
})

test('before the first start missing objects are no fault, unless the role may not create them', () => {
  const fresh = {
    extensions: ['plpgsql'],
    migrations: { pending: ['0001.sql'], unknown: [], changed: [] },
  }
  expect(judged(fresh).map(({ what, state }) => [what, state])).toEqual([
    ['extensions', 'note'],
    ['migrations', 'note'],
  ])
  expect(judged({ ...fresh, rightsProblem: 'lacks rights' })).toMatchObject([
    { what: 'extensions', state: 'wrong' },
    { what: 'migrations', state: 'note' },
    { what: 'rights', state: 'wrong', says: 'lacks rights' },
  ])
})

test('a process opens as many connections as its pools have', () =>
  expect(connectionsOf(8)).toBe(8 + 4 + 3 + 3 + 1 + 4 + 1))
