import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { accountInUse, keepAccount, writeAccountState } from './payment-accounts.db.ts'
import type { Grant } from './providers.ts'

/** A token of Square is valid for thirty days, and should be renewed at least once a week. */
const daysToRenewal = 6
const renewalAt = (now: string): string =>
  new Date(Date.parse(now) + daysToRenewal * 86_400_000).toISOString()

type GrantToStore = { tenantId: string; provider: string; grant: Grant; now: string }
/**
 * Stores the grant of an account's owner; its tokens are encrypted for the row of the account.
 *
 * @throws ProviderTaken when another account is in use
 */
export async function storeGrant(
  db: Db,
  { tenantId, provider, grant, now }: GrantToStore,
): Promise<void> {
  const { account: accountRef, location, scopes, expiresAt } = grant
  const kept = await keepAccount(db, { tenantId, provider, accountRef, now })
  const account = await accountInUse(db, tenantId)
  if (kept === 'other' || !account) throw apiError('ProviderTaken')
  await writeAccountState(
    db,
    { tenantId, accountRef, now },
    { isSubmitted: true, isReady: location !== null, location, scopes },
  )
  const tokens = {
    ...grant.tokens({ tenantId, accountId: account.id }),
    expires_at: expiresAt,
    renewed_at: now,
  }
  await db
    .insertInto('payment_token')
    .values({ tenant_id: tenantId, account_id: account.id, ...tokens })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id']).doUpdateSet(tokens))
    .execute()
  const runAt = renewalAt(now)
  await enqueue(db, {
    tenantId,
    kind: 'renew-token',
    payload: { accountId: account.id },
    runAt,
    dedupeKey: `renew-token:${account.id}:${runAt.slice(0, 10)}`,
  })
}
