import type { TestServer } from '../../test-server.ts'
import { aSaleByLink, openPage, settled, type useStripeServer } from '../local-stripe.ts'
import type { Staff } from '../staff.ts'

type StripeServer = ReturnType<typeof useStripeServer>

/** A paid sale by link. @returns The order, with the provider’s id of the payment */
export async function aPaidSale(server: StripeServer, staff: Staff) {
  const sale = await aSaleByLink(server, staff)
  server.provider.pay(await openPage(server, sale.token))
  await settled(server)
  const { payments } = server.provider.ledger()
  const paid = payments.find(({ orderReference }) => orderReference === sale.ref)!
  return { ...sale, paymentIntent: paid.id, cents: paid.amount }
}

/** Ledger balance of an order by account; accounts with a balance of 0 are omitted. */
export async function cashOf(
  { owner }: Pick<TestServer, 'owner'>,
  orderId: string,
): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ account: string; cents: number }>(
    `select account, sum(cents)::int as cents
      from posting
      where order_id = $1
        and (account like 'cash:%' or account in ('disputed', 'lost-dispute', 'refund-clearing'))
      group by 1
      having sum(cents) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map((row) => [row.account, row.cents]))
}
