import { expect, test } from 'vitest'
import { formatDay, formatTime } from './formats.ts'

test('a day has its year unless it is the current one, and the first of a month is an ordinal', () => {
  expect(formatDay('fr', '2030-02-01', '2030-01-01')).toBe('vendredi 1er février')
  expect(formatDay('fr', '2030-02-11', '2030-01-01')).toBe('lundi 11 février')
  expect(formatDay('fr', '2031-03-01', '2030-01-01')).toBe('samedi 1er mars 2031')
  expect(formatDay('en', '2030-02-01', '2030-01-01')).toBe('Friday, February 1')
})

test('a time is that of the business, on a clock of 24 hours', () => {
  expect(formatTime('2030-02-02T05:05:00.000Z', 'America/Toronto')).toBe('00:05')
  expect(formatTime('2030-02-02T18:30:00.000Z', 'America/Toronto')).toBe('13:30')
})
