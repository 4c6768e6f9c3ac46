import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peakOf, type Taking } from './peak.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
const taking = (from: number, to: number, quantity = 1): Taking => ({
  quantity,
  beginsAt: at(from),
  endsAt: at(to),
})

test('two consecutive claims never need two items', () => {
  expect(peakOf([taking(9, 11), taking(11, 13)], at(9), at(13))).toEqual({ quantity: 1, at: at(9) })
})
test('the peak is the highest quantity at one instant, not the sum, with its instant', () => {
  expect(peakOf([taking(9, 12, 2), taking(11, 14, 3), taking(13, 15, 4)], at(8), at(16))).toEqual({
    quantity: 7,
    at: at(13),
  })
})
test('only claims that overlap the window count, from the begin of the window', () => {
  expect(peakOf([taking(1, 9, 5), taking(8, 10, 2), taking(12, 20, 9)], at(9), at(12))).toEqual({
    quantity: 2,
    at: at(9),
  })
  expect(peakOf([], at(9), at(12))).toEqual({ quantity: 0, at: null })
})
test('the peak equals the highest quantity counted at every hour', () => {
  const takings = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 20 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(
      takings,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (all, from, length) => {
        const perHour = Array.from({ length }, (_, i) =>
          all
            .filter((item) => item.from <= from + i && from + i < item.from + item.length)
            .reduce((sum, item) => sum + item.quantity, 0),
        )
        expect(
          peakOf(
            all.map((item) => taking(item.from, item.from + item.length, item.quantity)),
            at(from),
            at(from + length),
          ).quantity,
        ).toBe(Math.max(0, ...perHour))
      },
    ),
  )
})
