import { expect, test } from 'vitest'
import {
  growthPerMinute,
  lossOf,
  moreAtTheEnd,
  rateBackMs,
  sellingAgainMs,
} from './judging.rules.ts'

/** Tenths of a second with 10 answers each, and without any in the given ranges. */
const counts = (seconds: number, ...without: [from: number, to: number][]) =>
  Array.from({ length: seconds * 10 }, (_, i) =>
    without.some(([from, to]) => i >= from * 10 && i < to * 10) ? 0 : 10,
  )

test('sales without an interruption recover in 0 ms', () => {
  expect(sellingAgainMs(counts(60), 20_000)).toBe(0)
  expect(sellingAgainMs(counts(60, [20, 20.5]), 20_000)).toBe(0)
})

test('sales recover at the end of the interruption, even of one that begins late', () => {
  expect(sellingAgainMs(counts(60, [20, 24]), 20_000)).toBe(4000)
  expect(sellingAgainMs(counts(60, [21, 27]), 20_000)).toBe(7000)
  expect(sellingAgainMs(counts(60, [20, 60]), 20_000)).toBe(Infinity)
  expect(sellingAgainMs(counts(60, [23, 60]), 20_000)).toBe(Infinity)
})

test('an interruption with another cause is not counted', () => {
  expect(sellingAgainMs(counts(90, [20, 22], [50, 58]), 20_000)).toBe(2000)
})

test('the rate has recovered once it lasts three seconds', () => {
  expect(rateBackMs(counts(60), 20_000, 100)).toBe(0)
  expect(rateBackMs(counts(60, [20, 25]), 20_000, 100)).toBe(4400)
  expect(rateBackMs(counts(60), 20_000, 130)).toBe(Infinity)
})

test('growing memory is detected despite peaks, and collected memory is not growth', () => {
  const samples = (valueAt: (minute: number) => number) =>
    Array.from({ length: 120 }, (_, i) => ({ atMs: i * 5000, value: valueAt(i / 12) }))
  expect(growthPerMinute(samples((minute) => 200 + 3 * minute))).toBeCloseTo(3, 1)
  expect(growthPerMinute(samples((minute) => 200 + 50 * (minute % 1)))).toBeCloseTo(0, 1)
  expect(growthPerMinute(samples((minute) => (minute > 4 && minute < 5 ? 900 : 200)))).toBe(0)
  expect(growthPerMinute(samples(() => 200).slice(0, 40))).toBe(null)
})

test('handles that are not released are counted', () => {
  const samples = (valueAt: (i: number) => number) =>
    Array.from({ length: 50 }, (_, i) => ({ atMs: i * 5000, value: valueAt(i) }))
  expect(moreAtTheEnd(samples(() => 40))).toBe(0)
  expect(moreAtTheEnd(samples((i) => 40 + i))).toBe(40)
  expect(moreAtTheEnd([])).toBe(0)
})

const sale = (n: number, cents = 100) => ({ key: `k${n}`, id: `o${n}`, cents })
const keysOf = (...sales: { key: string; id: string }[]) =>
  new Map(sales.map(({ key, id }) => [key, id]))
const nothing = { lost: [], doubled: [], wrongTotal: [], unasked: [] }

test('stored sales that equal the acknowledged ones are no loss', () => {
  const sales = [sale(1), sale(2)]
  expect(lossOf(sales, keysOf(...sales), sales)).toEqual(nothing)
})

test('lost, doubled, changed and unrequested sales are listed', () => {
  const sales = [sale(1), sale(2)]
  const keys = keysOf(...sales)
  expect(lossOf(sales, keys, [sale(1)])).toEqual({ ...nothing, lost: ['o2'] })
  expect(lossOf(sales, keysOf(sale(1)), sales)).toEqual({ ...nothing, lost: ['o2'] })
  expect(lossOf(sales, keys, [sale(1), sale(2), sale(2)])).toEqual({ ...nothing, doubled: ['o2'] })
  expect(lossOf(sales, keys, [sale(1), sale(2, 99)])).toEqual({ ...nothing, wrongTotal: ['o2'] })
  expect(lossOf(sales, keys, [...sales, sale(3)])).toEqual({ ...nothing, unasked: ['o3'] })
})
