import type { Kind } from '@guichet/contract/kinds.ts'
import type { Answer } from '@guichet/contract/orders/sale/cart.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { z } from 'zod'
import type { ApplicableForm, FormQuestion } from '../../forms/public.ts'
import type { Place, PlannedLine } from './cart/planned-cart.ts'

export type SentAnswer = z.input<typeof Answer>
export type QuestionInForm = { form: ApplicableForm; question: FormQuestion }
/** Line of a cart or of a quote, with the fields that determine its forms. */
export type FormLine = {
  type: { kind: Kind; category_id: string | null; rental_type_id: string | null }
  place: Pick<Place, 'line' | 'part'>
}
/** Questions of a sale: for the order, and for each ticket of a line. */
export type Questions = {
  order: QuestionInForm[]
  lines: QuestionInForm[][]
  forms: { form: ApplicableForm; lines: number[] }[]
}
/** Answers as sent: for the order, and for each ticket. */
export type SentAnswers = {
  order: readonly SentAnswer[]
  ticket: (line: PlannedLine, ordinal: number) => readonly SentAnswer[]
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

/** Kinds that have tickets, for a gate or for the pick-up of equipment. */
const ticketed: readonly string[] = ['daily_ticket', 'season_pass', 'equipment_rental']
export const isTicketed = ({ type }: { type: { kind: string } }): boolean =>
  ticketed.includes(type.kind)

/** Questions that forms ask for the lines. A line without tickets is asked once, for the order. */
export function questionsForLines(
  forms: readonly ApplicableForm[],
  lines: readonly FormLine[],
): Questions {
  const asked = forms.map((form) => ({
    form,
    lines: lines.flatMap(({ type }, i) => (isAskedFor(form, type) ? [i] : [])),
  }))
  const isOfTicket = ({ recurrence }: FormQuestion, i: number) =>
    recurrence === 'OnTicket' && isTicketed(lines[i]!)
  const pairs = (keep: (question: FormQuestion, at: number[]) => boolean) =>
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

const isAskedFor = (form: ApplicableForm, { category_id, rental_type_id }: FormLine['type']) =>
  (category_id !== null && form.activityCategoryIds.includes(category_id)) ||
  (rental_type_id !== null && form.rentalTypeIds.includes(rental_type_id))

type QuestionIds = Pick<SentAnswer, 'formPublicId' | 'questionPublicId'>
export const isAnswerTo = (answer: QuestionIds, { form, question }: QuestionInForm): boolean =>
  answer.formPublicId === form.id && answer.questionPublicId === question.id

/** `kept`: the language in which answers are stored. */
export type Reader = {
  kept: Language
  fault: (field: string, rule: string) => void
  /** True to store a mandatory question without an answer, which follows later. */
  isLater?: boolean
}

/** Reads the answers to the questions of one part of the request, and reports their faults. */
export function readAnswers(
  { kept, fault, isLater = false }: Reader,
  asked: readonly QuestionInForm[],
  given: readonly SentAnswer[],
  field: string,
): AnswerRow[] {
  given.forEach((item, i) => {
    const known = asked.find((candidate) => isAnswerTo(item, candidate))
    if (!known || isUnknownOption(item, known.question)) fault(`${field}.${i}`, 'invalid')
  })
  return asked.flatMap(({ form, question }, position) => {
    const answer = answerTo(
      question,
      given.find((item) => isAnswerTo(item, { form, question })),
      kept,
    )
    const isMissing = !answer && question.mandatory
    if (isMissing && !isLater) fault(`${field}.${question.id}`, 'required')
    return answer || isMissing
      ? [{ form_title: form.name[kept], question_text: question.text[kept], answer, position }]
      : []
  })
}

export const isUnknownOption = ({ options }: SentAnswer, question: FormQuestion): boolean =>
  options?.some((option) => option >= question.options.length) ?? false

/** The typed text, or the texts of the selected options. */
const answerTo = (question: FormQuestion, sent: SentAnswer | undefined, kept: Language): string =>
  question.type === 'ShortAnswer'
    ? (sent?.answer ?? '')
    : [...new Set(sent?.options)]
        .sort((a, b) => a - b)
        .flatMap((option) => question.options[option]?.[kept] ?? [])
        .join(', ')
