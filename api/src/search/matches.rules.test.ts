import { expect, test } from 'vitest'
import { isLastDigits, matchOf, mayBeMistyped, wordsOf } from './matches.rules.ts'

test.each([
  ['(418) 555-0142', '4185550142'],
  ['+1 418.555.0142', '4185550142'],
  ['555.01', '55501'],
  ['418 555', '418 555'],
  ['GU-1234', 'GU-1234'],
  ['  Léa  ', 'Léa'],
  ['...', '...'],
  ['1.5 km', '1.5 km'],
])('“%s” is searched as “%s”', (term, words) => {
  expect(wordsOf(term)).toBe(words)
})

test.each([
  ['12', false],
  ['123', true],
  ['555014212', true],
  ['4185550142', false],
  ['12a', false],
])('whether “%s” may be the last digits of a number: %s', (words, isLast) => {
  expect(isLastDigits(words)).toBe(isLast)
})

test('numbers and short words must match exactly, longer ones may have typing errors', () => {
  expect(['1234567', 'roy', 'r o y', 'côté', 'a1b2'].map(mayBeMistyped)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('an exact match of a field comes before a partial one', () => {
  const texts = { name: ['Léa Roy', 'Roy Léa'], reference: 'ROY', email: 'roy@example.test' }
  expect(matchOf('roy', texts)).toEqual({ matched: 'reference', isExact: true })
  expect(matchOf('ROY@example.test', texts)).toEqual({ matched: 'email', isExact: true })
  expect(matchOf('roy lea', texts)).toEqual({ matched: 'name', isExact: false })
  expect(matchOf('example', texts)).toEqual({ matched: 'email', isExact: false })
  expect(matchOf('nobody', texts)).toEqual({ matched: null, isExact: false })
})

test('a phone number matches by its digits, in full or in part', () => {
  const phone = '+1 (418) 555-0142'
  expect(matchOf('418 555 0142', { phone })).toEqual({ matched: 'phone', isExact: true })
  expect(matchOf('0142', { phone })).toEqual({ matched: 'phone', isExact: false })
  expect(matchOf('(9', { phone })).toEqual({ matched: null, isExact: false })
})
