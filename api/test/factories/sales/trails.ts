import { recordAudits } from '../../../src/platform/db/audit.ts'
import { transaction } from '../../../src/platform/db/db.ts'
import { newId } from '../../../src/platform/values/ids.ts'
import type { TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** Lines of the audit trail, as handlers write them; some with texts. */
export const someLines = (
  { pool }: Pick<TestServer, 'pool'>,
  { tenantId, accountId }: Staff,
  count: number,
): Promise<void> =>
  transaction(pool, { tenantId, accountId }, 'write', ({ db, now }) =>
    recordAudits(
      db,
      Array.from({ length: count }, (_, i) => ({
        tenantId,
        accountId,
        requestId: `line-${i}`,
        now,
        code: 'till.corrected' as const,
        subject: 'till' as const,
        subjectId: newId(),
        facts: { cents: i },
        ...(i % 10 === 0 && { texts: { reason: `Erreur ${i}` } }),
      })),
    ),
  )

/** Changes the audit log in a way that requires full access to the database. */
export async function tamper({ owner }: TestServer, statement: string, values: unknown[] = []) {
  await owner.query('begin')
  await owner.query(`set local session_replication_role = replica`)
  const { rowCount } = await owner.query(statement, values)
  await owner.query('commit')
  return rowCount
}
