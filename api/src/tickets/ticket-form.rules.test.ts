import { expect, test } from 'vitest'
import { correctionsOf, type StoredAnswer } from './ticket-form.rules.ts'

const row = (id: string, answer: string, over: Partial<StoredAnswer> = {}): StoredAnswer => ({
  id,
  form_title: 'Camp',
  question_text: 'Allergies',
  answer,
  ...over,
})
const sent = (...answers: [question: string, answer: string][]) => [
  { title: 'Camp', answers: answers.map(([question, answer]) => ({ question, answer })) },
]

test('only changed answers are corrections; unnamed ones stay', () => {
  const stored = [row('1', 'Noix'), row('2', 'Oui', { question_text: 'Nage' })]
  expect(correctionsOf(stored, sent(['Allergies', 'Noix']))).toEqual({
    corrections: [],
    faults: [],
  })
  expect(correctionsOf(stored, sent(['Nage', 'Non']))).toEqual({
    corrections: [{ id: '2', question: 'Nage', answer: 'Non' }],
    faults: [],
  })
})

test('two equal questions are matched in order, and a third one is rejected', () => {
  const alike = [row('1', 'a'), row('2', 'b')]
  expect(correctionsOf(alike, sent(['Allergies', 'a'], ['Allergies', 'c']))).toEqual({
    corrections: [{ id: '2', question: 'Allergies', answer: 'c' }],
    faults: [],
  })
  expect(
    correctionsOf(alike, sent(['Allergies', 'a'], ['Allergies', 'b'], ['Allergies', 'c'])).faults,
  ).toEqual([{ field: 'forms.0.answers.2.question', rule: 'invalid' }])
})

test('a stored answer above the limit stays; a new one of that length is rejected', () => {
  const long = 'x'.repeat(400)
  expect(correctionsOf([row('1', long)], sent(['Allergies', long])).faults).toEqual([])
  expect(correctionsOf([row('1', 'a')], sent(['Allergies', long])).faults).toEqual([
    { field: 'forms.0.answers.0.answer', rule: 'maxLength:160' },
  ])
})
