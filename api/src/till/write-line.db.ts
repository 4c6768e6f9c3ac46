import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { thisMoment } from './tills.db.ts'

type NewLine = { kind: 'in' | 'out' | 'correction'; cents: number; reason: string }

/** Writes a line, which never changes. */
export async function writeLine(
  { db, tenantId, accountId }: Pick<Ctx, 'db' | 'tenantId' | 'accountId'>,
  tillId: string,
  line: NewLine,
): Promise<void> {
  await db
    .insertInto('till_line')
    .values({
      tenant_id: tenantId,
      id: newId(),
      till_id: tillId,
      ...line,
      written_by: accountId,
      written_at: thisMoment,
    })
    .execute()
}
