import { expect, test } from 'vitest'
import {
  answered,
  answersByPlace,
  answerTo,
  missingIn,
  placeKey,
  questionsFor,
} from './quote-guests.rules.ts'
import type { Quote } from './quote-view.ts'

const text = (words: string) => ({ fr: words, en: words })
const question = (publicId: string, over: object = {}): Quote['forms'][number]['questions'][0] => ({
  publicId,
  text: text(publicId),
  type: 'ShortAnswer',
  options: [],
  isMandatory: true,
  isForOrder: false,
  lines: [0],
  parts: [{ line: 1, part: 2 }],
  ...over,
})
const forms: Quote['forms'] = [
  {
    publicId: 'camp',
    name: text('Camp'),
    questions: [
      question('phone', { isForOrder: true, lines: [], parts: [] }),
      question('food'),
      question('bag', { type: 'CheckBox', options: [text('Lunch')], isMandatory: false }),
    ],
  },
]
const seat = (line: number, part: number | null, ordinal: number) => ({
  line,
  part,
  ordinal,
  title: text('Day'),
  activationDateTimeUtc: null,
})
const seats = [seat(0, null, 0), seat(0, null, 1), seat(1, 2, 0), seat(2, null, 0)]
const ids = (asked: { question: { publicId: string } }[]) =>
  asked.map((each) => each.question.publicId)

test('a ticket has the questions of its line or of its part of a package, the group has its own once', () => {
  expect([null, ...seats].map((at) => ids(questionsFor(forms, at)))).toEqual([
    ['phone'],
    ['food', 'bag'],
    ['food', 'bag'],
    ['food', 'bag'],
    [],
  ])
})

test('a mandatory answer is missing until it is given, and a blank is no answer', () => {
  const [food] = questionsFor(forms, seats[0]!)
  const [phone] = questionsFor(forms, null)
  const given = answersByPlace([
    answered(seats[0]!, food!, 'Nuts'),
    answered(seats[1]!, food!, '  '),
    answered(null, phone!, '911'),
  ])
  expect(answerTo(given.get(placeKey(seats[0]!)), food!)).toMatchObject({
    seat: { line: 0, part: null, ordinal: 0 },
    answer: 'Nuts',
  })
  expect(missingIn({ forms, seats }, given)).toBe(2)
  expect(missingIn({ forms, seats }, answersByPlace([]))).toBe(4)
})
