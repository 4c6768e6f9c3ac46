import type { Opened } from '../platform/db.ts'
import { accountInUse, writeAccountState } from './payment-accounts.db.ts'
import { serviceOf } from './payment-configuration.view.ts'
import type { AccountState } from './providers.ts'
import { tellMainStaff } from './tell-main-staff.ts'

type Account = { tenantId: string; provider: string; accountRef: string }

/**
 * Writes down what the provider says of an account, and tells main staff once where its owner took
 * our access away. Whoever asks first learns it: a notification, the page, or a token's renewal.
 *
 * @returns Whether it is news
 */
export async function learnAccountState(
  { db, now }: Pick<Opened, 'db' | 'now'>,
  { tenantId, provider, accountRef }: Account,
  state: AccountState,
): Promise<boolean> {
  const isNews = await writeAccountState(db, { tenantId, accountRef, now }, state)
  if (!isNews || !state.isTakenBack) return isNews
  const account = await accountInUse(db, tenantId)
  if (account?.provider === provider && account.account_ref === accountRef)
    await tellMainStaff(
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
