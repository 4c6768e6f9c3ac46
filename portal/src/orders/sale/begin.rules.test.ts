import { expect, test } from 'vitest'
import { beginAt, beginsWith, durationsAt, offeredBegin } from './begin.rules.ts'

const begins = [
  { beginTime: '09:00', beginDateTimeUtc: '2026-11-21T14:00:00.000Z', durations: ['PT1H', 'PT4H'] },
  { beginTime: '13:00', beginDateTimeUtc: '2026-11-21T18:00:00.000Z', durations: ['PT1H'] },
]
const timeZone = 'America/Toronto'
const date = '2026-11-21'

test('a duration leaves the begins that have it', () => {
  expect(beginsWith(begins, null)).toHaveLength(2)
  expect(beginsWith(begins, 'PT4H').map(({ beginTime }) => beginTime)).toEqual(['09:00'])
})

test('the next begin is chosen until one is picked; after the last one the last', () => {
  const time = (now: string, picked: { time: string; isCustom: boolean } | null = null) =>
    offeredBegin(begins, picked, now)?.beginTime
  expect(time('2026-11-21T10:00:00.000Z')).toBe('09:00')
  expect(time('2026-11-21T15:00:00.000Z')).toBe('13:00')
  expect(time('2026-11-21T23:00:00.000Z')).toBe('13:00')
  expect(time('2026-11-21T23:00:00.000Z', { time: '09:00', isCustom: false })).toBe('09:00')
  expect(time('2026-11-21T10:00:00.000Z', { time: '09:00', isCustom: true })).toBeUndefined()
})

test('a time of the clerk is an instant of the business; one that does not exist is none', () => {
  const custom = (time: string) =>
    beginAt({ date, picked: { time, isCustom: true }, offered: undefined, timeZone })
  expect(custom('10:30')).toMatchObject({ beginTime: '10:30', isCustom: true })
  expect(Date.parse(custom('10:30')!.beginsAt)).toBe(Date.parse('2026-11-21T15:30:00.000Z'))
  expect(custom('')).toBeNull()
  expect(durationsAt(custom('10:30'), undefined)).toBeNull()
  expect(durationsAt(null, undefined)).toEqual([])
  expect(durationsAt(null, begins[1])).toEqual(['PT1H'])
  expect(beginAt({ date: null, picked: null, offered: begins[0], timeZone })).toBeNull()
  expect(beginAt({ date, picked: null, offered: undefined, timeZone })).toBeNull()
  expect(beginAt({ date, picked: null, offered: begins[0], timeZone })).toEqual({
    date,
    beginTime: '09:00',
    beginsAt: '2026-11-21T14:00:00.000Z',
    isCustom: false,
  })
})
