import { questionsFor } from '@guichet/contract/quotes/quote-guests.rules.ts'
import { expect, test } from 'vitest'
import { answerField, changedAnswers, nameField, namesIn } from './guest-fields.rules.ts'
import type { LinkQuote } from './quote-link.load.ts'

const text = (words: string) => ({ fr: words, en: words })
const question = (publicId: string, type: 'ShortAnswer' | 'CheckBox') => ({
  publicId,
  text: text(publicId),
  type,
  options: type === 'CheckBox' ? [text('Hat'), text('Lunch')] : [],
  isMandatory: true,
  isForOrder: false,
  lines: [0],
  parts: [],
})
const forms = [
  {
    publicId: 'camp',
    name: text('Camp'),
    questions: [question('food', 'ShortAnswer'), question('bag', 'CheckBox')],
  },
]
const seat = { line: 0, part: null, ordinal: 0 }
const [food, bag] = questionsFor(forms, seat)
const ids = { seat, formPublicId: 'camp' }
const quote = {
  areNamesAsked: true,
  names: [{ ...seat, firstName: 'Léa', lastName: 'Houle' }],
  seats: [{ ...seat, title: text('Child'), activationDateTimeUtc: null }],
  forms,
  answers: [
    { ...ids, questionPublicId: 'food', answer: 'Nuts' },
    { ...ids, questionPublicId: 'bag', options: [1] },
  ],
} as unknown as LinkQuote
const sent = (...fields: [string, string][]) => new URLSearchParams(fields)
const [foodField, bagField] = [answerField(seat, food!), answerField(seat, bag!)]

test('an answer that is as saved is not sent again', () =>
  expect(changedAnswers(quote, sent([foodField, ' Nuts '], [bagField, '1']))).toEqual([]))

test('a changed answer is sent, and one that was emptied or unchecked is removed', () => {
  const changed = changedAnswers(quote, sent([foodField, '']))
  expect(changed.map(({ field }) => field)).toEqual([foodField, bagField])
  expect(changed.map(({ answer }) => answer)).toMatchObject([{ answer: '' }, { options: [] }])
  const both = changedAnswers(quote, sent([foodField, 'Nuts'], [bagField, '0'], [bagField, '1']))
  expect(both.map(({ answer }) => answer)).toMatchObject([{ options: [0, 1] }])
})

test('an option that is not a number is none', () =>
  expect(
    changedAnswers(quote, sent([foodField, 'Nuts'], [bagField, '1'], [bagField, '<b>'])),
  ).toEqual([]))

test('a name without a field stays, and names that are not asked for are not sent', () => {
  expect(namesIn(quote, sent([nameField(seat, 'firstName'), ' Noé ']))).toEqual([
    { ...seat, firstName: 'Noé', lastName: 'Houle' },
  ])
  expect(namesIn({ ...quote, areNamesAsked: false }, sent())).toEqual([])
})
