import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** An account at a provider that is ready to receive payments. @returns The provider’s id of it */
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

/** Turns a payment at the counter into one through a provider, where cash is not rounded. */
export async function paidThrough(
  { owner }: Pick<TestServer, 'owner'>,
  orderId: string,
  provider: string,
): Promise<void> {
  await owner.query(
    `update payment
      set provider = $2, method = 'online', provider_ref = 'pi_1', rounding_cents = 0,
        till_id = null
      where order_id = $1`,
    [orderId, provider],
  )
  await owner.query(
    `delete from posting
      where order_id = $1
        and txn_id in (select txn_id from posting where account = 'cash-rounding')`,
    [orderId],
  )
  await owner.query(
    `update posting set account = 'cash:online' where order_id = $1 and account like 'cash:%'`,
    [orderId],
  )
}

type ProviderEmail = {
  id: string
  to: string
  language: string
  at: string
  data: Record<string, unknown>
}
/** Emails to main staff about the payment provider, oldest first, as rendered. */
export async function providerEmails(
  { owner, app }: Pick<TestServer, 'owner' | 'app'>,
  { tenantId }: Pick<Staff, 'tenantId'>,
): Promise<(ProviderEmail & { html: string })[]> {
  const { rows } = await owner.query<ProviderEmail>(
    `select id, to_email as to, language, created_at as at, data from mail
      where kind = 'payment-provider' and tenant_id = $1 order by created_at, id`,
    [tenantId],
  )
  return Promise.all(
    rows.map(async (row) => {
      const page = await app.http.inject({ url: `/dev/mail/${tenantId}/${row.id}/html` })
      return { ...row, html: page.body }
    }),
  )
}
