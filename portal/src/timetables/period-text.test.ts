import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'
import { restOfMonth } from './view-period.rules.ts'

const textOf = (date: string, today: string | null, language: 'fr' | 'en' = 'fr') =>
  periodText(
    { view: 'month', date, rest: today === null ? null : restOfMonth(date, today) },
    language,
  ).replaceAll(/[\s–]+/g, ' ')

test('the last weeks of a month go on into the next one, and are named after both', () => {
  expect(textOf('2026-11-30', '2026-11-30')).toBe('novembre décembre 2026')
  expect(textOf('2026-11-30', '2026-11-30', 'en')).toBe('November December 2026')
  expect(textOf('2026-12-28', '2026-12-28')).toBe('décembre 2026 janvier 2027')
})

test('a whole month, another month and a first week are named after one', () => {
  expect(textOf('2026-11-30', null)).toBe('novembre 2026')
  expect(textOf('2026-12-15', '2026-11-30')).toBe('décembre 2026')
})
