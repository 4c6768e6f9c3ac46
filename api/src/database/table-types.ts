import type pg from 'pg'

const typeOf: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  date: 'string',
  time: 'string',
  timestamptz: 'string',
  bytea: 'Buffer',
  jsonb: 'Json',
  bilingual: 'Bilingual',
  kind: 'Kind',
  cents: 'number',
  instant: 'string',
  duration: 'string',
}
type Column = {
  table_name: string
  column_name: string
  udt_name: string
  domain_name: string | null
  is_nullable: string
  column_default: string | null
  is_identity: string
}

/** TypeScript types of every table of a migrated database, the content of schema.gen.ts. */
export async function tableTypes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(
    `select c.table_name, c.column_name, c.udt_name, c.domain_name, c.is_nullable, c.column_default,
        c.is_identity
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migration'
      order by c.table_name, c.ordinal_position`,
  )
  const tables = Map.groupBy(rows, (row) => row.table_name)
  return [
    '// Generated from the migrated database by `npm run db:types`; a test compares the two.',
    "import type { ColumnType, Generated } from 'kysely'",
    "import type { Kind } from '@guichet/contract/kinds.ts'",
    "import type { Bilingual } from '@guichet/contract/primitives.ts'",
    '',
    '// Read as it was stored; written as text, so that a list is never taken for a PostgreSQL array.',
    '// eslint-disable-next-line typescript/no-explicit-any -- the shape of a document is its module’s zod schema',
    'type Json<Inserted = string> = ColumnType<any, Inserted, string | Exclude<Inserted, undefined>>',
    '',
    'export type DB = {',
    ...[...tables].flatMap(([table, columns]) => [
      `  ${table}: {`,
      ...columns.map(columnLine),
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
}

function columnLine(column: Column): string {
  const isList = column.udt_name.startsWith('_')
  const known = typeOf[column.domain_name ?? column.udt_name.replace(/^_/, '')]
  if (!known)
    throw new Error(
      `no TypeScript type for ${column.table_name}.${column.column_name}: ${column.udt_name}`,
    )
  const isOptional = column.column_default !== null || column.is_identity === 'YES'
  const isNullable = column.is_nullable === 'YES'
  if (known === 'Json') return `    ${column.column_name}: Json${jsonInput(isOptional, isNullable)}`
  const type = `${known}${isList ? '[]' : ''}${isNullable ? ' | null' : ''}`
  return `    ${column.column_name}: ${isOptional ? `Generated<${type}>` : type}`
}

/** Input type of a JSON column, when it is not plain text. */
function jsonInput(isOptional: boolean, isNullable: boolean): string {
  if (isOptional) return '<string | undefined>'
  return isNullable ? '<string | null | undefined>' : ''
}
