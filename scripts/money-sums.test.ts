import { expect, test } from 'vitest'
import { moneySumFaults } from './money-sums.rules.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const files = trackedFiles('api/*.ts', 'demo/*.ts').map((path) => ({
  path,
  text: readTracked(path),
}))

test('every sum of money in the server uses sumOfCents', () => {
  expect(files.filter(({ text }) => text.includes('sumOfCents(')).length).toBeGreaterThan(8)
  expect(files.flatMap(moneySumFaults)).toEqual([])
})

const path = 'api/src/reports/fault.db.ts'
test.each([
  ['cents that are summed', 'sql`select sum(cents)::int as cents`'],
  ['cents that are summed as they are', 'sql`select sum(p.cents) as kept`'],
  ['money under another name', 'sql`select sum(gross) as gross`'],
  ['an amount that is computed', 'sql`select coalesce(sum(u.gross_cents - u.rebate_cents), 0)`'],
  ['a sum of the query builder', "select(({ fn }) => fn.sum<number>('cents').as('cents'))"],
  ['a sum that is cast again', "sql`select ${sumOfCents('cents')}::int as cents`"],
  ['an amount of a document', "sql`select (fee ->> 'cents')::integer as cents`"],
  ['an amount that is cast by name', 'sql`select cast(i.final_cents as int)`'],
])('%s: caught', (_, text) => expect(moneySumFaults({ path, text }).length).toBeGreaterThan(0))

test.each([
  ['counted pieces', 'sql`select sum(c.quantity)::int as quantity, sum(taken)`'],
  ['the helper', "sql`select ${sumOfCents('gross')} as gross, count(*)::int as count`"],
])('%s: left alone', (_, text) => expect(moneySumFaults({ path, text })).toEqual([]))

test('the demo data are checked too', () =>
  expect(moneySumFaults({ path: 'demo/sales.ts', text: 'sql`select sum(cents)`' })).toHaveLength(1))
