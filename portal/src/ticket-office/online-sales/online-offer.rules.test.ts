import { expect, test } from 'vitest'
import { changeEndsWith, endsWith, isMostPieces } from './online-offer.rules.ts'

test('a limit of pieces is from 1 to 50, or absent', () => {
  expect([null, 1, 50].map(isMostPieces)).toEqual([true, true, true])
  expect([0, 51, -1, 1.5, Number.NaN].map(isMostPieces)).toEqual(Array(5).fill(false))
})

test('an end that another program has set can be kept', () => {
  expect(changeEndsWith(90)).toEqual([0, 60, 90, 120, 720, 1440, 2880, 4320, 10_080])
  expect(changeEndsWith(null)).toEqual(changeEndsWith(1440))
  expect(endsWith(null)).toEqual(endsWith(-60))
  expect(endsWith(-45)).toEqual([-2880, -1440, -720, -120, -60, -45, -30, -15, 0, 15, 30, 60])
})
