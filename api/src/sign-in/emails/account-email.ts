import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business } from '../../mail/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { momentText } from '../../platform/values/zoned-time.ts'

/** Recipient of an email about their account. */
export async function readerOf(db: Db, accountId: string) {
  const {
    email,
    language,
    first_name: firstName,
  } = await db
    .selectFrom('account')
    .select(['email', 'language', 'first_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { to: email, language: language as Language, firstName }
}

/** The business that sends an email about an account, with its time format. */
export async function writerOf(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<{ business: Business; sayMoment: (instant: string) => string }> {
  const {
    name,
    colour,
    time_zone: timeZone,
  } = await db
    .selectFrom('tenant')
    .select(['name', 'colour', 'time_zone'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return {
    business: { name: name[language], colour, replyTo: null },
    sayMoment: (instant) => momentText(instant, timeZone, language),
  }
}
