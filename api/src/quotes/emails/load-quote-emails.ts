import { toDollars } from '@guichet/contract/money.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import { businessOf } from '../../businesses/public.ts'
import type { Loader } from '../../mail/public.ts'
import { businessIn, productPictureFor, moneyIn } from '../../orders/public.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { loadQuoteToDraw } from '../load-quote-to-draw.ts'
import { viewQuestions } from '../quote-questions.ts'
import { statusAt } from '../quote-status.rules.ts'
import type { QuoteToDraw } from '../quote-to-draw.ts'
import { findQuote, isHeldAt } from '../quotes.db.ts'
import { quotePage } from '../quotes.view.ts'
import type { QuoteAnswered } from './quote-answer.email.ts'
import { dayText } from './quote-emails.messages.ts'
import type { QuoteSent } from './quote.email.ts'

/**
 * Loads the quote in its state when the email is rendered; one that was revised or deleted is shown
 * as closed.
 */
export const loadQuoteEmail =
  (publicUrl: string): Loader<QuoteSent> =>
  async (tx, { tenant_id: tenantId, language, data }) => {
    const { db, now } = tx
    const { quoteId } = data as { quoteId: string }
    const tenant = await businessOf(db, tenantId)
    const business = await businessIn(db, tenantId, tenant, language)
    const row = await findQuote(db, tenantId, quoteId)
    if (!row) return { language, business, number: '', title: '', firstName: '', open: null }
    const isOpen = ['Sent', 'Accepted'].includes(statusAt(row, now))
    const paper = await loadQuoteToDraw(tx as Pick<Transaction, 'db' | 'now'>, tenantId, quoteId)
    const pieces = paper.invoice.entries.map(pieceOf)
    return {
      language,
      business,
      picture: isOpen ? await productPictureFor(db, tenantId, { pieces, language }) : null,
      number: quoteNumber(row.number),
      title: row.title,
      firstName: row.first_name ?? '',
      open: isOpen
        ? {
            until: dayText(row.expires_on, language),
            heldUntil: isHeldAt(row, now)
              ? dayText(lastDayBefore(row.held_until!, tenant.time_zone), language)
              : null,
            areNamesAsked: row.are_names_asked,
            isAsked: (await viewQuestions({ db, now }, row)).forms.length > 0,
            link: quotePage(publicUrl, row)!,
            paper,
          }
        : null,
    }
  }

const pieceOf = (entry: QuoteToDraw['invoice']['entries'][number]) => ({
  product_id: entry.productId,
  category_title: entry.categoryTitle,
  product_title: entry.productTitle,
})

/** Last day before an exclusive end. */
const lastDayBefore = (instant: string, timeZone: string): string =>
  localDateOf(new Date(Date.parse(instant) - 1).toISOString(), timeZone)

export const loadQuoteAnswer =
  (publicUrl: string): Loader<QuoteAnswered> =>
  async ({ db }, { tenant_id: tenantId, language, data }) => {
    const { quoteId, answer } = data as { quoteId: string; answer: 'Accepted' | 'Declined' }
    const business = await businessIn(db, tenantId, await businessOf(db, tenantId), language)
    const row = await findQuote(db, tenantId, quoteId)
    const isAccepted = answer === 'Accepted'
    const page = `${publicUrl}/quotes/${quoteId}`
    // Its client was erased since.
    if (!row)
      return {
        language,
        business,
        number: '',
        title: '',
        client: '',
        total: '',
        isAccepted,
        reason: null,
        page,
      }
    return {
      language,
      business,
      number: quoteNumber(row.number),
      title: row.title,
      client: [row.first_name, row.last_name].filter(Boolean).join(' ') || (row.email ?? ''),
      total: moneyIn(language)(toDollars(row.final_cents)),
      isAccepted,
      reason: row.decline_reason,
      page,
    }
  }
