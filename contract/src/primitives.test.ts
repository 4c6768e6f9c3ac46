import { expect, test } from 'vitest'
import { z } from 'zod'
import * as rules from './primitives.ts'
import { ruleMessages, sentenceOf } from './rules.messages.ts'

const today = '2026-11-21'
const ofLength = (n: number) => 'a'.repeat(n)
const day = {
  from: z.object({ begins: rules.nonPast(() => today) }),
  at: (begins: string) => ({ begins }),
}

/** Each named rule of the specification, with values at its limit that pass and that fail. */
const cases: [
  name: string,
  schema: z.ZodType,
  rule: string,
  passes: unknown[],
  fails: unknown[],
][] = [
  ['required', rules.Required(10), 'required', ['a', ' a '], ['', '   ']],
  ['integer', rules.Integer(1, 25), 'integer', [1, 25], [1.5]],
  ['min value', rules.Integer(1, 25), 'minValue', [1], [0, -1]],
  ['max value', rules.Integer(1, 25), 'maxValue', [25], [26]],
  ['not empty', rules.NotEmpty(rules.Required(5)), 'notEmpty', [['a']], [[]]],
  [
    'not empty: no empty entry',
    rules.NotEmpty(rules.Required(5)),
    'required',
    [['a', 'b']],
    [['a', '']],
  ],
  ['min length', rules.MinLength(12, 200), 'minLength', [ofLength(12)], [ofLength(11)]],
  ['max length', rules.Required(192), 'maxLength', [ofLength(192)], [ofLength(193)]],
  ['unique', rules.Unique(z.array(z.string())), 'unique', [['a', 'b'], []], [['a', 'a']]],
  [
    'email',
    rules.Email,
    'email',
    ['a@b.ca', ' Eric@Exemple.ca '],
    ['a@', 'a b@c.ca', '@c.ca', 'a@b'],
  ],
  [
    'phone',
    rules.Phone,
    'phone',
    ['418 555-0199', '4185550199', '(418) 555-0199', '+1 418-555-0199', '1.418.555.0199'],
    ['555-0199', '418 555-019', 'abc', '418 555-01999'],
  ],
  [
    'url',
    rules.Url,
    'url',
    ['https://guichet.test/a?b=c'],
    ['guichet.test', 'javascript:alert(1)', 'ftp://a.b'],
  ],
  [
    'hexadecimal colour',
    rules.HexColour,
    'hexColour',
    ['#abc', '#abcd', '#3f6ad8', '#3F6AD8ff'],
    ['abc', '#ab', '#abcde', '#ggg', '#1234567'],
  ],
  [
    'non-past period',
    day.from,
    'nonPastPeriod',
    [day.at(today), day.at('2027-01-01')],
    [day.at('2026-11-20')],
  ],
  [
    'price format',
    rules.Price(0, 1_000_000),
    'priceFormat',
    ['19.99', 19.9, '5', 0, '10000'],
    ['1.999', 'abc', '', '1e3', 1.005],
  ],
  ['no price below zero', rules.Price(0, 1_000_000), 'negativePrice', ['0', 0], ['-0.01', -1]],
  ['minimum price above zero', rules.Price(1, 1_000_000), 'minPrice', ['0.01'], [0, '0.00', '-1']],
  ['maximum price', rules.Price(0, 1_000_000), 'maxPrice', ['10000.00'], ['10000.01']],
  ['number with no comma', rules.NumberWithoutComma, 'noComma', ['12', '12.5'], ['12,5', '1,000']],
  ['between', rules.Between, 'between', [0.01, 10_000], [0, -1, 10_000.01]],
  [
    'integer only, in a query',
    rules.QueryInteger(1, 400),
    'integer',
    ['1', '400'],
    ['1.5', 'a', '-1', ''],
  ],
  ['no whitespace', rules.NoWhitespace(50), 'noWhitespace', ['ABC-1'], ['A B', 'A\u00a0B']],
  ['a value must be chosen', rules.Choice(['fr', 'en']), 'choice', ['fr'], ['de', '']],
  [
    'availability',
    rules.availableOn((date) => date === today),
    'hasAvailability',
    [today],
    ['2026-11-22'],
  ],
  ['date', rules.LocalDate, 'date', ['2028-02-29'], ['2026-02-29', '2026-1-1', 'x']],
  ['time', rules.WallTime, 'time', ['00:00', '23:59'], ['24:00', '9:00', '12:60']],
  [
    'identifier',
    rules.Id,
    'id',
    ['01a1fcb5-cd26-74ef-9edf-2544b131e2c9'],
    ['00000000-0000-0000-0000-000000000000', 'x'],
  ],
]

test.each(cases)('%s', (...[, schema, rule, passes, fails]) => {
  for (const value of passes)
    expect(schema.safeParse(value).error?.issues, JSON.stringify(value)).toBeUndefined()
  for (const value of fails)
    expect(
      schema.safeParse(value).error?.issues.map((issue) => issue.message.split(':')[0]),
      JSON.stringify(value),
    ).toContain(rule)
})

test('every rule of a primitive has a message in both languages, with its limit', () => {
  for (const [, , rule] of cases) expect(Object.keys(ruleMessages)).toContain(rule)
  expect([sentenceOf('maxLength:192', 'fr'), sentenceOf('maxLength:192', 'en')]).toEqual([
    'Au plus 192 caractères.',
    'At most 192 characters.',
  ])
  const tooMany = rules.NotEmpty(rules.WallTime, 26).safeParse(Array(27).fill('09:00'))
  expect(sentenceOf(tooMany.error!.issues[0]!.message, 'fr')).toBe('Au plus 26 éléments.')
  expect(sentenceOf(tooMany.error!.issues[0]!.message, 'en')).toBe('At most 26 items.')
})

test('a text with a NUL or a lone surrogate is refused', () => {
  for (const value of ['a\0b', '\ud800'])
    expect(rules.Text(10).safeParse(value).success).toBe(false)
})

test('dollars are converted to cents digit by digit', () => {
  const cents = (value: unknown) => rules.Price(0, 1_000_000_000).parse(value)
  expect([cents('19.9'), cents(19.99), cents(0.1), cents('1234567.89'), cents('12,50')]).toEqual([
    1990, 1999, 10, 123_456_789, 1250,
  ])
})
