import type pg from 'pg'

export type Table = {
  name: string
  columns: string[]
  /** Its rows belong to businesses, and row-level security applies to its owner too. */
  isOfTenants: boolean
}

/** Every table with its data columns, without the table of migrations. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
        c.relforcerowsecurity and bool_or(a.attname = 'tenant_id') as "isOfTenants"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and a.attgenerated = '' and c.relname <> 'migration'
      group by c.oid
      order by c.relname`,
  )
  return rows
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const tableName = ({ name }: Pick<Table, 'name'>): string => `public.${quoted(name)}`
export const columnList = ({ columns }: Pick<Table, 'columns'>): string =>
  columns.map(quoted).join(', ')
