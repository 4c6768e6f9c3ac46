import type { Db } from '../../platform/db/db.ts'

/** Whether a card payment needs the reference of the terminal, which the accountant matches. */
export async function isTerminalReferenceRequired(db: Db, tenantId: string): Promise<boolean> {
  const setting = await db
    .selectFrom('tenant_setting')
    .select('is_terminal_reference_required')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return setting.is_terminal_reference_required
}
