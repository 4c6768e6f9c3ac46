import { expect, test } from 'vitest'
import { migrationProblem, targetProblem, totalsProblem } from './archive.rules.ts'

const migrations = [
  { name: '0001.sql', sha256: 'a' },
  { name: '0002.sql', sha256: 'b' },
]
const known = (...names: string[]): Map<string, string> =>
  new Map(names.map((name, i) => [name, 'abc'[i]!]))

test.each([
  ['the same version', known('0001.sql', '0002.sql'), null],
  ['a newer version', known('0001.sql', '0002.sql', '0003.sql'), null],
  ['an older version', known('0001.sql'), /0002\.sql, which this version does not know/],
  [
    'changed files',
    new Map([...known('0001.sql'), ['0002.sql', 'x']]),
    /0002\.sql .* is not the file/,
  ],
])('a backup is compared with %s', (_, version, problem) => {
  const message = migrationProblem({ migrations }, version)
  if (problem === null) expect(message).toBeNull()
  else expect(message).toMatch(problem)
})

test.each([
  ['without tables', known(), false, null],
  ['with the same tables and no business', known('0001.sql', '0002.sql'), false, null],
  ['with a business', known('0001.sql', '0002.sql'), true, /overwrites nothing/],
  ['of a newer version', known('0001.sql', '0002.sql', '0003.sql'), false, /another version/],
  ['of an older version', known('0001.sql'), false, /another version/],
])('a restore checks a database %s', (_, done, hasBusinesses, problem) => {
  const message = targetProblem({ migrations: done, hasBusinesses }, { migrations })
  if (problem === null) expect(message).toBeNull()
  else expect(message).toMatch(problem)
})

test.each([
  ['all of it', { tables: { orders: 2, tenant: 1 }, files: 3 }, null],
  ['fewer rows', { tables: { orders: 1, tenant: 1 }, files: 3 }, /^1 rows of orders .* has 2/],
  ['no such table', { tables: { tenant: 1 }, files: 3 }, /^no rows of orders .* has 2/],
  ['one table more', { tables: { orders: 2, tenant: 1, other: 0 }, files: 3 }, /has none/],
  ['fewer files', { tables: { orders: 2, tenant: 1 }, files: 2 }, /^2 files .* has 3/],
])('the totals of a backup are compared with the data read: %s', (_, read, problem) => {
  const message = totalsProblem(read, { tables: { tenant: 1, orders: 2 }, files: 3, sequences: [] })
  if (problem === null) expect(message).toBeNull()
  else expect(message).toMatch(problem)
})
