import { expect, test } from 'vitest'
import { daysBefore, duesUntil, nextDue, type Plan } from './due.rules.ts'

const zone = 'America/Toronto'
const daily = (hour: number): Plan => ({ rhythm: 'daily', day: 1, hour })
const monday: Plan = { rhythm: 'weekly', day: 1, hour: 6 }
const first: Plan = { rhythm: 'monthly', day: 1, hour: 0 }

test('the next time is later, in local time of the business', () => {
  expect(nextDue(daily(6), '2026-11-25T10:59:59.999Z', zone)).toBe('2026-11-25T11:00:00.000Z')
  expect(nextDue(daily(6), '2026-11-25T11:00:00.000Z', zone)).toBe('2026-11-26T11:00:00.000Z')
  expect(nextDue(monday, '2026-11-25T11:00:00.000Z', zone)).toBe('2026-11-30T11:00:00.000Z')
  expect(nextDue(first, '2026-11-25T11:00:00.000Z', zone)).toBe('2026-12-01T05:00:00.000Z')
  expect(nextDue(daily(6), '2026-11-25T11:00:00.000Z', 'America/Winnipeg')).toBe(
    '2026-11-25T12:00:00.000Z',
  )
})

test('each day has the hour once, also with clock changes', () => {
  // On 8 March 2026 two o’clock is skipped, on 1 November 2026 one o’clock occurs twice.
  const spring = duesUntil(daily(2), {
    from: '2026-03-07T07:00:00.000Z',
    now: '2026-03-09T12:00:00.000Z',
    timeZone: zone,
  })
  expect(spring).toEqual([
    '2026-03-07T07:00:00.000Z',
    '2026-03-08T07:00:00.000Z',
    '2026-03-09T06:00:00.000Z',
  ])
  const autumn = duesUntil(daily(1), {
    from: '2026-10-31T05:00:00.000Z',
    now: '2026-11-02T12:00:00.000Z',
    timeZone: zone,
  })
  expect(autumn).toEqual([
    '2026-10-31T05:00:00.000Z',
    '2026-11-01T05:00:00.000Z',
    '2026-11-02T06:00:00.000Z',
  ])
})

test('missed times are counted, newest last, up to a limit', () => {
  const away = { from: '2026-01-01T11:00:00.000Z', now: '2026-01-04T10:59:00.000Z', timeZone: zone }
  expect(duesUntil(daily(6), away)).toEqual([
    '2026-01-01T11:00:00.000Z',
    '2026-01-02T11:00:00.000Z',
    '2026-01-03T11:00:00.000Z',
  ])
  expect(duesUntil(daily(6), { ...away, now: '2025-12-31T00:00:00.000Z' })).toEqual([])
  const long = duesUntil(daily(6), { ...away, now: '2026-12-31T12:00:00.000Z' })
  expect([long.length, long.at(-1)]).toEqual([101, '2026-12-31T11:00:00.000Z'])
})

test('the period is complete: yesterday, the seven days before, the month before', () => {
  // Eight in the evening of the last day of February in Toronto.
  const moment = '2028-03-01T01:00:00.000Z'
  expect(daysBefore('daily', moment, zone)).toEqual({
    startDate: '2028-02-28',
    endDate: '2028-02-28',
  })
  expect(daysBefore('weekly', moment, zone)).toEqual({
    startDate: '2028-02-22',
    endDate: '2028-02-28',
  })
  expect(daysBefore('monthly', '2028-03-01T12:00:00.000Z', zone)).toEqual({
    startDate: '2028-02-01',
    endDate: '2028-02-29',
  })
  expect(daysBefore('monthly', '2028-01-15T12:00:00.000Z', zone)).toEqual({
    startDate: '2027-12-01',
    endDate: '2027-12-31',
  })
})
