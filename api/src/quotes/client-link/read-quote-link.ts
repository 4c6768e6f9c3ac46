import type { QuoteAnswer } from '@guichet/contract/quotes/quote-view.ts'
import * as contract from '@guichet/contract/quotes/read-quote-link.ts'
import { freePlaces } from '../../availability/public.ts'
import { planLines } from '../../orders/public.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { apiError, invalid } from '../../platform/http/api-error.ts'
import { asAttachment } from '../../platform/http/attachment.ts'
import { handle } from '../../platform/http/contexts.ts'
import { brokenField, fieldProblem } from '../../platform/http/field-problem.ts'
import { codeUsedSince } from '../../rebates/public.ts'
import type { Throttle } from '../../sign-in/public.ts'
import type { DrawQuote } from '../draw-quote.ts'
import { notifyOfAnswer } from '../emails/notify-of-answer.ts'
import { quoteFileName } from '../extract-quote.ts'
import { loadQuoteToDraw } from '../load-quote-to-draw.ts'
import { seatKey, type Seat } from '../named-owners.rules.ts'
import { assertAvailable } from '../quote-hold.ts'
import { questionsOfQuote, isAskedNow } from '../quote-questions.ts'
import { effectOfAnswer, statusAt } from '../quote-status.rules.ts'
import { quoteById } from '../quotes.db.ts'
import { storedOf } from '../quotes.view.ts'
import { withAnswers, type StoredAnswer } from './quote-answers.rules.ts'
import {
  byQuoteLink,
  viewQuoteLink,
  type QuoteLinkCtx,
  type QuoteLinkDeps,
} from './quote-link-ctx.ts'
import { writeAnswer } from './write-answer.ts'

export const readQuoteLink = (deps: QuoteLinkDeps) =>
  handle(contract.readQuoteLink, (ctx, { body: { token } }) =>
    byQuoteLink(deps, ctx, { token, mode: 'read' }, (link) => viewQuoteLink(link, link.row)),
  )

/**
 * Records the client's answer to the quote as it was read. Accepting takes no places: it only
 * checks that all are available; the business decides about a hold.
 */
export const answerQuoteLink = (deps: QuoteLinkDeps) =>
  handle(contract.answerQuoteLink, (ctx, { body: { token, version, answer, reason } }) =>
    byQuoteLink(deps, ctx, { token, mode: 'write' }, async (link) => {
      const { db, now, row, tenantId } = link
      const status = statusAt(row, now)
      const change = effectOfAnswer(status, answer, 'client')
      if (change === 'same') return viewQuoteLink(link, row)
      if (!change) throw apiError('QuoteNotOpen', { status })
      if (row.version !== version) throw apiError('StaleVersion', { version: row.version })
      if (answer === 'Accepted') await assertStillThere(link)
      const freed = await writeAnswer(link, row, { answer, reason, isByStaff: false })
      await link.record(answer === 'Accepted' ? 'quote.accepted' : 'quote.declined')
      await notifyOfAnswer(link, row, answer)
      const view = await viewQuoteLink(link, await quoteById(db, tenantId, row.id))
      await freePlaces(db, tenantId, freed)
      return view
    }),
  )

/**
 * @throws NotOnSale, NotEnoughInventory when the places are taken by now, QuoteOutdated when one of
 *   its codes was used elsewhere
 */
async function assertStillThere(link: QuoteLinkCtx): Promise<void> {
  const { tickets, frozen } = storedOf(link.row)
  const { lines } = await planLines(link, tickets, new Set(frozen.price.productIds))
  await assertAvailable(link, link.row, lines)
  const { uses } = frozen.price
  if (await codeUsedSince(link.db, link.row.tenant_id, uses)) throw apiError('QuoteOutdated')
}

/**
 * Saves the names and answers of a client, who sends all names, but only changed answers; empty
 * ones are removed.
 */
export const saveQuoteNames = (deps: QuoteLinkDeps) =>
  handle(contract.saveQuoteNames, (ctx, { body: { token, names, answers } }) =>
    byQuoteLink(deps, ctx, { token, mode: 'write' }, async (link) => {
      const { db, now, row, tenantId } = link
      const isAsked = row.are_names_asked || (names.length === 0 && answers !== undefined)
      if (!isAsked || !isAskedNow(row, now))
        throw apiError('QuoteNotOpen', { status: statusAt(row, now) })
      assertSeats(link, names, 'names')
      await updateRows(db, tenantId, 'quote')
        .set({
          names: JSON.stringify(names.filter((name) => name.firstName || name.lastName)),
          ...(answers && { answers: JSON.stringify(await answersWith(link, answers)) }),
        })
        .where('id', '=', row.id)
        .execute()
      return viewQuoteLink(link, await quoteById(db, tenantId, row.id))
    }),
  )

/** @throws InvalidRequest for a ticket that the quote does not have, or an unknown option */
async function answersWith(link: QuoteLinkCtx, sent: QuoteAnswer[]): Promise<StoredAnswer[]> {
  const { db, row, language } = link
  assertSeats(
    link,
    sent.map(({ seat }) => seat),
    'answers',
  )
  const { answers, faults } = withAnswers(
    storedOf(row).answers,
    sent,
    await questionsOfQuote(db, row),
  )
  if (faults.length)
    throw invalid(faults.map((place) => brokenField(`answers.${place}`, 'invalid', language)))
  return answers
}

/** @throws InvalidRequest for a ticket that the quote does not have */
function assertSeats(
  { row, language }: QuoteLinkCtx,
  named: readonly (Seat | null)[],
  field: string,
): void {
  const seats = new Set(storedOf(row).frozen.seats.map(seatKey))
  const stranger = named.findIndex((seat) => seat && !seats.has(seatKey(seat)))
  if (stranger >= 0) throw fieldProblem(`${field}.${stranger}`, 'invalid', language)
}

/** Returns the PDF of a sent quote; there is none during a revision. */
export const extractQuoteLink = (
  { perPaper, ...deps }: QuoteLinkDeps & { perPaper: Throttle },
  renderQuote: DrawQuote,
) =>
  handle(contract.extractQuoteLink, async (ctx, { body: { token } }) => {
    const { id, quote } = await byQuoteLink(deps, ctx, { token, mode: 'read' }, async (link) => {
      if (link.row.status === 'Draft') throw apiError('QuoteNotOpen', { status: 'Draft' })
      const { id } = link.row
      return { id, quote: await loadQuoteToDraw(link, link.tenantId, id) }
    })
    await perPaper.spend(id)
    const file = await renderQuote(quote)
    asAttachment(ctx.reply, { name: quoteFileName(quote.number, ctx.language), format: 'pdf' })
    return file
  })
