import { sampleKinds, sampleNames } from '@guichet/contract/samples/sample.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'

/** A record of the sample at its creation; another version of it means that somebody changed it. */
const SampleRecord = z.strictObject({
  kind: z.enum(sampleKinds),
  id: z.string(),
  /** Equipment types or activities with their timetables. */
  timetables: z.array(z.strictObject({ timetableId: z.string(), itemId: z.string() })),
})
const StoredSample = z.strictObject({
  name: z.enum(sampleNames),
  records: z.array(SampleRecord),
})
export type SampleRecord = z.output<typeof SampleRecord>
export type StoredSample = z.output<typeof StoredSample>

const read = (stored: unknown): StoredSample | null =>
  stored === null ? null : StoredSample.parse(stored)

/** The sample that the business started from, until it is removed. */
export const sampleOf = async (db: Db, tenantId: string): Promise<StoredSample | null> =>
  read(
    (await selectRows(db, tenantId, 'tenant_setting').select('sample').executeTakeFirstOrThrow())
      .sample,
  )

/**
 * Locks the sample until the commit. The row is also that of the positions of lists: nobody adds to
 * the catalogue or takes from it meanwhile.
 */
export async function lockSample(db: Db, tenantId: string): Promise<StoredSample | null> {
  const { sample } = await selectRows(db, tenantId, 'tenant_setting')
    .select('sample')
    .$call(locking('sample-lock'))
    .executeTakeFirstOrThrow()
  await yieldUnprotected('sample-lock')
  return read(sample)
}

export const writeSample = (db: Db, tenantId: string, sample: StoredSample | null) =>
  updateRows(db, tenantId, 'tenant_setting')
    .set({ sample: sample && JSON.stringify(sample) })
    .execute()

/** Whether the business has no activities, no equipment and no accessories. */
export async function isCatalogueEmpty(db: Db, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select from activity where tenant_id = ${tenantId} and deleted_at is null)
      and not exists (
        select from rental_category where tenant_id = ${tenantId} and deleted_at is null
      )
      and not exists (select from accessory where tenant_id = ${tenantId} and deleted_at is null)
      as is_empty`.execute(db)
  return rows[0]!.is_empty
}
