import { createHash } from 'node:crypto'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { apiError } from '../platform/api-error.ts'
import { mediaTypes } from '../platform/attachment.ts'
import type { Db } from '../platform/db.ts'

export type Extract = {
  list: 'orders' | 'tickets' | 'audit'
  format: 'xlsx' | 'csv'
}

/**
 * Under which digest the bytes are kept: that of the id, so that no two requests share them and one
 * that is written again after a crash takes the place of the first.
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

/** With the file that it becomes. @throws NotFound where the business has none, or has it no more */
export async function extractById(db: Db, tenantId: string, id: string) {
  const extract = await db
    .selectFrom('extract_request')
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenant_id', '=', 'extract_request.tenant_id')
        .onRef('file.id', '=', 'extract_request.id'),
    )
    .innerJoin('tenant', 'tenant.id', 'extract_request.tenant_id')
    .selectAll('extract_request')
    .select(['file.bytes', 'file.sha256', 'tenant.time_zone'])
    .where('extract_request.tenant_id', '=', tenantId)
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

/** The file is whole: it may be taken, and what it was made of is forgotten. */
export async function finishExtract(
  db: Db,
  { tenantId, id, bytes }: { tenantId: string; id: string; bytes: number },
): Promise<void> {
  await db
    .updateTable('file')
    .set({ bytes })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('extract_request')
    .set({ ids: [] })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
