import { expect, test } from 'vitest'
import { sayMoney, sayPercent } from './money.ts'

test('dollars as each language writes them', () => {
  expect(sayMoney(1234567.5, 'fr')).toBe('1\u00a0234\u00a0567,50\u00a0$')
  expect(sayMoney(1234567.5, 'en')).toBe('$1,234,567.50')
  expect(sayMoney(0, 'fr')).toBe('0,00\u00a0$')
})

test('a rate keeps its three decimals', () => {
  expect(sayPercent(9.975, 'fr')).toMatch(/^9,975\s%$/)
  expect(sayPercent(5, 'en')).toBe('5%')
})
