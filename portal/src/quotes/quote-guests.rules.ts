import type { FormToFill } from '@guichet/contract/orders/sale/sale-forms.ts'
import type { Quote } from './quotes.queries.ts'

export type Seat = Pick<Quote['seats'][number], 'line' | 'part' | 'ordinal'>
export type GivenAnswer = Quote['answers'][number]
export type AskedInForm = { form: FormToFill; question: FormToFill['questions'][number] }

export const seatKey = ({ line, part, ordinal }: Seat): string => `${line}/${part}/${ordinal}`

/** Key of a ticket, or of the group for null. */
export const placeKey = (seat: Seat | null): string => (seat ? seatKey(seat) : 'group')

type QuestionIds = Pick<GivenAnswer, 'formPublicId' | 'questionPublicId'>
const questionKey = ({ formPublicId, questionPublicId }: QuestionIds) =>
  `${formPublicId} ${questionPublicId}`
const idsOf = ({ form, question }: AskedInForm): QuestionIds => ({
  formPublicId: form.publicId,
  questionPublicId: question.publicId,
})
export const askedKey = (asked: AskedInForm): string => questionKey(idsOf(asked))

/** Questions for a ticket, or for the group when `seat` is null. */
export const questionsFor = (forms: readonly FormToFill[], seat: Seat | null): AskedInForm[] =>
  forms.flatMap((form) =>
    form.questions
      .filter(({ isForOrder, lines, parts }) => {
        if (!seat) return isForOrder
        return seat.part === null
          ? lines.includes(seat.line)
          : parts.some(({ line, part }) => line === seat.line && part === seat.part)
      })
      .map((question) => ({ form, question })),
  )

/** Answers of a ticket or the group, by question. */
export type AnswersAt = ReadonlyMap<string, GivenAnswer>
export const withAnswer = (at: AnswersAt | undefined, answer: GivenAnswer): AnswersAt =>
  new Map(at).set(questionKey(answer), answer)
export const answersByPlace = (answers: readonly GivenAnswer[]): ReadonlyMap<string, AnswersAt> =>
  answers.reduce((all, answer) => {
    const place = placeKey(answer.seat)
    return all.set(place, withAnswer(all.get(place), answer))
  }, new Map<string, AnswersAt>())

export const answerTo = (at: AnswersAt | undefined, asked: AskedInForm): GivenAnswer | undefined =>
  at?.get(askedKey(asked))

/** An answer in the format of the API. */
export const answered = (
  seat: Seat | null,
  asked: AskedInForm,
  value: string | readonly number[],
): GivenAnswer => ({
  seat: seat && { line: seat.line, part: seat.part, ordinal: seat.ordinal },
  ...idsOf(asked),
  ...(typeof value === 'string' ? { answer: value } : { options: [...value] }),
})

export const isGiven = (given: GivenAnswer | undefined): boolean =>
  Boolean(given?.answer?.trim()) || Boolean(given?.options?.length)

/** Number of missing mandatory answers. */
export const missingIn = (
  { forms, seats }: Pick<Quote, 'forms' | 'seats'>,
  answers: ReadonlyMap<string, AnswersAt>,
): number =>
  [null, ...seats]
    .flatMap((seat) =>
      questionsFor(forms, seat).map((asked) => ({ asked, at: answers.get(placeKey(seat)) })),
    )
    .filter(({ asked, at }) => asked.question.isMandatory && !isGiven(answerTo(at, asked))).length
