import { expect, test } from 'vitest'
import { isTooOld } from './waiting.rules.ts'

test('a sale is too old before the server forgets its key', () => {
  const at = '2030-02-02T14:00:00.000Z'
  const hours = (n: number) => Date.parse(at) + n * 3_600_000
  expect(isTooOld(at, hours(20))).toBe(false)
  expect(isTooOld(at, hours(20) + 1)).toBe(true)
})
