import {
  answered,
  answersByPlace,
  answerTo,
  formQuestionKey,
  placeKey,
  questionsFor,
  seatKey,
  type GuestAnswer,
  type QuestionInForm,
  type Seat,
} from '@guichet/contract/quotes/quote-guests.rules.ts'
import type { LinkQuote } from './quote-link.load.ts'

type NamePart = 'firstName' | 'lastName'
/** Names of the fields of a ticket, or of the group for null. */
export const nameField = (seat: Seat, part: NamePart): string => `${part} ${seatKey(seat)}`
export const answerField = (seat: Seat | null, asked: QuestionInForm): string =>
  `answer ${placeKey(seat)} ${formQuestionKey(asked)}`

type Name = LinkQuote['names'][number]
/** The names of all tickets in a sent form; those without a field stay as they are. */
export function namesIn(quote: LinkQuote, form: URLSearchParams): Name[] {
  if (!quote.areNamesAsked) return []
  const saved = new Map(quote.names.map((name) => [seatKey(name), name]))
  return quote.seats.map((seat) => {
    const { line, part, ordinal } = seat
    const before = saved.get(seatKey(seat))
    const given = (which: NamePart) =>
      (form.get(nameField(seat, which)) ?? before?.[which] ?? '').trim()
    return { line, part, ordinal, firstName: given('firstName'), lastName: given('lastName') }
  })
}

type SentAnswer = { field: string; answer: GuestAnswer }
/** The answers of a sent form that differ from those that are saved, each with its field. */
export function changedAnswers(quote: LinkQuote, form: URLSearchParams): SentAnswer[] {
  const saved = answersByPlace(quote.answers)
  return [null, ...quote.seats].flatMap((seat) =>
    questionsFor(quote.forms, seat).flatMap((asked) => {
      const field = answerField(seat, asked)
      const before = answerTo(saved.get(placeKey(seat)), asked)
      const answer = answered(seat, asked, valueIn(form, field, asked))
      const isSame = asked.question.type === 'CheckBox' ? isSameOptions : isSameText
      return isSame(answer, before) ? [] : [{ field, answer }]
    }),
  )
}

function valueIn(form: URLSearchParams, field: string, { question }: QuestionInForm) {
  if (question.type === 'ShortAnswer') return (form.get(field) ?? '').trim()
  const numbers = form.getAll(field).filter((value) => /^\d{1,2}$/.test(value))
  return numbers.map(Number)
}

type MaybeAnswer = GuestAnswer | undefined
const isSameText = (now: MaybeAnswer, before: MaybeAnswer) =>
  (now?.answer ?? '') === (before?.answer ?? '')
const isSameOptions = (now: MaybeAnswer, before: MaybeAnswer) =>
  (now?.options ?? []).join() === (before?.options ?? []).join()
