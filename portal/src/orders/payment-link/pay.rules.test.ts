import { expect, test } from 'vitest'
import { isSpoken, minutesLeft, nextChange, pollEvery } from './pay.rules.ts'

const now = Date.parse('2026-11-24T15:00:00Z')
const until = '2026-11-24T15:12:30Z'
const minute = 60_000
type State = 'open' | 'refused' | 'paid' | 'expired'
const every = (state: State, backSince: number | null, held: string | null = until) =>
  pollEvery({ state, heldUntilDateTimeUtc: held }, backSince === null ? null : now - backSince, now)

test.each<[string, State, number | null, number | false]>([
  ['who has not left yet', 'open', null, false],
  ['who has just come back', 'open', 0, 3000],
  ['who came back two minutes ago', 'open', 2 * minute, 15_000],
  ['whose first card was refused', 'refused', minute, 3000],
  ['whose card was refused long ago', 'refused', null, false],
  ['who paid', 'paid', 0, false],
  ['who paid in the last second', 'expired', minute, 3000],
  ['who waits longer for that', 'expired', 3 * minute, 15_000],
  ['who waited long enough', 'expired', 15 * minute, false],
  ['who came too late', 'expired', null, false],
])('polling interval of a buyer %s', (_who, state, backSince, asked) =>
  expect(every(state, backSince)).toBe(asked),
)

test('the page polls after a deadline that the server has not confirmed yet', () => {
  expect(every('open', null, '2026-11-24T15:00:00Z')).toBe(15_000)
  expect(every('open', null, null)).toBe(false)
})

test('minutes are counted down to the last one, which is 0', () => {
  expect(minutesLeft(until, now)).toBe(12)
  expect(nextChange(until, now)).toBe(30_000)
  expect(minutesLeft(until, now + 12 * minute)).toBe(0)
  expect(minutesLeft(until, now + 12.5 * minute)).toBeNull()
  expect(nextChange(until, now + 13 * minute)).toBe(0)
})

test('of fifteen minutes three are announced', () =>
  expect(Array.from({ length: 15 }, (_, left) => left).filter(isSpoken)).toEqual([1, 5, 10]))
