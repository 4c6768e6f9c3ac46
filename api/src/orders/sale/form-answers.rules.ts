import type { Kind } from '@guichet/contract/kinds.ts'
import type { Answer } from '@guichet/contract/orders/sale/cart.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { z } from 'zod'
import type { AskedForm, AskedQuestion } from '../../forms/public.ts'
import type { Place, PlannedLine } from './planned-cart.ts'

export type SentAnswer = z.input<typeof Answer>
export type AskedInForm = { form: AskedForm; question: AskedQuestion }
/** A line of a cart, or of a quote, as far as forms are asked for it. */
export type FormLine = {
  type: { kind: Kind; category_id: string | null; rental_type_id: string | null }
  place: Pick<Place, 'line' | 'part'>
}
/** What is asked: of the order once, and of each ticket of a line. */
export type Questions = {
  order: AskedInForm[]
  lines: AskedInForm[][]
  forms: { form: AskedForm; lines: number[] }[]
}
/** What was answered, as it was sent: once for the order, and for each ticket. */
export type GivenAnswers = {
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

/** The kinds that open a gate or a counter of equipment; the others have no ticket. */
const ticketed: readonly string[] = ['daily_ticket', 'season_pass', 'equipment_rental']
export const isTicketed = ({ type }: { type: { kind: string } }): boolean =>
  ticketed.includes(type.kind)

/** What forms ask of the lines. A line without tickets is asked once, for the order. */
export function askedOf(forms: readonly AskedForm[], lines: readonly FormLine[]): Questions {
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

const isAskedFor = (form: AskedForm, { category_id, rental_type_id }: FormLine['type']) =>
  (category_id !== null && form.activityCategoryIds.includes(category_id)) ||
  (rental_type_id !== null && form.rentalTypeIds.includes(rental_type_id))

type QuestionIds = Pick<SentAnswer, 'formPublicId' | 'questionPublicId'>
export const isAnswerTo = (answer: QuestionIds, { form, question }: AskedInForm): boolean =>
  answer.formPublicId === form.id && answer.questionPublicId === question.id

/** `kept` is the language in which answers are kept. */
export type Reader = {
  kept: Language
  fault: (field: string, rule: string) => void
  /** A mandatory question that nobody answered is kept without an answer, which follows later. */
  isLater?: boolean
}

/** The answers to the questions asked at one place of the request, with what is wrong with them. */
export function readAnswers(
  { kept, fault, isLater = false }: Reader,
  asked: readonly AskedInForm[],
  given: readonly SentAnswer[],
  field: string,
): AnswerRow[] {
  given.forEach((item, i) => {
    const known = asked.find((candidate) => isAnswerTo(item, candidate))
    if (!known || isStrangeOption(item, known.question)) fault(`${field}.${i}`, 'invalid')
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

export const isStrangeOption = ({ options }: SentAnswer, question: AskedQuestion): boolean =>
  options?.some((option) => option >= question.options.length) ?? false

/** What was typed, or the texts of the options that were ticked. */
const answerTo = (question: AskedQuestion, sent: SentAnswer | undefined, kept: Language): string =>
  question.type === 'ShortAnswer'
    ? (sent?.answer ?? '')
    : [...new Set(sent?.options)]
        .sort((a, b) => a - b)
        .flatMap((option) => question.options[option]?.[kept] ?? [])
        .join(', ')
