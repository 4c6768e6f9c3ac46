import { expect, test, vi } from 'vitest'
import { dateFormat } from './formats.ts'
import { formatMoney, formatPercent } from './money.ts'

test('formatters are made once for each language and form', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  const dates = vi.spyOn(Intl, 'DateTimeFormat')
  for (let price = 0; price < 50; price += 1)
    for (const language of ['fr', 'en'] as const) {
      formatMoney(price, language)
      formatPercent(price, language)
      dateFormat(language, { weekday: 'short' }).format(new Date())
      dateFormat(language, { weekday: 'short', timeZone: 'America/Toronto' }).format(new Date())
    }
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([4, 4])
})

test('a day is written in UTC, an instant in the time zone that is given', () => {
  const instant = new Date('2026-12-01T02:00:00Z')
  const options = { day: 'numeric', hour: 'numeric', hourCycle: 'h23' } as const
  expect(dateFormat('fr', options).format(instant)).toMatch(/^1/)
  expect(dateFormat('fr', { ...options, timeZone: 'America/Toronto' }).format(instant)).toMatch(
    /^30/,
  )
})
