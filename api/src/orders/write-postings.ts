import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/values/ids.ts'
import type { Posting } from '../pricing/public.ts'

type Where = { tenantId: string; orderId: string; businessDay: string }

/** Writes postings of double entry; each list is one balanced transaction. */
export async function writePostings(
  db: Db,
  { tenantId, orderId, businessDay }: Where,
  ...transactions: Posting[][]
): Promise<void> {
  const rows = transactions.flatMap((lines) => {
    const txnId = newId()
    return lines.map(({ account, kind, cents }, line) => ({
      tenant_id: tenantId,
      txn_id: txnId,
      line,
      account,
      kind,
      cents,
      order_id: orderId,
      business_day: businessDay,
    }))
  })
  if (rows.length) await db.insertInto('posting').values(rows).execute()
}
