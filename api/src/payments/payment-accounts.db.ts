import type { Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import type { AccountState } from './providers.ts'

/** The account that a business takes payments through; undefined without one. */
export const accountInUse = (db: Db, tenantId: string) =>
  db
    .selectFrom('payment_account')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('disconnected_at', 'is', null)
    .executeTakeFirst()

type Started = { tenantId: string; provider: string; accountRef: string; now: string }
/**
 * Makes the account the one in use. Another one that was begun at the same moment stays.
 *
 * @returns Whether it is in use now
 */
export async function keepAccount(
  db: Db,
  { tenantId, provider, accountRef, now }: Started,
): Promise<boolean> {
  const other = await accountInUse(db, tenantId)
  if (other) return other.provider === provider && other.account_ref === accountRef
  const row = await db
    .insertInto('payment_account')
    .values({
      tenant_id: tenantId,
      id: newId(),
      provider,
      account_ref: accountRef,
      started_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'provider', 'account_ref'])
        .doUpdateSet({ disconnected_at: null }),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down what the provider says of an account. @returns Whether that is news */
export async function writeAccountState(
  db: Db,
  { tenantId, accountRef, now }: { tenantId: string; accountRef: string; now: string },
  { isSubmitted, isReady }: AccountState,
): Promise<boolean> {
  const changed = await db
    .updateTable('payment_account')
    .set((eb) => ({
      is_submitted: isSubmitted,
      is_ready: isReady,
      ready_at: isReady ? eb.fn.coalesce('ready_at', eb.val(now)) : null,
    }))
    .where('tenant_id', '=', tenantId)
    .where('account_ref', '=', accountRef)
    .where((eb) => eb.or([eb('is_submitted', '!=', isSubmitted), eb('is_ready', '!=', isReady)]))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
