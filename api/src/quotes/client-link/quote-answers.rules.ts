import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { QuoteAnswer } from '@guichet/contract/quotes/quote-view.ts'
import {
  isAnswerTo,
  isUnknownOption,
  type FormLine,
  type SentAnswers,
  type Questions,
} from '../../orders/public.ts'
import { seatKey } from '../named-owners.rules.ts'

/** Questions that a quote currently asks its client. */
export type QuoteQuestions = { lines: FormLine[]; questions: Questions }
type QuestionOfForm = Questions['order'][number]
type AnswerIds = Pick<QuoteAnswer, 'seat' | 'formPublicId' | 'questionPublicId'>
/**
 * A stored answer: with the wording of its question and of the selected options, as the position of
 * an option may change before the order.
 */
export type StoredAnswer = AnswerIds & {
  form: Bilingual
  question: Bilingual
  answer: string
  chosen: Bilingual[]
}

/** The question of an answer, while it is still asked. */
function questionOfAnswer(
  { lines, questions }: QuoteQuestions,
  named: AnswerIds,
): QuestionOfForm | undefined {
  const { seat } = named
  const line = lines.findIndex(
    ({ place }) => seat && place.line === seat.line && place.part === seat.part,
  )
  const asked = seat ? (questions.lines[line] ?? []) : questions.order
  return asked.find((candidate) => isAnswerTo(named, candidate))
}

const keyOf = ({ seat, formPublicId, questionPublicId }: AnswerIds): string =>
  `${seat && seatKey(seat)} ${formPublicId} ${questionPublicId}`

/**
 * Merges the changes of the client into the stored answers. An answer to a question that is no
 * longer asked is dropped silently, as the client cannot know; the page shows the current
 * questions.
 *
 * @returns The faults, by their index in the request
 */
export function withAnswers(
  stored: readonly StoredAnswer[],
  sent: readonly QuoteAnswer[],
  asked: QuoteQuestions,
): { answers: StoredAnswer[]; faults: number[] } {
  const answers = new Map(stored.map((answer) => [keyOf(answer), answer]))
  const faults = sent.flatMap((item, i) => {
    const found = questionOfAnswer(asked, item)
    answers.delete(keyOf(item))
    if (!found) return []
    if (isUnknownOption(item, found.question)) return [i]
    const kept = storedAnswer(item, found)
    if (kept.answer || kept.chosen.length) answers.set(keyOf(item), kept)
    return []
  })
  return { answers: [...answers.values()], faults }
}

const storedAnswer = (
  { seat, formPublicId, questionPublicId, answer = '', options = [] }: QuoteAnswer,
  { form, question }: QuestionOfForm,
): StoredAnswer => ({
  seat,
  formPublicId,
  questionPublicId,
  form: form.name,
  question: question.text,
  answer: question.type === 'ShortAnswer' ? answer : '',
  chosen:
    question.type === 'CheckBox' ? question.options.filter((_, i) => options.includes(i)) : [],
})

/** Answers to the current questions; the others no longer count. */
export const answersNow = (stored: readonly StoredAnswer[], asked: QuoteQuestions): QuoteAnswer[] =>
  stored.flatMap(({ seat, formPublicId, questionPublicId, answer, chosen }): QuoteAnswer[] => {
    const named = { seat, formPublicId, questionPublicId }
    const question = questionOfAnswer(asked, named)?.question
    if (!question) return []
    if (question.type === 'ShortAnswer') return answer ? [{ ...named, answer }] : []
    const options = question.options.flatMap((option, i) =>
      chosen.some(({ fr, en }) => fr === option.fr && en === option.en) ? [i] : [],
    )
    return options.length ? [{ ...named, options }] : []
  })

/** The answers in the form of a sale. */
export function givenAnswers(answers: readonly QuoteAnswer[]): SentAnswers {
  const bySeat = Map.groupBy(answers, ({ seat }) => (seat ? seatKey(seat) : null))
  return {
    order: bySeat.get(null) ?? [],
    ticket: ({ place }, ordinal) => bySeat.get(seatKey({ ...place, ordinal })) ?? [],
  }
}
