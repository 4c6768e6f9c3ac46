import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { linkPath } from '@guichet/contract/office/client-links.ts'
import type { findQuotes } from '@guichet/contract/quotes/find-quotes.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import type { Quote, QuoteLine, QuoteName } from '@guichet/contract/quotes/quote-view.ts'
import type { z } from 'zod'
import { paymentToken } from '../orders/public.ts'
import type { StoredAnswer } from './client-link/quote-answers.rules.ts'
import { invoiceWith, type FrozenQuote } from './frozen-quote.ts'
import { actionsOf, statusAt } from './quote-status.rules.ts'
import { isHeldAt, type QuoteRow } from './quotes.db.ts'

type QuoteView = Omit<z.output<typeof Quote>, 'seats' | 'forms' | 'answers'>
export type StoredDiscount = { settings: string; reason: string }

/** JSON columns in their stored types. */
export const storedOf = (
  row: Pick<QuoteRow, 'frozen' | 'discount' | 'tickets' | 'names' | 'answers'>,
) => ({
  frozen: row.frozen as unknown as FrozenQuote,
  discount: row.discount as unknown as StoredDiscount | null,
  tickets: row.tickets as unknown as QuoteLine[],
  names: row.names as unknown as QuoteName[],
  answers: row.answers as unknown as StoredAnswer[],
})

/** The page of the client, in their language. Null before the quote is sent. */
export const quotePage = (
  publicUrl: string,
  { tenant_id, link_token, language }: Pick<QuoteRow, 'tenant_id' | 'link_token' | 'language'>,
): string | null =>
  link_token &&
  publicUrl +
    linkPath({
      page: 'quote',
      token: paymentToken(tenant_id, link_token),
      language: language as 'fr' | 'en',
    })

/** Fields for clerks and clients, without the questions. */
export function viewFacts(row: QuoteRow, now: string) {
  const { frozen, discount, names } = storedOf(row)
  return {
    number: quoteNumber(row.number),
    status: statusAt(row, now),
    version: row.version,
    title: row.title,
    language: row.language as 'fr' | 'en',
    note: row.note,
    expiresOn: row.expires_on,
    eventOn: row.event_on,
    invoice: invoiceWith(frozen, discount?.reason ?? null),
    balance:
      row.deposit_cents === null
        ? null
        : { deposit: toDollars(row.deposit_cents), dueDate: row.balance_due_on! },
    areNamesAsked: row.are_names_asked,
    names,
    answeredDateTimeUtc: row.answered_at,
    declineReason: row.decline_reason,
    heldUntilDateTimeUtc: isHeldAt(row, now) ? row.held_until : null,
  }
}

export function viewQuote(row: QuoteRow, now: string, publicUrl: string): QuoteView {
  const { frozen, discount, tickets } = storedOf(row)
  return {
    publicId: row.id,
    ...viewFacts(row, now),
    client: {
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      postalCode: row.postal_code,
    },
    internalNote: row.internal_note,
    tickets: tickets as QuoteView['tickets'],
    lines: frozen.lines,
    discount,
    rebateCodes: row.rebate_codes,
    purchaseOrder: row.purchase_order,
    createdDateTimeUtc: row.created_at,
    createdByName: [row.writer_first_name, row.writer_last_name].filter(Boolean).join(' '),
    sentDateTimeUtc: row.sent_at,
    remindedDateTimeUtc: row.reminded_at,
    isAnsweredByStaff: row.is_answered_by_staff ?? false,
    orderReferenceNumber: row.order_reference,
    link: quotePage(publicUrl, row),
    can: actionsOf(statusAt(row, now)),
  }
}

export const viewQuoteRow = (
  row: QuoteRow,
  now: string,
): Reply<typeof findQuotes>['items'][number] => ({
  publicId: row.id,
  number: quoteNumber(row.number),
  status: statusAt(row, now),
  title: row.title,
  clientName: [row.first_name, row.last_name].filter(Boolean).join(' '),
  email: row.email,
  finalCost: toDollars(row.final_cents),
  eventOn: row.event_on,
  expiresOn: row.expires_on,
  createdDateTimeUtc: row.created_at,
  isHeld: isHeldAt(row, now),
})
