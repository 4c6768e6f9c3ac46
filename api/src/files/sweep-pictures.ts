import { sql } from 'kysely'
import type pg from 'pg'
import { recordAudit } from '../platform/db/audit.ts'
import { transaction } from '../platform/db/db.ts'
import { dropPictures, isShown } from './drop-pictures.ts'

const atOnce = 500

/**
 * Removes images that were sent more than a day ago and that no record shows: abandoned forms,
 * archived records; and lists that were extracted more than a day ago, or by a schedule when they
 * expire. Several instances may call it concurrently.
 */
export async function sweepPictures(workerPool: pg.Pool): Promise<void> {
  const tenants = await transaction(
    workerPool,
    { tenantId: null, accountId: null },
    'read',
    async ({ db }) => (await db.selectFrom('tenant').select('id').execute()).map(({ id }) => id),
  )
  for (const tenantId of tenants)
    await transaction(workerPool, { tenantId, accountId: null }, 'write', async ({ db, now }) => {
      const { rows } = await sql<{
        id: string
      }>`select f.id
        from file f
        where f.tenant_id = ${tenantId} and f.deleted_at is null
          and f.created_at < ${now}::timestamptz - interval '1 day' and not ${isShown}
        limit ${atOnce}`.execute(db)
      for (const id of await dropPictures(
        db,
        tenantId,
        now,
        rows.map((row) => row.id),
      ))
        await recordAudit(db, {
          tenantId,
          accountId: null,
          requestId: 'worker',
          now,
          code: 'file.swept',
          subject: 'file',
          subjectId: id,
        })
    })
}
