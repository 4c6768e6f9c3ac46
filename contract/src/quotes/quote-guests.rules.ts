import type { FormToFill } from '../orders/sale/sale-forms.ts'
import type { Quote } from './quote-view.ts'

export type Seat = Pick<Quote['seats'][number], 'line' | 'part' | 'ordinal'>
export type GuestAnswer = Quote['answers'][number]
export type QuestionInForm = { form: FormToFill; question: FormToFill['questions'][number] }

export const seatKey = ({ line, part, ordinal }: Seat): string => `${line}/${part}/${ordinal}`

/** Key of a ticket, or of the group for null. */
export const placeKey = (seat: Seat | null): string => (seat ? seatKey(seat) : 'group')

type QuestionIds = Pick<GuestAnswer, 'formPublicId' | 'questionPublicId'>
const questionKey = ({ formPublicId, questionPublicId }: QuestionIds) =>
  `${formPublicId} ${questionPublicId}`
const idsOf = ({ form, question }: QuestionInForm): QuestionIds => ({
  formPublicId: form.publicId,
  questionPublicId: question.publicId,
})
export const formQuestionKey = (asked: QuestionInForm): string => questionKey(idsOf(asked))

/** Questions for a ticket, or for the group when `seat` is null. */
export const questionsFor = (forms: readonly FormToFill[], seat: Seat | null): QuestionInForm[] =>
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
export type AnswersAt = ReadonlyMap<string, GuestAnswer>
const withAnswer = (at: AnswersAt | undefined, answer: GuestAnswer): AnswersAt =>
  new Map(at).set(questionKey(answer), answer)
export const answersByPlace = (answers: readonly GuestAnswer[]): ReadonlyMap<string, AnswersAt> =>
  answers.reduce((all, answer) => {
    const place = placeKey(answer.seat)
    return all.set(place, withAnswer(all.get(place), answer))
  }, new Map<string, AnswersAt>())

export const answerTo = (
  at: AnswersAt | undefined,
  asked: QuestionInForm,
): GuestAnswer | undefined => at?.get(formQuestionKey(asked))

/** An answer in the format of the API. */
export const answered = (
  seat: Seat | null,
  asked: QuestionInForm,
  value: string | readonly number[],
): GuestAnswer => ({
  seat: seat && { line: seat.line, part: seat.part, ordinal: seat.ordinal },
  ...idsOf(asked),
  ...(typeof value === 'string' ? { answer: value } : { options: [...value] }),
})

export const isGiven = (given: GuestAnswer | undefined): boolean =>
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
