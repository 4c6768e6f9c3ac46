import { randomBytes } from 'node:crypto'
import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/quotes/send-quote.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMail } from '../mail/public.ts'
import { viewDraftInvoice } from '../orders/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'
import { planReminder } from './emails/remind-of-quote.job.ts'
import { openQuote } from './open-quote.ts'
import { priceQuote } from './price-quote.ts'
import { showQuote } from './quote-questions.ts'
import { changeQuote, type QuoteRow } from './quotes.db.ts'
import { storedOf } from './quotes.view.ts'

const pauseSeconds = 60

/** Sends a quote, or emails it again: from now on the price stands until the last day. */
export const sendQuote = (publicUrl: string) =>
  handle(contract.sendQuote, async (ctx, { params: { id }, body }) => {
    const { db, tenantId } = ctx
    const row = await openQuote(ctx, id, 'send')
    const stored = { subjectId: id, version: row.version }
    const unseen = await assertCurrent(db, tenantId, stored, body.version)
    if (row.status === 'Draft') await promise(ctx, row)
    else if (!row.email) throw apiError('NothingToSend', { reason: 'anonymous' })
    if (row.email) await mailLink(ctx, row, row.email)
    await ctx.audit(row.status === 'Draft' ? 'quote.sent' : 'quote.sent_again', 'quote', id, {
      facts: { finalCents: row.final_cents, isEmailed: row.email !== null, ...unseen },
    })
    return showQuote(ctx, id, publicUrl)
  })

/** @throws PriceChanged when the draft was written at another price, NotOnSale */
async function promise(ctx: Ctx, row: QuoteRow): Promise<void> {
  const { db, now, language } = ctx
  if (row.expires_at <= now) throw fieldProblem('expiresOn', 'nonPastPeriod', language)
  const { tickets, discount } = storedOf(row)
  const cart = await priceQuote(ctx, {
    tickets: tickets as Parameters<typeof priceQuote>[1]['tickets'],
    postalCode: row.postal_code ?? undefined,
    rebateCodes: row.rebate_codes,
    discount: discount ?? undefined,
  })
  const { finalCents } = cart.priced.totals
  if (finalCents !== row.final_cents)
    throw apiError('PriceChanged', {
      invoice: viewDraftInvoice(cart),
      finalCost: toDollars(finalCents),
    })
  await changeQuote(db, row, {
    status: 'Sent',
    sent_at: now,
    reminded_at: null,
    link_token: row.link_token ?? randomBytes(24).toString('base64url'),
  })
  await enqueue(db, {
    tenantId: row.tenant_id,
    kind: 'expire-quote',
    payload: { quoteId: row.id },
    runAt: row.expires_at,
    dedupeKey: `expire-quote:${row.id}:${row.version}`,
  })
  await planReminder(db, row, { now, timeZone: ctx.timeZone })
}

/** Queues the email, at most one per minute, so that no mailbox is flooded. @throws TooManyTries */
async function mailLink({ db, now }: Ctx, row: QuoteRow, to: string): Promise<void> {
  const { tenant_id: tenantId, id } = row
  const last = await selectRows(db, tenantId, 'mail')
    .select('created_at')
    .where('kind', '=', 'quote')
    .where('to_email', '=', to)
    .where('dedupe_key', 'like', `quote:${id}:%`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const waited = last ? (Date.parse(now) - Date.parse(last.created_at)) / 1000 : pauseSeconds
  if (waited < pauseSeconds)
    throw apiError('TooManyTries', { retryAfterSeconds: Math.ceil(pauseSeconds - waited) })
  await queueMail(db, {
    tenantId,
    kind: 'quote',
    dedupeKey: `quote:${id}:${newId()}`,
    to,
    language: row.language as Language,
    now,
    data: { quoteId: id },
    clientId: row.client_id,
  })
}

/**
 * Turns a quote into a draft again: its places stay, its answer is removed, and its link shows that
 * it is being revised.
 */
export const reviseQuote = (publicUrl: string) =>
  handle(contract.reviseQuote, async (ctx, { params: { id }, body }) => {
    const { db, tenantId } = ctx
    const row = await openQuote(ctx, id, 'revise')
    const stored = { subjectId: id, version: row.version }
    const unseen = await assertCurrent(db, tenantId, stored, body.version)
    await changeQuote(db, row, {
      status: 'Draft',
      answered_at: null,
      is_answered_by_staff: null,
      decline_reason: null,
    })
    await ctx.audit('quote.revised', 'quote', id, { facts: { from: row.status, ...unseen } })
    return showQuote(ctx, id, publicUrl)
  })
