import type { Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { thisMoment } from './tills.db.ts'

type NewLine = { kind: 'in' | 'out' | 'correction'; cents: number; reason: string }

/** Writes a line, which never changes. */
export async function writeLine(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  tillId: string,
  line: NewLine,
): Promise<void> {
  await db
    .insertInto('till_line')
    .values({
      tenant_id: actor.tenantId,
      id: newId(),
      till_id: tillId,
      ...line,
      written_by: actor.accountId,
      written_at: thisMoment,
    })
    .execute()
}
