import { expect, test } from 'vitest'
import { wallTimeOf } from './wall-time.rules.ts'

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['9 h 30', '09:30'],
  ['14h', '14:00'],
  ['09.15', '09:15'],
  ['23:59', '23:59'],
  ['0', '00:00'],
])('%s is %s', (typed, time) => expect(wallTimeOf(typed)).toBe(time))
test.each(['', '24', '9:7', '9:60', '99', 'midi', '9:300', '-1', '1 2 3'])(
  '“%s” is no time',
  (typed) => expect(wallTimeOf(typed)).toBeNull(),
)
