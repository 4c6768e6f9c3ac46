import { expect, test } from 'vitest'
import { isScanned, withKey, type Burst } from './scan.rules.ts'

const typed = (text: string, gap: number, from: Burst | null = null) =>
  [...text].reduce<Burst | null>((burst, key, i) => withKey(burst, key, i * gap), from)

test.each([
  ['keys of a scanner are a code', 'A482910', 8, 8, true],
  ['keys of a slow scanner are a code', 'A482910', 50, 50, true],
  ['typed keys are no code', 'A482910', 51, 51, false],
  ['keys with a pause before Enter are no code', 'A482910', 8, 60, false],
  ['a few simultaneous keys are no code', '48291', 1, 1, false],
])('%s', (...[, text, gap, pause, isCode]) => {
  const burst = typed(text, gap)!
  expect(isScanned(burst, burst.at + pause)).toBe(isCode)
})

test('only keys after a pause belong to the code', () => {
  const late = [...'ABCDEF'].reduce<Burst>(
    (burst, key, i) => withKey(burst, key, 500 + i),
    typed('1', 0)!,
  )
  expect(late.text).toBe('ABCDEF')
  expect(isScanned(null, 0)).toBe(false)
})
