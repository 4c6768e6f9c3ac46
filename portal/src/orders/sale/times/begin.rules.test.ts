import { expect, test } from 'vitest'
import { beginAt, beginsWith, durationsAt, offeredBegin, shownBegins } from './begin.rules.ts'

const begins = [
  {
    beginTime: '09:00',
    beginDateTimeUtc: '2026-11-21T14:00:00.000Z',
    durations: ['PT1H', 'PT4H'],
    fullDurations: [],
  },
  {
    beginTime: '13:00',
    beginDateTimeUtc: '2026-11-21T18:00:00.000Z',
    durations: ['PT1H'],
    fullDurations: [],
  },
]
const timeZone = 'America/Toronto'
const date = '2026-11-21'

test('a duration keeps only the start times that offer it', () => {
  expect(beginsWith(begins, null)).toHaveLength(2)
  expect(beginsWith(begins, 'PT4H').map(({ beginTime }) => beginTime)).toEqual(['09:00'])
})

test('start times are listed in order, whether open, begun or full', () => {
  const day = { begins: [{ ...begins[0]!, fullDurations: ['PT2H'] }, begins[1]!], full: ['11:00'] }
  const shown = (duration: string | null) =>
    shownBegins(day, duration, '2026-11-21T15:00:00.000Z').map(
      ({ beginTime, look }) => `${beginTime} ${look}`,
    )
  expect(shown(null)).toEqual(['09:00 begun', '11:00 full', '13:00 open'])
  expect(shown('PT2H')).toEqual(['09:00 full', '11:00 full'])
})

test('the next start time is the default; after the last one there is none', () => {
  const time = (now: string, picked: { time: string; isCustom: boolean } | null = null) =>
    offeredBegin(begins, picked, now)?.beginTime
  expect(time('2026-11-21T10:00:00.000Z')).toBe('09:00')
  expect(time('2026-11-21T15:00:00.000Z')).toBe('13:00')
  expect(time('2026-11-21T23:00:00.000Z')).toBeUndefined()
  expect(time('2026-11-21T23:00:00.000Z', { time: '09:00', isCustom: false })).toBe('09:00')
  expect(time('2026-11-21T10:00:00.000Z', { time: '09:00', isCustom: true })).toBeUndefined()
  // A day that lacks the picked start time asks before another one is taken.
  expect(time('2026-11-21T10:00:00.000Z', { time: '10:00', isCustom: false })).toBeUndefined()
})

test('next to tickets the default is the last start time not after theirs, never a past one', () => {
  const time = (hour: string, now = '2026-11-21T10:00:00.000Z') =>
    offeredBegin(begins, null, now, hour)?.beginTime
  expect(time('13:00')).toBe('13:00')
  expect(time('14:30')).toBe('13:00')
  expect(time('12:30')).toBe('09:00')
  expect(time('08:00')).toBe('09:00')
  expect(time('09:00', '2026-11-21T15:00:00.000Z')).toBe('13:00')
  const picked = { time: '09:00', isCustom: false }
  expect(offeredBegin(begins, picked, '2026-11-21T10:00:00.000Z', '13:00')?.beginTime).toBe('09:00')
})

test('a custom time is converted to an instant in the time zone of the business', () => {
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
