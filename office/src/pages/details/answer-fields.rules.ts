import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import type { Lines } from '../cart/change-cart.ts'

export type Form = NonNullable<OfficeCart['quote']>['forms'][number]
export type Question = Form['questions'][number]
/** A ticket that a question is about; null for a question of the whole order. */
export type AskedTicket = { line: number; ordinal: number } | null

/** Name of the field of an answer. */
export const answerField = (form: Form, question: Question, ticket: AskedTicket): string =>
  [
    'answer',
    form.publicId,
    question.publicId,
    ...(ticket ? [ticket.line, ticket.ordinal] : []),
  ].join(' ')

/** Tickets for which a question is answered; a list of null for the whole order. */
export const ticketsOf = (
  question: Question,
  lines: readonly { quantity: number }[],
): AskedTicket[] =>
  question.isForOrder
    ? [null]
    : question.lines.flatMap((line) =>
        Array.from({ length: lines[line]?.quantity ?? 0 }, (_, ordinal) => ({ line, ordinal })),
      )

type Answer = NonNullable<Lines[number]['answers']>[number][number]
function answerOf(form: Form, question: Question, values: string[]): Answer | null {
  const names = { formPublicId: form.publicId, questionPublicId: question.publicId }
  if (question.type === 'CheckBox') {
    const options = values.filter((value) => /^\d{1,2}$/.test(value)).map(Number)
    return options.length > 0 ? { ...names, options } : null
  }
  const answer = values[0]?.trim() ?? ''
  return answer ? { ...names, answer } : null
}

/** Answers of a sent form, to the questions of the order and of one ticket. */
export function answersFor(
  forms: readonly Form[],
  sent: URLSearchParams,
  ticket: AskedTicket,
): Answer[] {
  return forms.flatMap((form) =>
    form.questions.flatMap((question) => {
      const isAsked = ticket === null ? question.isForOrder : question.lines.includes(ticket.line)
      if (!isAsked) return []
      return answerOf(form, question, sent.getAll(answerField(form, question, ticket))) ?? []
    }),
  )
}

/** Lines with the answers about each of their tickets. */
export const withAnswers = (lines: Lines, forms: readonly Form[], sent: URLSearchParams): Lines =>
  lines.map((line, i) => {
    const answers = Array.from({ length: line.quantity }, (_, ordinal) =>
      answersFor(forms, sent, { line: i, ordinal }),
    )
    return answers.some((each) => each.length > 0) ? { ...line, answers } : line
  })
