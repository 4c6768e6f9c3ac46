import type { QuoteAnswer } from '@guichet/contract/quotes/quote-view.ts'
import { expect, test } from 'vitest'
import {
  answersNow,
  givenAnswers,
  withAnswers,
  type QuoteQuestions,
} from './quote-answers.rules.ts'

const same = (text: string) => ({ fr: text, en: text })
const form = { id: 'camp', name: same('Camp'), questions: [], activityCategoryIds: [] }
const ask = (id: string, type: 'ShortAnswer' | 'CheckBox', options: string[] = []) => ({
  form: { ...form, rentalTypeIds: [] },
  question: {
    id,
    text: same(`${id}?`),
    type,
    options: options.map(same),
    recurrence: 'OnTicket' as const,
    mandatory: true,
  },
})
const phone = ask('phone', 'ShortAnswer')
const food = ask('food', 'ShortAnswer')
const brings = (options: string[]) => ask('brings', 'CheckBox', options)
const type = { kind: 'daily_ticket' as const, category_id: null, rental_type_id: null }
const asked = (...ofTicket: ReturnType<typeof ask>[]): QuoteQuestions => ({
  lines: [
    { type, place: { line: 0, part: null } },
    { type, place: { line: 1, part: 2 } },
  ],
  questions: { forms: [], order: [phone], lines: [ofTicket, ofTicket] },
})
const seat = (ordinal: number, line = 0, part: number | null = null) => ({ line, part, ordinal })
const anAnswer = (
  questionPublicId: string,
  at: QuoteAnswer['seat'],
  answer: string | number[],
): QuoteAnswer => ({
  seat: at,
  formPublicId: 'camp',
  questionPublicId,
  ...(typeof answer === 'string' ? { answer } : { options: answer }),
})
const now = asked(food, brings(['Lunch', 'Hat']))

test('a changed answer replaces the stored one; an empty one removes it, others stay', () => {
  const first = withAnswers(
    [],
    [
      anAnswer('phone', null, '911'),
      anAnswer('food', seat(0), 'Nuts'),
      anAnswer('food', seat(1), 'None'),
      anAnswer('brings', seat(0, 1, 2), [1, 0, 1]),
    ],
    now,
  )
  expect(first.faults).toEqual([])
  const { answers } = withAnswers(
    first.answers,
    [
      anAnswer('food', seat(0), 'Milk'),
      anAnswer('food', seat(1), ''),
      anAnswer('brings', seat(0), []),
    ],
    now,
  )
  expect(answersNow(answers, now)).toEqual([
    anAnswer('phone', null, '911'),
    anAnswer('brings', seat(0, 1, 2), [0, 1]),
    anAnswer('food', seat(0), 'Milk'),
  ])
})

test('an unknown option is a fault; a question that is no longer asked is not', () => {
  const { answers, faults } = withAnswers(
    [],
    [
      anAnswer('shoes', seat(0), '42'),
      anAnswer('brings', seat(0), [2]),
      anAnswer('food', null, 'Asked of tickets'),
      anAnswer('phone', seat(0), 'Asked of the order'),
    ],
    now,
  )
  expect(faults).toEqual([1])
  expect(answers).toEqual([])
})

test('when a form changes, answers follow their questions, and selected options are matched by their text', () => {
  const { answers } = withAnswers(
    [],
    [anAnswer('food', seat(0), 'Nuts'), anAnswer('brings', seat(0), [0, 1])],
    now,
  )
  const at = (...questions: ReturnType<typeof ask>[]) => answersNow(answers, asked(...questions))
  expect(at(food)).toEqual([anAnswer('food', seat(0), 'Nuts')])
  expect(at(brings(['Skates', 'Hat', 'Lunch']))).toEqual([anAnswer('brings', seat(0), [1, 2])])
  expect(at(brings(['Skates']))).toEqual([])
  // The question has another type now.
  expect(at(ask('food', 'CheckBox', ['Nuts']), ask('brings', 'ShortAnswer'))).toEqual([])
})

test('a sale receives the answers for its order, and per ticket', () => {
  const given = givenAnswers([
    anAnswer('phone', null, '911'),
    anAnswer('food', seat(1), 'Nuts'),
    anAnswer('food', seat(1, 1, 2), 'Milk'),
  ])
  const ticket = (line: number, part: number | null, ordinal: number) =>
    given.ticket({ place: { line, part, field: '' } } as never, ordinal)
  expect(given.order).toEqual([anAnswer('phone', null, '911')])
  expect([ticket(0, null, 0), ticket(0, null, 1)]).toEqual([
    [],
    [anAnswer('food', seat(1), 'Nuts')],
  ])
  expect(ticket(1, 2, 1)).toEqual([anAnswer('food', seat(1, 1, 2), 'Milk')])
})
