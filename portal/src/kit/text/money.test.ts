import { expect, test } from 'vitest'
import { formatMoney, formatPercent } from './money.ts'

test('formats dollars as each language writes them', () => {
  expect(formatMoney(1234567.5, 'fr')).toBe('1\u00a0234\u00a0567,50\u00a0$')
  expect(formatMoney(1234567.5, 'en')).toBe('$1,234,567.50')
  expect(formatMoney(0, 'fr')).toBe('0,00\u00a0$')
  expect(formatMoney(-5.5, 'fr')).toBe('\u22125,50\u00a0$')
  expect(formatMoney(-5.5, 'en')).toBe('\u2212$5.50')
})

test('a rate keeps its three decimals', () => {
  expect(formatPercent(9.975, 'fr')).toMatch(/^9,975\s%$/)
  expect(formatPercent(5, 'en')).toBe('5%')
})
