import type { Db } from '../../platform/db/db.ts'
import type { Subject } from './external-subject.ts'

/**
 * Account of an identified person: the embedded provider's subject is its id; an external one is
 * linked once by verified email, then by subject.
 */
export async function accountOf(
  db: Db,
  subject: Subject,
  isEmbedded: boolean,
): Promise<string | null> {
  const accounts = db.selectFrom('account').select('id').where('disabled_at', 'is', null)
  if (isEmbedded)
    return (await accounts.where('id', '=', subject.subject).executeTakeFirst())?.id ?? null
  const linked = await db
    .selectFrom('account_subject')
    .innerJoin('account', 'account.id', 'account_subject.account_id')
    .select('account.id')
    .where('issuer', '=', subject.issuer)
    .where('subject', '=', subject.subject)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (linked) return linked.id
  if (!subject.email || !subject.isEmailVerified) return null
  const account = await accounts.where('email', '=', subject.email).executeTakeFirst()
  if (!account) return null
  await db
    .insertInto('account_subject')
    .values({ issuer: subject.issuer, subject: subject.subject, account_id: account.id })
    .onConflict((c) => c.doNothing())
    .execute()
  return account.id
}
