import { sql } from 'kysely'
import { eraseExports, erasePictures } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { cartPicturesOf } from './load-carts.db.ts'
import { picturesOf } from './load-tickets.db.ts'
import type { ErasedPerson } from './personal-rows.db.ts'

/**
 * Finds the pictures of holders before their tickets and carts are cleared; they are deleted
 * afterwards.
 *
 * @returns Their ids
 */
export const pictureIdsOf = async (db: Db, person: ErasedPerson): Promise<string[]> =>
  [
    ...(await picturesOf(db, person.tenantId, person.orderIds)),
    ...(await cartPicturesOf(db, person.tenantId, person)),
  ].map(({ id }) => id)

/**
 * Deletes pictures that nothing else shows, and all extracted lists of orders and tickets: as their
 * content is not indexed, any of them may name the person, and they can be made again.
 */
export async function eraseFiles(
  db: Db,
  { tenantId, now }: ErasedPerson,
  pictureIds: readonly string[],
): Promise<void> {
  const { rows: extracts } = await sql<{ id: string }>`select f.id
    from file f
    join extract_request r on (r.tenant_id, r.id) = (f.tenant_id, f.id)
    where f.tenant_id = ${tenantId} and f.deleted_at is null and f.bytes > 0`.execute(db)
  const { rows: runs } = await sql<{ id: string }>`update scheduled_export_run r
    set expires_at = ${now}
    from scheduled_export e
    where r.tenant_id = ${tenantId} and (e.tenant_id, e.id) = (r.tenant_id, r.export_id)
      and e.subject in ('orders', 'tickets') and r.expires_at > ${now}
    returning r.id`.execute(db)
  await eraseExports(
    db,
    tenantId,
    now,
    [...extracts, ...runs].map(({ id }) => id),
  )
  await erasePictures(db, tenantId, now, pictureIds)
}
