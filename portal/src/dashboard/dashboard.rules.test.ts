import { expect, test } from 'vitest'
import { readDashboardSearch } from './dashboard-search.rules.ts'
import { changeOf, csvOf, grouped, lastDays, periodOf, rangeFault } from './dashboard.rules.ts'

const today = '2026-03-10'
const row = (category: string, activity: string | null, count: number, amount: number) => ({
  category,
  activity: activity === null ? null : { fr: activity, en: activity },
  productId: `${category} of ${activity}`,
  produit: { fr: category, en: category },
  count,
  amount,
})

test('a period has at most thirty days, none of them in the future', () => {
  expect(lastDays(7, today)).toEqual({ from: '2026-03-04', to: today })
  expect(rangeFault(lastDays(30, today), today)).toBeNull()
  expect(rangeFault(lastDays(31, today), today)).toBe('tooLong')
  expect(rangeFault({ from: today, to: '2026-03-11' }, today)).toBe('toCome')
  expect(rangeFault({ from: today, to: '2026-03-09' }, today)).toBe('order')
  expect(rangeFault({ from: '', to: today }, today)).toBe('missing')
})

test('an invalid period of an address shows the last week', () => {
  expect(periodOf(readDashboardSearch({ from: 12, to: '<b>' }), today)).toEqual(lastDays(7, today))
  expect(periodOf({ from: '2026-03-01', to: '2026-03-02' }, today)).toEqual({
    from: '2026-03-01',
    to: '2026-03-02',
  })
})

test('a change is in percent, and null when there is nothing to compare with', () => {
  expect(changeOf(150, 100)).toBe(50)
  expect(changeOf(100, 300)).toBe(-66.7)
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(0, 5)).toBe(-100)
})

test('rows with the same name are one slice, the largest first, and no cent is lost', () => {
  const rows = [
    row('daily_ticket', 'Ski', 3, 0.1),
    row('season_pass', 'Ski', 1, 0.2),
    row('daily_ticket', 'Tube', 2, 5),
    row('donation', null, 1, 0.05),
  ]
  expect(grouped(rows, 'category').map(({ key, count, cents }) => [key, count, cents])).toEqual([
    ['daily_ticket', 5, 510],
    ['season_pass', 1, 20],
    ['donation', 1, 5],
  ])
  expect(grouped(rows, 'activity').map(({ key, cents }) => [key, cents])).toEqual([
    ['Tube', 500],
    ['Ski', 30],
    ['donation', 5],
  ])
  expect(grouped(rows, 'product')).toHaveLength(4)
})

test('a name that looks like a formula stays text', () => {
  expect(
    csvOf([
      ['=1+1', 2.5],
      ['a "b"', -3],
    ]),
  ).toBe(`"'=1+1",2.5\r\n"a ""b""",-3`)
})
