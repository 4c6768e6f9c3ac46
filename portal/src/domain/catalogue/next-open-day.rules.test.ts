import { expect, test } from 'vitest'
import { nextDayOf } from './next-open-day.rules.ts'

const today = '2030-02-02'
test.each([
  ['today', 'onSale', today],
  ['date', 'soldOut', '2030-02-03'],
  ['none', 'inactive', '2030-02-03'],
  ['anyDay', 'onSale', null],
  ['none', 'offSeason', null],
  ['none', 'over', '2030-02-03'],
  ['none', 'inactive', null],
] as const)('it says %s for %s with the day %s', (text, state, nextOpenDay) => {
  expect(nextDayOf({ state, nextOpenDay }, today)).toBe(text)
})
