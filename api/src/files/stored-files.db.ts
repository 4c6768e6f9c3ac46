import type pg from 'pg'
import { keyOf } from './file-store.ts'
import { removedImageRetentionMs } from './files.db.ts'

/** Stored bytes of a business; those that are removed may be deleted within an hour. */
export type StoredFile = { key: string; mediaType: string; isLive: boolean }

/** Stored bytes of a business, in a transaction that acts as that business. */
export async function storedFiles(client: pg.Client, tenantId: string): Promise<StoredFile[]> {
  const { rows } = await client.query<{ sha256: Buffer; media_type: string; is_live: boolean }>(
    `select sha256, min(media_type) as media_type, bool_or(deleted_at is null) as is_live
      from file
      where tenant_id = $1
        and (deleted_at is null or deleted_at > clock_timestamp() - $2 * interval '1 ms')
      group by sha256
      order by sha256`,
    [tenantId, removedImageRetentionMs],
  )
  return rows.map(({ sha256, media_type, is_live }) => ({
    key: keyOf(tenantId, sha256),
    mediaType: media_type,
    isLive: is_live,
  }))
}
