import { setPlatformFee } from '../../../src/businesses/set-platform-fee.ts'
import { transaction } from '../../../src/platform/db/db.ts'
import type { TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** The installation charges the business from now on. */
export const chargePlatformFee = (
  { pool }: Pick<TestServer, 'pool'>,
  { tenantId }: Staff,
  rateMilli: number,
) =>
  transaction(pool, { tenantId, accountId: null }, 'write', (tx) =>
    setPlatformFee(tx, { tenantId, rateMilli }),
  )

/** Platform postings of an order, in cents; accounts with a balance of 0 are omitted. */
export async function platformBooks({ owner }: Pick<TestServer, 'owner'>, orderId: string) {
  const { rows } = await owner.query<{ account: string; cents: number }>(
    `select account, sum(cents)::int as cents
      from posting
      where order_id = $1 and account like 'platform-%'
      group by 1
      having sum(cents) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
