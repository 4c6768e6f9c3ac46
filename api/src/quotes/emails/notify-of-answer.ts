import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMails } from '../../mail/public.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { QuoteRow } from '../quotes.db.ts'

/**
 * Queues an email about the client's answer to the author of the quote, or to main staff when the
 * author has left. It is in the transaction of the answer, so that both happen or neither.
 */
export async function notifyOfAnswer(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { tenant_id: tenantId, id, version, created_by }: QuoteRow,
  answer: 'Accepted' | 'Declined',
): Promise<void> {
  const staff = await selectRows(db, tenantId, 'staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['account.id', 'account.email', 'account.language', 'staff.is_main'])
    .where('staff.removed_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where(({ or, eb }) => or([eb('account.id', '=', created_by), eb('staff.is_main', '=', true)]))
    .orderBy('account.id')
    .execute()
  const writer = staff.filter((each) => each.id === created_by)
  await queueMails(
    db,
    (writer.length ? writer : staff).map((reader) => ({
      tenantId,
      kind: 'quote-answer',
      dedupeKey: `quote-answer:${id}:${version}:${reader.id}`,
      to: reader.email,
      language: reader.language as Language,
      now,
      data: { quoteId: id, answer },
    })),
  )
}
