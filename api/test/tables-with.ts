import type pg from 'pg'

/** Tables that contain a text in any column; spaces and hyphens are ignored. */
export async function tablesWith(owner: pg.Client, text: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name
      from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await owner.query<{ is: boolean }>(
      `select exists (
          select from ${name} t where position($1 in translate(t::text, ' -', '')) > 0
        ) as is`,
      [text.replaceAll(/[ -]/g, '')],
    )
    if (rows[0]!.is) found.push(name)
  }
  if (tables.length < 40) throw new Error(`only ${tables.length} tables`)
  return found
}
