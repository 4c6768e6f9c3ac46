import { reminderDays } from '@guichet/contract/quotes/quote-view.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMails } from '../../mail/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { JobHandler } from '../../platform/jobs/worker.ts'
import { addDays, instantOfHour } from '../../platform/values/zoned-time.ts'
import { statusAt } from '../quote-status.rules.ts'
import { findQuote, lockQuote, type QuoteRow } from '../quotes.db.ts'

const morning = '09:00'

/**
 * Enqueues one reminder in the morning some days before the last day, unless the quote is sent
 * later than that.
 */
export async function planReminder(
  db: Db,
  { tenant_id: tenantId, id, version, email, expires_on }: QuoteRow,
  { now, timeZone }: { now: string; timeZone: string },
): Promise<void> {
  const runAt = instantOfHour(addDays(expires_on, -reminderDays), morning, timeZone)
  if (!email || runAt <= now) return
  await enqueue(db, {
    tenantId,
    kind: 'remind-of-quote',
    payload: { quoteId: id, sentAt: now },
    runAt,
    dedupeKey: `remind-of-quote:${id}:${version}`,
  })
}

/** Reminds a client without an answer, unless the quote was answered or revised since. */
export const remindOfQuote: JobHandler = {
  lane: 'short',
  tries: 50,
  run: ({ tenantId, payload, inTenant }) =>
    inTenant('write', async ({ db, now }) => {
      const [quoteId, sentAt] = [String(payload.quoteId), String(payload.sentAt)]
      if (!(await findQuote(db, tenantId, quoteId))) return
      const row = await lockQuote(db, tenantId, quoteId)
      const { email, sent_at, reminded_at } = row
      if (statusAt(row, now) !== 'Sent' || sent_at !== sentAt || !email || reminded_at) return
      await queueMails(db, [
        {
          tenantId,
          kind: 'quote-reminder',
          dedupeKey: `quote-reminder:${quoteId}:${sentAt}`,
          to: email,
          language: row.language as Language,
          now,
          data: { quoteId },
          clientId: row.client_id,
        },
      ])
      await markReminded(db, row, now)
      await recordAudit(db, {
        tenantId,
        accountId: null,
        requestId: 'worker',
        now,
        code: 'quote.reminded',
        subject: 'quote',
        subjectId: quoteId,
      })
    }),
}

/** It keeps the version, as nothing that the client has read changes: an open page stays valid. */
const markReminded = (db: Db, { tenant_id, id }: QuoteRow, now: string) =>
  updateRows(db, tenant_id, 'quote').set({ reminded_at: now }).where('id', '=', id).execute()
