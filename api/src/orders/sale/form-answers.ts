import type { Body } from '@guichet/contract/endpoint.ts'
import { fold } from '@guichet/contract/fold.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { FieldProblem } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { formsFor, type AskedForm, type AskedQuestion } from '../../forms/public.ts'
import { invalid } from '../../platform/api-error.ts'
import type { Db } from '../../platform/db.ts'
import { brokenField } from '../../platform/field-problem.ts'
import { newId } from '../../platform/ids.ts'
import { inChunks } from '../../platform/in-chunks.ts'
import type { PlannedLine } from './planned-cart.ts'
import { isTicketed } from './write-tickets.ts'

type SentAnswer = NonNullable<Body<typeof sell>['answers']>[number]
type AskedInForm = { form: AskedForm; question: AskedQuestion }
/** What a cart asks: of the order once, and of each ticket of a line. */
export type Questions = {
  order: AskedInForm[]
  lines: AskedInForm[][]
  forms: { form: AskedForm; lines: number[] }[]
}
export type AnswerRow = {
  form_title: string
  question_text: string
  answer: string
  position: number
}
export type Answers = {
  order: AnswerRow[]
  ticket: (line: PlannedLine, ordinal: number) => AnswerRow[]
}

export const noAnswers: Answers = { order: [], ticket: () => [] }

/**
 * The questions of the forms that go with what is being sold. A line without tickets is asked once,
 * for the order.
 */
export async function questionsOf(
  db: Db,
  tenantId: string,
  lines: PlannedLine[],
): Promise<Questions> {
  const forms = await formsFor(db, tenantId, {
    activityCategoryIds: [...new Set(lines.flatMap(({ type }) => type.category_id ?? []))],
    rentalTypeIds: [...new Set(lines.flatMap(({ type }) => type.rental_type_id ?? []))],
  })
  const asked = forms.map((form) => ({
    form,
    lines: lines.flatMap(({ type }, i) => (isAskedFor(form, type) ? [i] : [])),
  }))
  const isOfTicket = ({ recurrence }: AskedQuestion, i: number) =>
    recurrence === 'OnTicket' && isTicketed(lines[i]!)
  const pairs = (keep: (question: AskedQuestion, at: number[]) => boolean) =>
    asked.flatMap(({ form, lines: at }) =>
      form.questions
        .filter((question) => keep(question, at))
        .map((question) => ({ form, question })),
    )
  return {
    forms: asked,
    order: pairs((question, at) => at.some((i) => !isOfTicket(question, i))),
    lines: lines.map((_, i) => pairs((question, at) => at.includes(i) && isOfTicket(question, i))),
  }
}

const isAskedFor = (form: AskedForm, { category_id, rental_type_id }: PlannedLine['type']) =>
  (category_id !== null && form.activityCategoryIds.includes(category_id)) ||
  (rental_type_id !== null && form.rentalTypeIds.includes(rental_type_id))

/**
 * The answers as they are kept, in the words of the order's language; one that is missing, too long
 * or to no question asked is reported at its field.
 */
export function answersOf(
  questions: Questions,
  body: Pick<Body<typeof sell>, 'answers'>,
  lines: PlannedLine[],
  { language, kept }: { language: Language; kept: Language },
): Answers {
  const problems: FieldProblem[] = []
  const fault = (field: string, rule: string) => problems.push(brokenField(field, rule, language))
  const reader = { kept, fault }
  const order = readAnswers(reader, questions.order, body.answers ?? [], 'answers')
  const tickets = new Map(
    lines.flatMap(({ key, quantity, asked, place }, i) =>
      Array.from({ length: quantity }, (_, ordinal): [string, AnswerRow[]] => {
        const field = `${place.field}.answers.${ordinal}`
        const given = asked.answers?.[ordinal] ?? []
        return [`${key}.${ordinal}`, readAnswers(reader, questions.lines[i]!, given, field)]
      }),
    ),
  )
  if (lines.some(({ quantity, asked }) => (asked.answers?.length ?? 0) > quantity))
    fault('tickets', 'invalid')
  if (problems.length) throw invalid(problems)
  return { order, ticket: (line, ordinal) => tickets.get(`${line.key}.${ordinal}`) ?? [] }
}

type Reader = { kept: Language; fault: (field: string, rule: string) => void }

/** The answers to the questions asked at one place of the request, with what is wrong with them. */
function readAnswers(
  { kept, fault }: Reader,
  asked: readonly AskedInForm[],
  given: readonly SentAnswer[],
  field: string,
): AnswerRow[] {
  given.forEach((item, i) => {
    const known = asked.find((candidate) => isAnswerTo(item, candidate))
    if (!known || item.options?.some((option) => option >= known.question.options.length))
      fault(`${field}.${i}`, 'invalid')
  })
  return asked.flatMap(({ form, question }, position) => {
    const answer = answerTo(
      question,
      given.find((item) => isAnswerTo(item, { form, question })),
      kept,
    )
    if (!answer && question.mandatory) fault(`${field}.${question.id}`, 'required')
    return answer
      ? [{ form_title: form.name[kept], question_text: question.text[kept], answer, position }]
      : []
  })
}

const isAnswerTo = (answer: SentAnswer, { form, question }: AskedInForm) =>
  answer.formPublicId === form.id && answer.questionPublicId === question.id

/** What was typed, or the texts of the options that were ticked. */
const answerTo = (question: AskedQuestion, sent: SentAnswer | undefined, kept: Language): string =>
  question.type === 'ShortAnswer'
    ? (sent?.answer ?? '')
    : [...new Set(sent?.options)]
        .sort((a, b) => a - b)
        .flatMap((option) => question.options[option]?.[kept] ?? [])
        .join(', ')

/**
 * Keeps the answers with the words that were asked: what becomes of the question changes none of
 * them.
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
