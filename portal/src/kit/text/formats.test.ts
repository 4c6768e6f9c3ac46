import { expect, test, vi } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'
import { formatMoney, formatPercent } from './money.ts'

test('a formatter is made once for each language and form', () => {
  const percent = () => ({ style: 'percent', maximumFractionDigits: 2 }) as const
  expect(numberFormat('fr', percent())).toBe(numberFormat('fr', percent()))
  expect(numberFormat('fr', percent())).not.toBe(numberFormat('en', percent()))
  expect(numberFormat('fr', percent())).not.toBe(numberFormat('fr'))
  const inToronto = () => ({ weekday: 'short', timeZone: 'America/Toronto' }) as const
  expect(dateFormat('en', inToronto())).toBe(dateFormat('en', inToronto()))
  expect(dateFormat('en', inToronto())).not.toBe(dateFormat('en', { weekday: 'short' }))
})

test('amounts and rates are written with the formatters', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  for (let price = 0; price < 50; price += 1) {
    formatMoney(price, 'fr')
    formatPercent(price, 'fr')
  }
  expect(numbers.mock.calls.length).toBeLessThanOrEqual(2)
})

test('a day is written in UTC, an instant in the time zone that is given', () => {
  const instant = new Date('2026-12-01T02:00:00Z')
  const options = { day: 'numeric', hour: 'numeric', hourCycle: 'h23' } as const
  expect(dateFormat('fr', options).format(instant)).toMatch(/^1/)
  expect(dateFormat('fr', { ...options, timeZone: 'America/Toronto' }).format(instant)).toMatch(
    /^30/,
  )
})
