import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import {
  clockOf,
  datesOf,
  daysBetween,
  weekdayName,
  weekdayNumber,
  weeksTo,
  writeOut,
} from './occurrences.rules.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

test.each([
  ['2026-11-02', 'Monday', 1],
  ['2026-11-01', 'Sunday', 7],
  ['2028-02-29', 'Tuesday', 2],
  ['2027-03-14', 'Sunday', 7],
  ['1970-01-01', 'Thursday', 4],
  ['1969-12-31', 'Wednesday', 3],
])('%s is a %s', (date, name, number) =>
  expect([weekdayName(date), weekdayNumber(date)]).toEqual([name, number]),
)

test('the dates of a period are its weekdays, both ends inclusive, across a leap day and the turn of a year', () => {
  expect(datesOf({ from: '2028-02-26', to: '2028-03-04', on: [2, 6] })).toEqual([
    '2028-02-26',
    '2028-02-29',
    '2028-03-04',
  ])
  expect(datesOf({ from: '2026-12-30', to: '2027-01-02', on: everyDay })).toHaveLength(4)
  expect(datesOf({ from: '2026-12-30', to: '2026-12-29', on: everyDay })).toEqual([])
  expect(datesOf({ from: '2026-11-21', to: '2026-11-21', on: [6] })).toEqual(['2026-11-21'])
})

test('a copy begins on its own weekday, on or after the requested date', () => {
  expect(weeksTo('2026-12-05', '2027-12-04')).toBe(364)
  expect(weeksTo('2026-12-05', '2027-12-05')).toBe(371)
  expect(weeksTo('2026-12-05', '2026-12-05')).toBe(0)
  expect(weeksTo('2026-12-05', '2026-12-01')).toBe(-0)
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
})

// Date, zone, wall time, and the instant in UTC; null when the clock skips or repeats the time.
const cases: [string, string, string, string | null][] = [
  // Québec, clocks go back at 2:00 on 2026-11-01: 1:00 to 1:59 occur twice.
  ['2026-10-31', 'America/Toronto', '01:30', '2026-10-31T05:30'],
  ['2026-11-01', 'America/Toronto', '00:00', '2026-11-01T04:00'],
  ['2026-11-01', 'America/Toronto', '00:59', '2026-11-01T04:59'],
  ['2026-11-01', 'America/Toronto', '01:00', null],
  ['2026-11-01', 'America/Toronto', '01:30', null],
  ['2026-11-01', 'America/Toronto', '01:59', null],
  ['2026-11-01', 'America/Toronto', '02:00', '2026-11-01T07:00'],
  ['2026-11-01', 'America/Toronto', '09:00', '2026-11-01T14:00'],
  ['2026-11-01', 'America/Toronto', '23:59', '2026-11-02T04:59'],
  ['2026-11-02', 'America/Toronto', '01:30', '2026-11-02T06:30'],
  // … and forward at 2:00 on 2027-03-14: 2:00 to 2:59 do not exist.
  ['2027-03-13', 'America/Toronto', '02:30', '2027-03-13T07:30'],
  ['2027-03-14', 'America/Toronto', '00:00', '2027-03-14T05:00'],
  ['2027-03-14', 'America/Toronto', '01:59', '2027-03-14T06:59'],
  ['2027-03-14', 'America/Toronto', '02:00', null],
  ['2027-03-14', 'America/Toronto', '02:30', null],
  ['2027-03-14', 'America/Toronto', '02:59', null],
  ['2027-03-14', 'America/Toronto', '03:00', '2027-03-14T07:00'],
  ['2027-03-14', 'America/Toronto', '09:00', '2027-03-14T13:00'],
  ['2027-03-14', 'America/Toronto', '23:59', '2027-03-15T03:59'],
  ['2027-03-15', 'America/Toronto', '02:30', '2027-03-15T06:30'],
  // Newfoundland, with an offset of half an hour.
  ['2026-11-01', 'America/St_Johns', '00:30', '2026-11-01T03:00'],
  ['2026-11-01', 'America/St_Johns', '01:15', null],
  ['2026-11-01', 'America/St_Johns', '02:00', '2026-11-01T05:30'],
  ['2027-03-14', 'America/St_Johns', '02:15', null],
  ['2027-03-14', 'America/St_Johns', '03:00', '2027-03-14T05:30'],
  ['2027-07-01', 'America/St_Johns', '09:00', '2027-07-01T11:30'],
  // Atlantic, Central, Mountain and Pacific time.
  ['2026-11-01', 'America/Halifax', '01:30', null],
  ['2026-11-01', 'America/Halifax', '12:00', '2026-11-01T16:00'],
  ['2027-03-14', 'America/Halifax', '02:30', null],
  ['2027-03-14', 'America/Halifax', '12:00', '2027-03-14T15:00'],
  ['2026-11-01', 'America/Winnipeg', '01:30', null],
  ['2026-11-01', 'America/Winnipeg', '09:00', '2026-11-01T15:00'],
  ['2027-03-14', 'America/Winnipeg', '02:45', null],
  ['2027-03-14', 'America/Winnipeg', '09:00', '2027-03-14T14:00'],
  ['2026-11-01', 'America/Denver', '01:30', null],
  ['2027-03-14', 'America/Denver', '02:00', null],
  ['2027-03-14', 'America/Denver', '08:00', '2027-03-14T14:00'],
  // Saskatchewan never changes its clocks.
  ['2026-11-01', 'America/Regina', '01:30', '2026-11-01T07:30'],
  ['2027-03-14', 'America/Regina', '02:30', '2027-03-14T08:30'],
  ['2027-07-01', 'America/Regina', '09:00', '2027-07-01T15:00'],
  // Europe, on other dates.
  ['2026-10-25', 'Europe/Paris', '02:30', null],
  ['2026-10-25', 'Europe/Paris', '01:30', '2026-10-24T23:30'],
  ['2026-10-25', 'Europe/Paris', '03:00', '2026-10-25T02:00'],
  ['2026-11-01', 'Europe/Paris', '01:30', '2026-11-01T00:30'],
  ['2027-03-28', 'Europe/Paris', '02:30', null],
  ['2027-03-28', 'Europe/Paris', '03:00', '2027-03-28T01:00'],
  ['2027-03-14', 'Europe/Paris', '02:30', '2027-03-14T01:30'],
  ['2027-03-28', 'Europe/London', '01:30', null],
  ['2027-03-28', 'Europe/London', '02:00', '2027-03-28T01:00'],
  ['2026-10-25', 'Europe/London', '01:30', null],
  // Southern hemisphere; Lord Howe changes by half an hour.
  ['2026-10-04', 'Australia/Sydney', '02:30', null],
  ['2026-10-04', 'Australia/Sydney', '03:00', '2026-10-03T16:00'],
  ['2027-04-04', 'Australia/Sydney', '02:30', null],
  ['2027-04-04', 'Australia/Sydney', '03:00', '2027-04-03T17:00'],
  ['2026-10-04', 'Australia/Lord_Howe', '02:15', null],
  ['2026-10-04', 'Australia/Lord_Howe', '02:30', '2026-10-03T15:30'],
  ['2027-04-04', 'Australia/Lord_Howe', '01:45', null],
  ['2027-04-04', 'Australia/Lord_Howe', '01:29', '2027-04-03T14:29'],
  // Zones where midnight itself is skipped or repeated.
  ['2026-09-06', 'America/Santiago', '00:30', null],
  ['2026-09-06', 'America/Santiago', '01:00', '2026-09-06T04:00'],
  ['2026-09-05', 'America/Santiago', '23:59', '2026-09-06T03:59'],
  ['2027-04-03', 'America/Santiago', '23:30', null],
  ['2027-04-04', 'America/Santiago', '00:00', '2027-04-04T04:00'],
  // Offsets of half and quarter hours all year.
  ['2026-11-01', 'Asia/Kathmandu', '09:00', '2026-11-01T03:15'],
  ['2027-03-14', 'Asia/Kolkata', '02:30', '2027-03-13T21:00'],
]

test.each(cases)('%s %s %s', (date, zone, time, instant) =>
  expect(clockOf(date, zone)(time)).toBe(instant && `${instant}:00.000Z`),
)
test('the table has at least sixty cases', () => expect(cases.length).toBeGreaterThanOrEqual(60))

test.each([
  'America/Toronto',
  'America/St_Johns',
  'America/Regina',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Apia',
  'Africa/Casablanca',
])(
  '%s: two years of quarter hours match the zone, and a series keeps its wall time',
  (zone) => {
    for (const date of datesOf({ from: '2026-03-01', to: '2028-02-29', on: everyDay })) {
      const at = clockOf(date, zone)
      for (const time of ['00:00', '00:45', '01:15', '02:00', '02:30', '09:00', '16:15', '23:45']) {
        const instant = at(time)
        const candidates = (['earlier', 'later'] as const).map(
          (disambiguation) =>
            Temporal.PlainDateTime.from(`${date}T${time}`)
              .toZonedDateTime(zone, { disambiguation })
              .toInstant().epochMilliseconds,
        )
        expect(instant === null, `${date} ${time}`).toBe(candidates[0] !== candidates[1])
        if (instant === null) continue
        expect(Date.parse(instant), `${date} ${time}`).toBe(candidates[0])
        expect(
          Temporal.Instant.from(instant)
            .toZonedDateTimeISO(zone)
            .toPlainTime()
            .toString({ smallestUnit: 'minute' }),
        ).toBe(time)
      }
    }
  },
  60_000,
)

test('slots are written at their instants, and the first uncertain time is reported with its edge and slot', () => {
  const sunday = (begin: string, end: string) => ({ date: '2027-03-14', begin, end })
  expect(writeOut([sunday('01:00', '03:30')], 'America/Toronto')).toEqual({
    fault: null,
    slots: [
      {
        ...sunday('01:00', '03:30'),
        beginsAt: '2027-03-14T06:00:00.000Z',
        endsAt: '2027-03-14T07:30:00.000Z',
      },
    ],
  })
  expect(
    writeOut([sunday('01:00', '03:30'), sunday('01:00', '02:30')], 'America/Toronto').fault,
  ).toEqual({ planned: sunday('01:00', '02:30'), edge: 'end' })
  expect(writeOut([sunday('02:30', '04:00')], 'America/Toronto').fault).toMatchObject({
    edge: 'begin',
  })
})
