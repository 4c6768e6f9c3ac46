import { expect, test } from 'vitest'
import {
  answerField,
  answersFor,
  ticketsOf,
  withAnswers,
  type Form,
} from './answer-fields.rules.ts'

const question = (publicId: string, parts: Partial<Form['questions'][number]> = {}) => ({
  publicId,
  text: { fr: 'Niveau?', en: 'Level?' },
  type: 'ShortAnswer' as const,
  options: [],
  isMandatory: true,
  isForOrder: false,
  lines: [1],
  parts: [],
  ...parts,
})
const form: Form = {
  publicId: 'form',
  name: { fr: 'Cours', en: 'Lesson' },
  questions: [
    question('level'),
    question('news', { isForOrder: true, lines: [] }),
    question('meals', { type: 'CheckBox', options: [{ fr: 'Midi', en: 'Noon' }] }),
  ],
}
const [level, news, meals] = form.questions as [
  Form['questions'][number],
  Form['questions'][number],
  Form['questions'][number],
]
const names = (questionPublicId: string) => ({ formPublicId: 'form', questionPublicId })

test('a question is asked for each ticket of its lines, or once', () => {
  expect(ticketsOf(level, [{ quantity: 3 }, { quantity: 2 }])).toEqual([
    { line: 1, ordinal: 0 },
    { line: 1, ordinal: 1 },
  ])
  expect(ticketsOf(news, [{ quantity: 3 }])).toEqual([null])
})

test('typed answers go to the order and to their tickets', () => {
  const sent = new URLSearchParams([
    [answerField(form, news, null), ' par un ami '],
    [answerField(form, level, { line: 1, ordinal: 1 }), 'expert'],
    [answerField(form, meals, { line: 1, ordinal: 0 }), '0'],
    [answerField(form, meals, { line: 1, ordinal: 0 }), 'x'],
  ])
  expect(answersFor([form], sent, null)).toEqual([{ ...names('news'), answer: 'par un ami' }])
  const lines = [
    { productId: 'pass', quantity: 1 },
    { productId: 'adult', quantity: 2 },
  ]
  expect(withAnswers(lines, [form], sent)).toEqual([
    lines[0],
    {
      ...lines[1],
      answers: [[{ ...names('meals'), options: [0] }], [{ ...names('level'), answer: 'expert' }]],
    },
  ])
})
