import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { businessOf } from '../businesses/public.ts'
import { businessIn } from '../orders/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import type { QuoteToDraw } from './quote-to-draw.ts'
import { quoteById } from './quotes.db.ts'
import { viewFacts } from './quotes.view.ts'

/** Content of the PDF of a quote, as plain data that can be sent to a thread. @throws NotFound */
export async function loadQuoteToDraw(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  id: string,
): Promise<QuoteToDraw> {
  const row = await quoteById(db, tenantId, id)
  const tenant = await businessOf(db, tenantId)
  const facts = viewFacts(row, now)
  const sender = (language: Language) => businessIn(db, tenantId, tenant, language)
  return {
    number: quoteNumber(row.number),
    title: row.title,
    first: row.language as Language,
    senders: { fr: await sender('fr'), en: await sender('en') },
    timeZone: tenant.time_zone,
    writtenOn: localDateOf(row.sent_at ?? row.created_at, tenant.time_zone),
    expiresOn: row.expires_on,
    eventOn: row.event_on,
    heldUntil: facts.heldUntilDateTimeUtc,
    client: [
      [row.first_name, row.last_name].filter(Boolean).join(' '),
      row.email ?? '',
      row.phone ?? '',
    ].filter(Boolean),
    note: row.note,
    invoice: facts.invoice,
    balance: facts.balance,
  }
}
