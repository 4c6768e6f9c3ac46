import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Batch } from './make-demo-data.ts'

/**
 * Writes a batch with COPY, inside the caller's transaction. PostgreSQL does not allow COPY into a
 * table under row-level security: an owner role under it copies into a temporary table and moves
 * the rows as the tenant; a superuser copies directly.
 */
export async function writeBatch(
  client: Client,
  { tenantId, pages, taken }: Batch,
  isSuperuser: boolean,
): Promise<void> {
  if (tenantId) await client.query('select set_config($1, $2, true)', ['app.tenant_id', tenantId])
  for (const { table, columns, lines } of pages) {
    const list = columns.map((column) => `"${column}"`).join(', ')
    if (isSuperuser) await copy(client, `"${table}" (${list})`, lines)
    else {
      await client.query(
        `create temporary table if not exists "staged_${table}" on commit drop as
          select ${list}
          from "${table}"
          with no data`,
      )
      await copy(client, `"staged_${table}" (${list})`, lines)
      await client.query(`insert into "${table}" (${list}) select ${list} from "staged_${table}"`)
      await client.query(`truncate "staged_${table}"`)
    }
  }
  if (taken?.length)
    await client.query(
      `update resource r
        set taken = t.taken, overbooked = greatest(0, t.taken - r.quantity)
        from unnest($2::uuid[], $3::int[]) t (id, taken)
        where r.tenant_id = $1 and r.id = t.id`,
      [tenantId, taken.map((slot) => slot.id), taken.map((slot) => slot.taken)],
    )
}

async function copy(client: Client, target: string, lines: readonly string[]): Promise<void> {
  const stream = client.query(copyFrom(`copy ${target} from stdin`))
  const done = finished(stream)
  for (let at = 0; at < lines.length; at += 500)
    if (!stream.write(`${lines.slice(at, at + 500).join('\n')}\n`))
      await Promise.race([once(stream, 'drain'), done])
  stream.end()
  await done
}
