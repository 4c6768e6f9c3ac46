import { expect, test } from 'vitest'
import { readDashboardSearch } from './dashboard-search.rules.ts'
import {
  barsOf,
  changeOf,
  csvOf,
  grouped,
  lastDays,
  periodOf,
  rangeFault,
  revenueOf,
} from './dashboard.rules.ts'

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

test('a change has its direction, and its percentage to one decimal', () => {
  expect(changeOf(1500, 1000, 'dollars')).toEqual({ direction: 'up', percent: 50, difference: 500 })
  expect(changeOf(100, 300, 'pieces')).toEqual({
    direction: 'down',
    percent: -66.7,
    difference: -200,
  })
  expect(changeOf(1000, 1000, 'dollars')).toEqual({ direction: 'same', percent: 0, difference: 0 })
  expect(changeOf(0, 1000, 'dollars').percent).toBe(-100)
  expect(changeOf(2000, 1000, 'dollars').percent).toBe(100)
  // The difference is exact to the cent.
  expect(changeOf(1000.3, 1000.1, 'dollars').difference).toBe(0.2)
})

test('a small base, none, and a figure that more than doubled have an amount, not a percentage', () => {
  const shown = (now: number, before: number) => {
    const { percent, difference } = changeOf(now, before, 'dollars')
    return [percent, difference]
  }
  expect(shown(1440, 200)).toEqual([null, 1240])
  expect(shown(1440, 0)).toEqual([null, 1440])
  expect(shown(0, 0)).toEqual([null, 0])
  expect(shown(499, 499.99)).toEqual([null, -0.99])
  expect(shown(450, 500)).toEqual([-10, -50])
  expect(shown(19_720.94, 3223.86)).toEqual([null, 16_497.08])
  // A net figure may be below zero, when more was refunded than sold.
  expect(shown(1000, -700)).toEqual([null, 1700])
  expect(changeOf(15, 19, 'pieces').percent).toBeNull()
  expect(changeOf(15, 20, 'pieces').percent).toBe(-25)
})

test('the revenue is the sales less the refunds, to the cent', () => {
  const sales = [row('daily_ticket', 'Ski', 3, 20_092.23), row('donation', null, 1, 0.1)]
  const refundedSales = [row('daily_ticket', 'Ski', 1, 371.39)]
  expect(revenueOf({ sales, refundedSales })).toEqual({
    sold: 2_009_233,
    refunded: 37_139,
    revenue: 1_972_094,
  })
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

test('a bar has the amounts of each kind, in the order of the table', () => {
  const rows = [
    row('daily_ticket', 'Ski', 3, 0.1),
    row('season_pass', 'Ski', 1, 0.2),
    row('daily_ticket', 'Tube', 2, 5),
  ]
  const bars = barsOf(rows, { by: 'activity', keys: ['Tube', 'Ski', 'absent'] })
  expect(bars.map(({ slice, values }) => [slice.key, values])).toEqual([
    ['Tube', { daily_ticket: 5 }],
    ['Ski', { daily_ticket: 0.1, season_pass: 0.2 }],
  ])
})

test('a name that looks like a formula stays text', () => {
  expect(
    csvOf([
      ['=1+1', 2.5],
      ['a "b"', -3],
    ]),
  ).toBe(`"'=1+1",2.5\r\n"a ""b""",-3`)
})
