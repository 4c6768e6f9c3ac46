import { expect, test } from 'vitest'
import { useTestServer } from '../../test/use-server.ts'
import { impersonal } from './impersonal-columns.db.ts'
import { personal } from './personal-columns.db.ts'
import type { Personal } from './personal-rows.db.ts'

const server = useTestServer()
/** Types without text: ids, numbers, instants. */
const wordless =
  'uuid|uuid[]|integer|integer[]|smallint|smallint[]|bigint|boolean|cents|instant|timestamp with time zone|time without time zone|time without time zone[]'

/** `table.column` of every column that may contain text, from the catalogue. */
async function wordColumns(): Promise<string[]> {
  const { rows } = await server.owner.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p', 'm') and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped
        and format_type(a.atttypid, null) <> all($1::text[])`,
    [wordless.split('|')],
  )
  return rows.map(({ name }) => name)
}

const named = (table: string, columns = '') =>
  columns
    .split(' ')
    .filter(Boolean)
    .map((column) => `${table}.${column}`)
const tables = Object.entries<Personal>(personal)
const kept = [
  ...Object.entries(impersonal).flatMap(([table, columns]) => named(table, columns)),
  ...tables.flatMap(([table, columns]) => named(table, columns.kept)),
]
const gone = tables.flatMap(([table, columns]) => named(table, columns.gone))
const set = tables.flatMap(([table, { rules }]) =>
  rules.flatMap((rule) => named(table, Object.keys(rule.set ?? {}).join(' '))),
)

test('every column that may contain text is classified: impersonal, or erased', async () => {
  const columns = await wordColumns()
  expect(columns.length).toBeGreaterThan(200)
  const classified = new Set([...kept, ...gone, ...set])
  expect(columns.filter((name) => !classified.has(name))).toEqual([])
})

test('every classified column exists, and is either impersonal or erased', async () => {
  const columns = new Set(await wordColumns())
  expect([...kept, ...gone].filter((name) => !columns.has(name))).toEqual([])
  const isKept = new Set(kept)
  expect([...gone, ...set].filter((name) => isKept.has(name))).toEqual([])
  expect(kept.length).toBe(isKept.size)
})
