import { createHash } from 'node:crypto'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { mediaTypes } from '../platform/http/attachment.ts'

export type Extract = {
  list: 'orders' | 'tickets' | 'audit'
  format: 'xlsx' | 'csv'
}

/**
 * Digest under which the bytes are stored: that of the id, so that two requests never share them
 * and a file that is written again after a crash replaces the first one.
 */
export const digestOf = (id: string): Buffer => createHash('sha256').update(id).digest()

type NewExtract = Extract & {
  tenantId: string
  id: string
  jobId: string
  language: Language
  ids: readonly string[]
  accountId: string
  now: string
}
export async function insertExtract(db: Db, extract: NewExtract): Promise<void> {
  const { tenantId, id, format, accountId, now } = extract
  await db
    .insertInto('file')
    .values({
      tenant_id: tenantId,
      id,
      container: 'exports',
      path: `${id}.${format}`,
      sha256: digestOf(id),
      // Not written yet.
      bytes: 0,
      media_type: mediaTypes[format],
      uploaded_by: accountId,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('extract_request')
    .values({
      tenant_id: tenantId,
      id,
      job_id: extract.jobId,
      list: extract.list,
      format,
      language: extract.language,
      ids: [...extract.ids],
      created_by: accountId,
      created_at: now,
    })
    .execute()
}

/** An extract with its file. @throws NotFound when the business has none, or no longer */
export async function extractById(db: Db, tenantId: string, id: string) {
  const extract = await selectRows(db, tenantId, 'extract_request')
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'extract_request.tenant_id')
        .onRef('file.id', '=', 'extract_request.id'),
    )
    .innerJoin('tenant', 'tenant.id', 'extract_request.tenant_id')
    .selectAll('extract_request')
    .select(['file.bytes', 'file.sha256', 'tenant.time_zone'])
    .where('extract_request.id', '=', id)
    .where('file.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!extract) throw apiError('NotFound')
  return {
    ...extract,
    list: extract.list as Extract['list'],
    format: extract.format as Extract['format'],
    language: extract.language as Language,
  }
}

/** Marks the file as complete, and deletes the list of ids. */
export async function finishExtract(
  db: Db,
  { tenantId, id, bytes }: { tenantId: string; id: string; bytes: number },
): Promise<void> {
  await updateRows(db, tenantId, 'file').set({ bytes }).where('id', '=', id).execute()
  await updateRows(db, tenantId, 'extract_request').set({ ids: [] }).where('id', '=', id).execute()
}
