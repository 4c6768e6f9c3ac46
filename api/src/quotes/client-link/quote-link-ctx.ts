import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { QuoteLink } from '@guichet/contract/quotes/read-quote-link.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { businessOf, profileOf, type Business } from '../../businesses/public.ts'
import { readToken } from '../../orders/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Mode, Transaction } from '../../platform/db/db.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { OutsideCtx } from '../../platform/http/contexts.ts'
import { clientPlace } from '../../platform/network/client-place.ts'
import type { Throttle } from '../../sign-in/public.ts'
import { viewQuestions } from '../quote-questions.ts'
import { findQuote, lockQuote, quoteRows, type QuoteRow } from '../quotes.db.ts'
import { viewFacts } from '../quotes.view.ts'

export type QuoteLinkDeps = { perGuess: Throttle; perLink: Throttle }
/** Context of a client's handler: a transaction of the link's business, and the quote. */
export type QuoteLinkCtx = Transaction & {
  language: Language
  tenantId: string
  timeZone: string
  business: Business
  row: QuoteRow
  record: (code: AuditAction, facts?: Record<string, unknown>) => Promise<void>
}

/**
 * Runs a handler for a link; the token gives the business and the secret. Guesses are limited by
 * address, use by quote; an unknown token is 404. A write locks the quote first, so that two clicks
 * are serialized.
 */
export async function byQuoteLink<T>(
  { perGuess, perLink }: QuoteLinkDeps,
  ctx: OutsideCtx,
  { token, mode }: { token: string; mode: Mode },
  work: (link: QuoteLinkCtx) => Promise<T>,
): Promise<T> {
  const named = readToken(token)
  const found = named && (await quoteOf(ctx, named))
  if (!found) {
    await perGuess.spend(clientPlace(ctx.request.ip))
    throw apiError('NotFound')
  }
  const { tenantId } = named
  await perLink.spend(found.id)
  return ctx.inTenant({ tenantId, accountId: null }, mode, async (tx) => {
    const row =
      mode === 'write'
        ? await lockQuote(tx.db, tenantId, found.id)
        : await findQuote(tx.db, tenantId, found.id)
    if (!row) throw apiError('NotFound')
    const business = await businessOf(tx.db, tenantId)
    return work({
      ...tx,
      language: ctx.language,
      tenantId,
      timeZone: business.time_zone,
      business,
      row,
      record: (code, facts = {}) =>
        recordAudit(tx.db, {
          tenantId,
          accountId: null,
          clientId: row.client_id,
          requestId: ctx.requestId,
          now: tx.now,
          code,
          subject: 'quote',
          subjectId: row.id,
          facts: { byClient: true, ...facts },
        }),
    })
  })
}

const quoteOf = (ctx: OutsideCtx, { tenantId, secret }: { tenantId: string; secret: string }) =>
  ctx.inTenant({ tenantId, accountId: null }, 'read', ({ db }) =>
    quoteRows(db, tenantId).where('quote.link_token', '=', secret).executeTakeFirst(),
  )

/** The quote as the client reads it; without content while it is being revised. */
export async function viewQuoteLink(link: QuoteLinkCtx, row: QuoteRow): Promise<QuoteLink> {
  const { db, now, tenantId, business } = link
  const { contacts } = await profileOf(db, tenantId)
  const isRevised = row.status === 'Draft'
  return {
    business: {
      name: business.name,
      colour: business.colour,
      contact: [contacts.email, contacts.phoneNumber].filter(Boolean),
      timeZone: business.time_zone,
    },
    firstName: row.first_name ?? '',
    isRevised,
    quote: isRevised ? null : { ...viewFacts(row, now), ...(await viewQuestions(link, row)) },
  }
}
