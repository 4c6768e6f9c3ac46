import { randomUUID } from 'node:crypto'
import type { TestServer } from '../test-server.ts'
import type { Staff } from './staff.ts'

/** An account at a provider that is ready to receive payments. @returns The provider's name of it */
export async function aPaymentAccount(
  { owner }: Pick<TestServer, 'owner'>,
  { tenantId }: Pick<Staff, 'tenantId'>,
): Promise<string> {
  const ref = `acct_${randomUUID().slice(0, 8)}`
  await owner.query(
    `insert into payment_account
      (tenant_id, id, provider, account_ref, is_submitted, is_ready, started_at, ready_at)
      values ($1, $2, 'stripe', $3, true, true, now(), now())`,
    [tenantId, randomUUID(), ref],
  )
  return ref
}
