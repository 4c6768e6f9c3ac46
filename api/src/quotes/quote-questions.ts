import { sellablesByIds } from '../activities/public.ts'
import { questionsOf, viewSaleForms, waysToPay, type FormLine } from '../orders/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import { answersNow, type QuoteQuestions } from './client-link/quote-answers.rules.ts'
import { statusAt } from './quote-status.rules.ts'
import { quoteById, type QuoteRow } from './quotes.db.ts'
import { storedOf, viewQuote } from './quotes.view.ts'

type Tx = Pick<Transaction, 'db' | 'now'>

/** Questions that the current forms ask for the items of a quote. */
export async function questionsOfQuote(
  db: Transaction['db'],
  row: QuoteRow,
): Promise<QuoteQuestions> {
  const { tickets, frozen } = storedOf(row)
  const promised = tickets.flatMap(({ productId }, line) => [
    { productId, place: { line, part: null } },
    ...frozen.lines[line]!.parts.map((inside, part) => ({
      productId: inside.productId,
      place: { line, part },
    })),
  ])
  const ids = [...new Set(promised.map(({ productId }) => productId))]
  const types = new Map(
    (await sellablesByIds(db, row.tenant_id, ids)).map((type) => [type.id, type]),
  )
  const lines = promised.flatMap(({ productId, place }): FormLine[] => {
    const type = types.get(productId)
    return type ? [{ type, place }] : []
  })
  return { lines, questions: await questionsOf(db, row.tenant_id, lines) }
}

/** Whether questions are asked: not once it is declined, expired, ordered or being revised. */
export const isAskedNow = (row: QuoteRow, now: string): boolean =>
  ['Sent', 'Accepted'].includes(statusAt(row, now))

/** Questions and answers, in the form that clerks and clients read. */
export async function viewQuestions({ db, now }: Tx, row: QuoteRow) {
  const { frozen, answers } = storedOf(row)
  const asked = isAskedNow(row, now) ? await questionsOfQuote(db, row) : null
  const isOfTickets = asked?.questions.lines.some((each) => each.length > 0) ?? false
  return {
    seats: row.are_names_asked || isOfTickets ? frozen.seats : [],
    forms: asked ? viewSaleForms(asked.questions, asked.lines) : [],
    answers: asked ? answersNow(answers, asked) : [],
  }
}

/** The current quote in the form that staff read. @throws NotFound */
export async function showQuote(tx: Tx & { tenantId: string }, id: string, publicUrl: string) {
  const row = await quoteById(tx.db, tx.tenantId, id)
  const quote = viewQuote(row, tx.now, publicUrl)
  return {
    ...quote,
    ...(await viewQuestions(tx, row)),
    ...(quote.can.convert && {
      payment: await waysToPay(tx.db, row.tenant_id, row.deposit_cents ?? row.final_cents),
    }),
  }
}
