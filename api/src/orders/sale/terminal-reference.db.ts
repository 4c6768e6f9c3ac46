import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'

/** Whether a card payment needs the reference of the terminal, which the accountant matches. */
export async function isTerminalReferenceRequired(db: Db, tenantId: string): Promise<boolean> {
  const setting = await selectRows(db, tenantId, 'tenant_setting')
    .select('is_terminal_reference_required')
    .executeTakeFirstOrThrow()
  return setting.is_terminal_reference_required
}
