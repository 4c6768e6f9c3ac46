import { execFileSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'

/** Writes (or, with `--verify`, compares) the table types of a migrated database: `node scripts/db-types.ts postgres://… [--verify]`. */
const [url, verify] = process.argv.slice(2)
if (!url) throw new Error('Give the address of a migrated database.')

// The generator sees through domains to their base type; the two that carry meaning get theirs back.
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows } = await client.query<{ table_name: string; column_name: string; domain_name: string; is_nullable: string }>(
  `select table_name, column_name, domain_name, is_nullable from information_schema.columns where table_schema = 'public' and domain_name in ('bilingual', 'kind')`)
await client.end()
const typeOf: Record<string, string> = { bilingual: 'Bilingual', kind: 'Kind' }
const columns = Object.fromEntries(rows.map((row) => [`${row.table_name}.${row.column_name}`, typeOf[row.domain_name] + (row.is_nullable === 'YES' ? ' | null' : '')]))

const root = path.join(import.meta.dirname, '..')
execFileSync(process.execPath, [path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'), '--dialect', 'postgres', '--url', url,
  '--out-file', path.join(root, 'api/src/database/schema.gen.ts'), '--date-parser', 'string',
  '--type-mapping', JSON.stringify({ timestamptz: 'string', int8: 'number' }),
  '--custom-imports', JSON.stringify({ Bilingual: '@guichet/contract/primitives.ts#Bilingual', Kind: '@guichet/contract/kinds.ts#Kind' }),
  '--overrides', JSON.stringify({ columns }), ...(verify ? ['--verify'] : [])], { stdio: 'inherit' })
