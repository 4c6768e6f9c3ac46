import { fold } from '@guichet/contract/fold.ts'
import type { FieldProblem } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { formsFor, type ApplicableForm } from '../../forms/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { invalid } from '../../platform/http/api-error.ts'
import { brokenField } from '../../platform/http/field-problem.ts'
import { newId } from '../../platform/values/ids.ts'
import type { PlannedLine } from './cart/planned-cart.ts'
import {
  questionsForLines,
  readAnswers,
  type AnswerRow,
  type Answers,
  type FormLine,
  type SentAnswers,
  type Questions,
  type Reader,
  type SentAnswer,
} from './form-answers.rules.ts'

/** Forms of the lines of a sale. */
export const formsOf = (
  db: Db,
  tenantId: string,
  lines: readonly Pick<FormLine, 'type'>[],
): Promise<ApplicableForm[]> =>
  formsFor(db, tenantId, {
    activityCategoryIds: [...new Set(lines.flatMap(({ type }) => type.category_id ?? []))],
    rentalTypeIds: [...new Set(lines.flatMap(({ type }) => type.rental_type_id ?? []))],
  })

/** Questions of these forms. */
export const questionsOf = async (
  db: Db,
  tenantId: string,
  lines: readonly FormLine[],
): Promise<Questions> => questionsForLines(await formsOf(db, tenantId, lines), lines)

/** The answers sent with the lines of a sale. */
export const answersIn = (order: readonly SentAnswer[] = []): SentAnswers => ({
  order,
  ticket: ({ asked }, ordinal) => asked.answers?.[ordinal] ?? [],
})

/**
 * Answers to store, in the language of the order; one that is missing, too long or without a
 * question is reported at its field.
 */
export function answersOf(
  questions: Questions,
  given: SentAnswers,
  lines: PlannedLine[],
  { language, kept }: { language: Language; kept: Language },
): Answers {
  const problems: FieldProblem[] = []
  const fault = (field: string, rule: string) => problems.push(brokenField(field, rule, language))
  const answers = readAll({ kept, fault }, questions, given, lines)
  if (lines.some(({ quantity, asked }) => (asked.answers?.length ?? 0) > quantity))
    fault('tickets', 'invalid')
  if (problems.length) throw invalid(problems)
  return answers
}

/**
 * Answers sent with a promised sale. A missing answer does not block the sale: a mandatory question
 * is stored without an answer, which is filled in later on the ticket.
 */
export const promisedAnswers = (
  questions: Questions,
  given: SentAnswers,
  lines: PlannedLine[],
  kept: Language,
): Answers => readAll({ kept, fault: () => {}, isLater: true }, questions, given, lines)

function readAll(
  reader: Reader,
  questions: Questions,
  given: SentAnswers,
  lines: PlannedLine[],
): Answers {
  const order = readAnswers(reader, questions.order, given.order, 'answers')
  const tickets = new Map(
    lines.flatMap((line, i) =>
      Array.from({ length: line.quantity }, (_, ordinal): [string, AnswerRow[]] => {
        const field = `${line.place.field}.answers.${ordinal}`
        const sent = given.ticket(line, ordinal)
        return [`${line.key}.${ordinal}`, readAnswers(reader, questions.lines[i]!, sent, field)]
      }),
    ),
  )
  return { order, ticket: (line, ordinal) => tickets.get(`${line.key}.${ordinal}`) ?? [] }
}

/**
 * Stores the answers with the wording of the questions, so that later changes of the form do not
 * affect them.
 */
export async function writeAnswers(
  db: Db,
  { tenantId, orderId }: { tenantId: string; orderId: string },
  answers: Answers,
  tickets: { id: string; unit: { line: PlannedLine; ordinal: number } }[],
): Promise<void> {
  const rows = [
    ...answers.order.map((row) => ({ ...row, ticket_id: null })),
    ...tickets.flatMap(({ id, unit }) =>
      answers.ticket(unit.line, unit.ordinal).map((row) => ({ ...row, ticket_id: id })),
    ),
  ]
  await inChunks(rows, (some) =>
    db
      .insertInto('answer')
      .values(
        some.map((row) => ({
          tenant_id: tenantId,
          id: newId(),
          order_id: orderId,
          folded: fold(row.answer),
          ...row,
        })),
      )
      .execute(),
  )
}
