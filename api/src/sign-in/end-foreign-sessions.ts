import type { Ctx } from '../platform/http/contexts.ts'
import { businessesOf } from './businesses-of.ts'
import { actAsPerson } from './in-each-business.ts'
import { revokeSessions } from './sessions.ts'

/**
 * Ends the sessions of a person who no longer works for any business. Row-level security shows
 * memberships only to their person, so the transaction acts as that person during the query.
 */
export async function endForeignSessions(
  { db, now, actor }: Pick<Ctx, 'db' | 'now' | 'actor'>,
  accountId: string,
): Promise<void> {
  await actAsPerson(db, accountId)
  const businesses = await businessesOf(db, accountId)
  await actAsPerson(db, actor.accountId)
  if (businesses.length === 0) await revokeSessions(db, now, { accountId })
}
