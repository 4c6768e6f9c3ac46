import { expect, test } from 'vitest'
import { nightPrices, stayCents, type NightRate } from './night-prices.rules.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const winter: NightRate = {
  beginsOn: '2026-12-20',
  endsOn: '2027-01-04',
  weekdays: everyDay,
  nightCents: 25_000,
}
const weekend: NightRate = {
  beginsOn: '2026-01-01',
  endsOn: '2028-01-01',
  weekdays: [5, 6],
  nightCents: 18_000,
}
const cents = (checkIn: string, checkOut: string, rates: NightRate[]) =>
  nightPrices({ checkIn, checkOut, baseCents: 12_000, rates }).map((night) => night.cents)

test('a booking is its nights, from check-in to check-out, which is exclusive', () => {
  const nights = nightPrices({
    checkIn: '2026-11-19',
    checkOut: '2026-11-22',
    baseCents: 12_000,
    rates: [weekend],
  })
  expect(nights).toEqual([
    { date: '2026-11-19', cents: 12_000, rate: null },
    { date: '2026-11-20', cents: 18_000, rate: 0 },
    { date: '2026-11-21', cents: 18_000, rate: 0 },
  ])
  expect(stayCents(nights)).toBe(48_000)
})

test('the first rate that includes a night applies, in their order', () => {
  expect(cents('2026-12-18', '2026-12-21', [winter, weekend])).toEqual([18_000, 18_000, 25_000])
  expect(cents('2026-12-25', '2026-12-27', [winter, weekend])).toEqual([25_000, 25_000])
  expect(cents('2026-12-25', '2026-12-27', [weekend, winter])).toEqual([18_000, 18_000])
})

test('a rate ends before its last day; a period without nights has no price', () => {
  expect(cents('2027-01-03', '2027-01-05', [winter])).toEqual([25_000, 12_000])
  expect(cents('2027-01-03', '2027-01-03', [winter])).toEqual([])
})

test('nights are dates: clock changes and leap days count once each', () => {
  expect(cents('2026-10-31', '2026-11-02', [])).toHaveLength(2)
  expect(cents('2026-03-07', '2026-03-09', [])).toHaveLength(2)
  expect(cents('2028-02-28', '2028-03-01', [])).toHaveLength(2)
})
