import * as contract from '@guichet/contract/quotes/hold-quote.ts'
import { longestQuoteDays } from '@guichet/contract/quotes/quote-view.ts'
import { freePlaces, movePlaces } from '../availability/public.ts'
import { planLines } from '../orders/public.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { addDays, localDateOf, startOfDay } from '../platform/values/zoned-time.ts'
import { openQuote } from './open-quote.ts'
import { endQuoteHold, renewQuoteHold } from './quote-hold.ts'
import { showQuote } from './quote-questions.ts'
import { changeQuote, isHeldAt, lockQuote } from './quotes.db.ts'
import { storedOf } from './quotes.view.ts'

/** Holds the places of a quote until the end of a day, and releases its previous hold. */
export const holdQuote = (publicUrl: string) =>
  handle(contract.holdQuote, async (ctx, { params: { id }, body: { version, until } }) => {
    const { db, tenantId } = ctx
    const row = await openQuote(ctx, id, 'hold')
    const stored = { subjectId: id, version: row.version }
    const unseen = await assertCurrent(db, tenantId, stored, version)
    const endsAt = endOf(ctx, until)
    const { tickets, frozen } = storedOf(row)
    const { lines } = await planLines(ctx, tickets, new Set(frozen.price.productIds))
    const { holdId, take, give } = await renewQuoteHold(ctx, row, lines, endsAt)
    await changeQuote(db, row, { hold_id: holdId })
    await ctx.audit('quote.held', 'quote', id, { facts: { until, ...unseen } })
    const view = await showQuote(ctx, id, publicUrl)
    await movePlaces(db, tenantId, { take, give })
    return view
  })

/** @throws InvalidRequest for a day that is over or too far away */
function endOf({ now, language, timeZone }: Ctx, until: string): string {
  const today = localDateOf(now, timeZone)
  if (until < today) throw fieldProblem('until', 'nonPastPeriod', language)
  if (until > addDays(today, longestQuoteDays))
    throw fieldProblem('until', `maxDays:${longestQuoteDays}`, language)
  return startOfDay(addDays(until, 1), timeZone)
}

export const releaseQuoteHold = (publicUrl: string) =>
  handle(contract.releaseQuoteHold, async (ctx, { params: { id } }) => {
    const { db, now, tenantId } = ctx
    const row = await lockQuote(db, tenantId, id)
    if (!isHeldAt(row, now)) throw apiError('HoldOver')
    const freed = await endQuoteHold(ctx, row)
    await changeQuote(db, row, { hold_id: null })
    await ctx.audit('quote.hold_released', 'quote', id)
    const view = await showQuote(ctx, id, publicUrl)
    await freePlaces(db, tenantId, freed)
    return view
  })
