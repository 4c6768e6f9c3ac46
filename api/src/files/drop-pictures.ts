import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { removedImageRetentionMs } from './files.db.ts'

const pictured = ['activity', 'rental_type', 'accessory', 'lodging_type', 'product'] as const
const shownBy = (table: (typeof pictured)[number]) =>
  sql`exists (
      select
      from ${sql.table(table)} r
      where r.tenant_id = f.tenant_id and r.image_id = f.id and r.deleted_at is null
    )`
/**
 * Whether a record shows the file `f`: one of the catalogue, the public page, a pass, an open cart,
 * or a run of a scheduled export that has not expired.
 */
export const isShown = sql<boolean>`(${sql.join(pictured.map(shownBy), sql` or `)}
  or exists (select from document d where d.tenant_id = f.tenant_id and d.name = 'profile' and strpos(d.value::text, f.id::text) > 0)
  or f.container = 'profiles' and exists (select from ticket t where t.tenant_id = f.tenant_id and t.picture_id is not null
    and (t.picture_id = f.id or t.owner @> jsonb_build_array(jsonb_build_object('pictureId', f.id))))
  or f.container = 'profiles' and exists (select from ticket_to_issue t where t.tenant_id = f.tenant_id and t.picture_id is not null
    and (t.picture_id = f.id or t.owner @> jsonb_build_array(jsonb_build_object('pictureId', f.id))))
  or f.container = 'profiles' and exists (select from kept_cart c where c.tenant_id = f.tenant_id and c.ended_at is null
    and strpos(c.content::text, f.path) > 0)
  or f.container = 'exports' and exists (select from scheduled_export_run r where (r.tenant_id, r.id) = (f.tenant_id, f.id)
    and (r.state = 'waiting' or r.expires_at > clock_timestamp())))`

/**
 * Removes images that no record shows any more: a copy of a record shows the image of its original.
 * The bytes are deleted an hour after the commit.
 *
 * @returns The ids of the removed ones
 */
export async function dropPictures(
  db: Db,
  tenantId: string,
  now: string,
  ids: readonly (string | null)[],
): Promise<string[]> {
  const wanted = ids.filter((id) => id !== null)
  const removed = await remove(db, tenantId, wanted, now)
  await dropBytes(db, { tenantId, runAt: later(now), removed })
  return removed.map(({ id }) => id)
}

/** Removes images permanently: they cannot be restored, and the bytes are deleted at once. */
export const erasePictures = (
  db: Db,
  tenantId: string,
  now: string,
  ids: readonly string[],
): Promise<void> =>
  removeAtOnce(db, ids, {
    tenantId,
    now,
    at: new Date(Date.parse(now) - removedImageRetentionMs).toISOString(),
  })

/** Removes files that were made for staff, permanently and at once. */
export const eraseExports = (
  db: Db,
  tenantId: string,
  now: string,
  ids: readonly string[],
): Promise<void> => removeAtOnce(db, ids, { tenantId, now, at: now })

/** The bytes are deleted again after an hour, in case a process was just writing them. */
async function removeAtOnce(
  db: Db,
  ids: readonly string[],
  { tenantId, now, at }: { tenantId: string; now: string; at: string },
): Promise<void> {
  const removed = await remove(db, tenantId, ids, at)
  for (const runAt of [now, later(now)]) await dropBytes(db, { tenantId, runAt, removed })
}

const later = (now: string) => new Date(Date.parse(now) + removedImageRetentionMs).toISOString()

type RemovedFile = { id: string; sha256: Buffer }
async function remove(
  db: Db,
  tenantId: string,
  wanted: readonly string[],
  deletedAt: string,
): Promise<RemovedFile[]> {
  if (!wanted.length) return []
  // The files are locked before their use is checked, so that a save in progress is waited for.
  await selectRows(db, tenantId, 'file')
    .select('id')
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { rows } = await sql<RemovedFile>`update file f
    set deleted_at = ${deletedAt}
    where f.tenant_id = ${tenantId} and f.id = any(${wanted}::uuid[]) and f.deleted_at is null
      and not ${isShown}
    returning f.id, f.sha256`.execute(db)
  return rows
}

async function dropBytes(
  db: Db,
  {
    tenantId,
    runAt,
    removed,
  }: { tenantId: string; runAt: string; removed: readonly RemovedFile[] },
): Promise<void> {
  for (const { id, sha256 } of removed)
    await enqueue(db, {
      tenantId,
      kind: 'drop-file',
      payload: { sha256: sha256.toString('hex') },
      runAt,
      dedupeKey: `drop-file:${id}:${runAt}`,
    })
}
