import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { businessesOf } from './businesses-of.ts'

/**
 * Switches the transaction to another person: row-level security shows memberships only to their
 * person.
 */
export const actAsPerson = (db: Db, accountId: string) =>
  sql`select set_config('app.account_id', ${accountId}, true)`.execute(db)

/**
 * Runs `work` in each business of a person, oldest first, with the rows of that business visible:
 * row-level security shows those of one at a time. Afterwards the transaction acts as the person.
 */
export async function inEachBusiness(
  db: Db,
  accountId: string,
  work: (tenantId: string, place: number) => Promise<void>,
): Promise<void> {
  await actAsPerson(db, accountId)
  for (const [place, { tenantId }] of (await businessesOf(db, accountId)).entries()) {
    await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(db)
    await work(tenantId, place)
  }
}
