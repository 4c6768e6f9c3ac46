import type { Transaction } from '../platform/db/db.ts'
import { notifyMainStaff } from './notify-main-staff.ts'
import { accountInUse, writeAccountState } from './payment-accounts.db.ts'
import { serviceOf } from './payment-configuration.view.ts'
import type { AccountState } from './providers.ts'

type Account = { tenantId: string; provider: string; accountRef: string }

/**
 * Stores the state of an account as read from the provider, and informs main staff once when its
 * owner revoked our access. Notifications, the page and token renewals all call this.
 *
 * @returns Whether the state is new
 */
export async function updateAccountState(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { tenantId, provider, accountRef }: Account,
  state: AccountState,
): Promise<boolean> {
  const isNews = await writeAccountState(db, { tenantId, accountRef, now }, state)
  if (!isNews || !state.isTakenBack) return isNews
  const account = await accountInUse(db, tenantId)
  if (account?.provider === provider && account.account_ref === accountRef)
    await notifyMainStaff(
      { db, now },
      {
        tenantId,
        change: 'takenBack',
        provider: serviceOf(provider),
        account: accountRef,
        by: 'owner',
      },
    )
  return isNews
}
