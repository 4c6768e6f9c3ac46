import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { businessesOf } from './businesses-of.ts'

/**
 * Makes the transaction that of another person: row-level security shows the memberships of a
 * person to that person only.
 */
export const become = (db: Db, accountId: string) =>
  sql`select set_config('app.account_id', ${accountId}, true)`.execute(db)

/**
 * Does something in each business of a person, the oldest first, with the rows of that business in
 * sight: row-level security shows those of one at a time. The transaction is the person's
 * afterwards.
 */
export async function inEachBusiness(
  db: Db,
  accountId: string,
  work: (tenantId: string, place: number) => Promise<void>,
): Promise<void> {
  await become(db, accountId)
  for (const [place, { tenantId }] of (await businessesOf(db, accountId)).entries()) {
    await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(db)
    await work(tenantId, place)
  }
}
