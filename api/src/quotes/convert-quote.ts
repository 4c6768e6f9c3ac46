import type { Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/quotes/convert-quote.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import { agreeOnSale, completeSale, planLines, thawPrice } from '../orders/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { assertUnused } from '../rebates/public.ts'
import { answersNow, givenAnswers } from './client-link/quote-answers.rules.ts'
import { namedOwners } from './named-owners.rules.ts'
import { openQuote } from './open-quote.ts'
import { questionsOfQuote, showQuote } from './quote-questions.ts'
import { changeQuote, isHeldAt, type QuoteRow } from './quotes.db.ts'
import { storedOf } from './quotes.view.ts'

/**
 * Creates the order of an accepted quote: at the promised price, with the held places, and the
 * names and answers of the client. Places without a hold must be available, and so must a
 * single-use code.
 */
export const convertQuote = (publicUrl: string) =>
  handle(contract.convertQuote, async (ctx, { params: { id }, body }) => {
    const { db, now, tenantId } = ctx
    const row = await openQuote(ctx, id, 'convert')
    const stored = { subjectId: id, version: row.version }
    const unseen = await assertCurrent(db, tenantId, stored, body.version)
    const { tickets, frozen, discount, names, answers } = storedOf(row)
    const planned = await planLines(ctx, tickets, new Set(frozen.price.productIds))
    const cart = thawPrice(planned, frozen.price, discount?.reason ?? null)
    if (!cart) throw apiError('QuoteOutdated')
    await assertUnused(db, tenantId, frozen.price.uses)
    const sale = await agreeOnSale(ctx, saleOf(row, body, now), {
      cart,
      ownersOf: namedOwners(names),
      given: givenAnswers(answersNow(answers, await questionsOfQuote(db, row))),
    })
    const { done } = await completeSale(ctx, sale, async ({ orderId, reference }) => {
      await updateRows(db, tenantId, 'orders')
        .set({ quote_id: id })
        .where('id', '=', orderId)
        .execute()
      await changeQuote(db, row, {
        status: 'Converted',
        order_id: orderId,
        converted_at: now,
        hold_id: null,
        // The order has them now.
        answers: '[]',
      })
      await ctx.audit('quote.converted', 'quote', id, {
        facts: { number: quoteNumber(row.number), reference, method: body.method, ...unseen },
      })
      return showQuote(ctx, id, publicUrl)
    })
    return done
  })

type Sale = Parameters<typeof agreeOnSale>[1]
type Payment = Input<typeof contract.convertQuote>['body']
/** The quote in the form of a sale at the counter. */
function saleOf(
  row: QuoteRow,
  { method, reference, tendered, ...terms }: Payment,
  now: string,
): Sale {
  const some = <Value>(value: Value | null) => value ?? undefined
  return {
    tickets: storedOf(row).tickets as Sale['tickets'],
    email: some(row.email),
    firstName: some(row.first_name),
    lastName: some(row.last_name),
    phone: some(row.phone),
    postalCode: some(row.postal_code),
    language: row.language as 'fr' | 'en',
    payment: { method, reference, tendered },
    balance:
      row.deposit_cents === null
        ? undefined
        : { deposit: row.deposit_cents, dueDate: terms.balanceDueDate ?? row.balance_due_on! },
    purchaseOrder: terms.purchaseOrder ?? some(row.purchase_order),
    holdPublicId: isHeldAt(row, now) ? row.hold_id! : undefined,
    expectedFinalCost: row.final_cents,
  }
}
