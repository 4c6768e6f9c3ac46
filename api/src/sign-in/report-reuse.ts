import { queueMail } from '../mail/public.ts'
import { recordAudit } from '../platform/db/audit.ts'
import type { Transaction } from '../platform/db/db.ts'
import { readerOf } from './emails/account-email.ts'
import { inEachBusiness } from './in-each-business.ts'

type Reuse = {
  requestId: string
  sessionId: string
  accountId: string
  clientName: string
  helpUrl: string
}

/**
 * Records the reuse in the audit of each business of the person, and queues an email to the person
 * from the first one. It is in the transaction that ended the session, so that both are written
 * exactly once.
 */
export async function reportReuse({ db, now }: Transaction, reuse: Reuse): Promise<void> {
  const { requestId, sessionId, accountId, clientName, helpUrl } = reuse
  const { firstName, ...reader } = await readerOf(db, accountId)
  await inEachBusiness(db, accountId, async (tenantId, place) => {
    await recordAudit(db, {
      tenantId,
      accountId,
      requestId,
      now,
      code: 'session.refresh_token_reused',
      subject: 'session',
      subjectId: sessionId,
      facts: { clientName },
    })
    if (place === 0)
      await queueMail(db, {
        tenantId,
        kind: 'session-ended',
        dedupeKey: `session-ended:${sessionId}`,
        ...reader,
        now,
        data: { firstName, helpUrl },
      })
  })
}
