import { expect, test } from 'vitest'
import { isOfDigits, isShorterThanIndexed, partPattern } from './search-term.ts'

test.each([
  ['tr', true],
  ['_%', true],
  ['é', true],
  ['tre', false],
  ['a_b', false],
])('%s is shorter than the word index: %s', (term, isShorter) => {
  expect(isShorterThanIndexed(partPattern(term))).toBe(isShorter)
})

test.each([
  ['4321', true],
  ['4185550123', true],
  ['432', false],
  ['4321a', false],
  ['tremblay', false],
])('%s is digits of a number: %s', (term, isNumber) => {
  expect(isOfDigits(partPattern(term))).toBe(isNumber)
})
