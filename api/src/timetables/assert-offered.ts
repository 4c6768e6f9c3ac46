import { selectRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'

/** Asserts that a pricing of the type has each duration; otherwise it could never be sold. */
export async function assertOffered(
  { db, language, tenantId }: Ctx,
  rentalTypeId: string,
  durations: readonly string[],
): Promise<void> {
  const priced = await selectRows(db, tenantId, 'product')
    .select('duration')
    .where('rental_type_id', '=', rentalTypeId)
    .where('deleted_at', 'is', null)
    .execute()
  const place = durations.findIndex(
    (duration) => !priced.some((item) => item.duration === duration),
  )
  if (place >= 0) throw fieldProblem(`durations.${place}`, 'choice', language)
}
