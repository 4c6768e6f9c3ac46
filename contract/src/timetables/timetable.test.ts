import { expect, test } from 'vitest'
import { sentenceOf } from '../rules.messages.ts'
import { BeginTimes, NewTimetable } from './timetable.ts'

const times = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `${String(i % 24).padStart(2, '0')}:${i < 24 ? '00' : '30'}`,
  )
const slots = (count: number) =>
  times(count).map((beginTimeslot) => ({ beginTimeslot, endTimeslot: '23:59' }))
const faultsOf = (schema: { safeParse: (value: unknown) => { error?: unknown } }, value: unknown) =>
  (schema.safeParse(value).error as { issues: { message: string }[] } | undefined)?.issues.map(
    ({ message }) => message,
  )

test.each([
  ['slots', NewTimetable.timeslots, slots],
  ['begin times', BeginTimes, times],
] as const)('26 %s are accepted, 27 and 0 are refused', (_, schema, some) => {
  expect(faultsOf(schema, some(26))).toBeUndefined()
  const [tooMany, ...others] = faultsOf(schema, some(27))!
  expect(others).toEqual([])
  expect([sentenceOf(tooMany!, 'fr'), sentenceOf(tooMany!, 'en')]).toEqual([
    'Au plus 26 éléments.',
    'At most 26 items.',
  ])
  expect(faultsOf(schema, [])).toEqual(['notEmpty'])
})
