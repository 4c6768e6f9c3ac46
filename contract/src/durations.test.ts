import { expect, test } from 'vitest'
import { durationOf, partsOfDuration, formatDuration } from './durations.ts'
import { Duration } from './primitives.ts'

test.each(['00:30:00', '04:00:00', '1.00:00:00', '12.23:59:00'])(
  '%s is parsed and written back unchanged, in the format of the contract',
  (duration) => {
    expect(durationOf(partsOfDuration(duration))).toBe(duration)
    expect(Duration.safeParse(duration).success).toBe(true)
  },
)

test('a duration is formatted in the language of the reader', () => {
  expect([
    formatDuration('1.04:00:00', 'fr'),
    formatDuration('2.00:00:00', 'fr'),
    formatDuration('00:30:00', 'fr'),
  ]).toEqual(['1\u00a0jour 4\u00a0h', '2\u00a0jours', '30\u00a0min'])
  expect([
    formatDuration('1.00:00:00', 'en'),
    formatDuration('3.01:15:00', 'en'),
    formatDuration('00:00:00', 'en'),
  ]).toEqual(['1\u00a0day', '3\u00a0days 1\u00a0h 15\u00a0min', '0\u00a0min'])
})
