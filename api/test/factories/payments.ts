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

type ProviderEmail = {
  id: string
  to: string
  language: string
  at: string
  data: Record<string, unknown>
}
/** What main staff were told of the payment provider, the oldest first, as they see it. */
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
