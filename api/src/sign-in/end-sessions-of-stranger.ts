import type { Ctx } from '../platform/contexts.ts'
import { businessesOf } from './businesses-of.ts'
import { become } from './in-each-business.ts'
import { revokeSessions } from './sessions.ts'

/**
 * Ends the sessions of a person whom no business employs any more. Row-level security shows the
 * memberships of a person to that person only, so the transaction is theirs while it asks.
 */
export async function endSessionsOfStranger(
  { db, now, actor }: Pick<Ctx, 'db' | 'now' | 'actor'>,
  accountId: string,
): Promise<void> {
  await become(db, accountId)
  const businesses = await businessesOf(db, accountId)
  await become(db, actor.accountId)
  if (businesses.length === 0) await revokeSessions(db, now, { accountId })
}
