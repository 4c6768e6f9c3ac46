import { queueMail } from '../../mail/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { newId } from '../../platform/values/ids.ts'
import { readerOf } from '../emails/account-email.ts'
import { inEachBusiness } from '../in-each-business.ts'
import type { SignIn } from '../sign-in.ts'
import type { FactorChange } from './second-factor-email.messages.ts'

type ChangeNotice = { accountId: string; requestId: string; change: FactorChange }

/**
 * Records the change in the audit of each business of the person, and queues an email to the person
 * from the first one, as another person may have done it. It is in the transaction of the change.
 */
export async function notifyOfChange(
  { db, now }: Transaction,
  { helpUrl }: Pick<SignIn, 'helpUrl'>,
  { accountId, requestId, change }: ChangeNotice,
): Promise<void> {
  const { firstName, ...reader } = await readerOf(db, accountId)
  await inEachBusiness(db, accountId, async (tenantId, place) => {
    await recordAudit(db, {
      tenantId,
      accountId,
      requestId,
      now,
      code: 'second_factor.changed',
      subject: 'account',
      subjectId: accountId,
      facts: { change },
    })
    if (place > 0) return
    await queueMail(db, {
      tenantId,
      kind: 'second-factor',
      dedupeKey: `second-factor:${newId()}`,
      ...reader,
      now,
      data: { firstName, change, at: now, helpUrl },
    })
  })
}
