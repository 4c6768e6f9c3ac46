import { expect, test } from 'vitest'
import { isSpoken, minutesLeft, nextChange, pollEvery } from './pay.rules.ts'

const now = Date.parse('2026-11-24T15:00:00Z')
const until = '2026-11-24T15:12:30Z'
const minute = 60_000
type State = 'open' | 'refused' | 'paid' | 'expired'
const every = (state: State, backSince: number | null, held: string | null = until) =>
  pollEvery({ state, heldUntilDateTimeUtc: held }, backSince === null ? null : now - backSince, now)

test.each<[string, State, number | null, number | false]>([
  ['the buyer has not left the page', 'open', null, false],
  ['the buyer has just come back', 'open', 0, 3000],
  ['the buyer came back two minutes ago', 'open', 2 * minute, 15_000],
  ['the first card was refused', 'refused', minute, 3000],
  ['the card was refused earlier', 'refused', null, false],
  ['the order is paid', 'paid', 0, false],
  ['the buyer paid in the last second', 'expired', minute, 3000],
  ['the confirmation takes longer', 'expired', 3 * minute, 15_000],
  ['the confirmation takes too long', 'expired', 15 * minute, false],
  ['the link had already expired', 'expired', null, false],
])('the page polls at the right interval when %s', (_when, state, backSince, asked) =>
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
