import { sql } from 'kysely'

/**
 * Whether the posting `p` is of a sale: a refund has a line of its transaction in the clearing
 * account.
 */
export const isOfSale = sql<boolean>`(
  (p.account in ('revenue', 'fee', 'rebate') or p.account like 'tax:%')
  and not exists (
    select
    from posting r
    where (r.tenant_id, r.txn_id) = (p.tenant_id, p.txn_id) and r.account = 'refund-clearing'
  )
)`
