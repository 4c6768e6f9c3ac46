import type { LocalProvider } from '@guichet/local-provider/public.ts'
import { settled } from '../factories/local-stripe.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

type Row = { reference: string; cents: number; refunds: number[]; disputes: string[] }

const jobs = ['settle-payment', 'send-refund', 'show-on-terminal', 'check-dispute', 'find-disputes']
/** Retries failed jobs without their delay until no job is due. */
export async function workOut(server: Parameters<typeof settled>[0]): Promise<void> {
  for (let round = 0; round < 30; round++) {
    await settled(server)
    const { rowCount } = await server.owner.query(
      `update job set run_at = now()
        where ended_at is null and attempts > 0 and kind = any($1)`,
      [jobs],
    )
    if (!rowCount) return
  }
}

const byReference = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.reference < b.reference ? -1 : 1))

/** Cents that the provider charged and refunded for the account, by order. */
export const theirBooks = (
  { payments }: ReturnType<LocalProvider['ledger']>,
  account: string,
): Row[] =>
  byReference(
    payments
      .filter((payment) => payment.account === account && payment.status === 'succeeded')
      .map(({ orderReference, amount, refunds, disputes }) => ({
        reference: orderReference!,
        cents: amount,
        refunds: refunds.map((refund) => refund.amount),
        disputes: disputes.map((dispute) => `${dispute.status} ${dispute.amount}`),
      })),
  )

/** The same amounts in the database of the product. */
export async function ourBooks({ owner }: TestServer, { tenantId }: Staff): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select o.reference, p.cents::int as cents, coalesce(
        (
          select array_agg(t.cents::int)
          from refund_transfer t
          where (t.tenant_id, t.payment_id) = (p.tenant_id, p.id) and t.state = 'settled'
        ),
        '{}'
      ) as refunds,
      coalesce(
        (
          select array_agg(d.state || ' ' || d.cents)
          from dispute d
          where (d.tenant_id, d.payment_id) = (p.tenant_id, p.id) and d.state <> 'inquiry'
        ),
        '{}'
      ) as disputes
      from payment p
      join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
      where p.tenant_id = $1 and p.state = 'succeeded'`,
    [tenantId],
  )
  return byReference(rows)
}
