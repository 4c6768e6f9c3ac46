import { expect, test } from 'vitest'
import { addDuration, instantOf } from '../platform/values/zoned-time.ts'
import { lastReturn, rentalDays } from './rental-days.rules.ts'

const timeZone = 'America/Toronto'
const now = '2026-01-01T00:00:00.000Z'
const size = { resourceId: 's', quantity: 1 }
const ask = { typeId: 't', quantity: 1, durations: null, turnaround: '00:30:00', sizes: [size] }
const offer = (
  date: string,
  beginTimes = ['09:00:00', '10:00:00'],
  durations = ['02:00:00', '04:00:00'],
  typeId = 't',
) => ({ typeId, date, beginTimes, durations })
const taken = (from: string, to: string) =>
  new Map([
    [
      's',
      [
        {
          quantity: 1,
          beginsAt: instantOf('2026-02-02', from, timeZone),
          endsAt: instantOf('2026-02-02', to, timeZone),
        },
      ],
    ],
  ])
const begins = (days: ReturnType<typeof rentalDays>) =>
  days.flatMap((day) =>
    day.beginTimeWithDurationsList.map(
      ({ beginTime, durations }) => `${beginTime} ${durations.join(' ')}`,
    ),
  )

test('a begin time has the durations that fit before the next rental, including the turnaround', () => {
  expect(
    begins(
      rentalDays({
        asks: [ask],
        offers: [offer('2026-02-02')],
        takings: taken('12:30', '15:00'),
        timeZone,
        now,
      }),
    ),
  ).toEqual(['09:00 02:00:00', '10:00 02:00:00'])
  expect(
    begins(
      rentalDays({
        asks: [ask],
        offers: [offer('2026-02-02')],
        takings: taken('12:29', '15:00'),
        timeZone,
        now,
      }),
    ),
  ).toEqual(['09:00 02:00:00'])
})
test('several rentals begin at the same time, for their common durations', () => {
  const boots = { ...ask, typeId: 'b', sizes: [{ ...size, resourceId: 'b' }] }
  const days = rentalDays({
    asks: [ask, boots],
    offers: [
      offer('2026-02-02'),
      offer('2026-02-02', ['10:00:00'], ['04:00:00'], 'b'),
      offer('2026-02-03'),
    ],
    takings: new Map(),
    timeZone,
    now,
  })
  expect(begins(days)).toEqual(['10:00 04:00:00'])
  expect(days.map(({ isAvailable }) => isAvailable)).toEqual([true, false])
})
test('past times, begin times that the request excludes, and local times that a clock change skips or repeats offer nothing', () => {
  const late = addDuration(instantOf('2026-02-02', '09:00', timeZone), '02:00:00', timeZone)
  expect(
    begins(
      rentalDays({
        asks: [ask],
        offers: [offer('2026-02-02')],
        takings: new Map(),
        timeZone,
        now: late,
      }),
    ),
  ).toEqual(['09:00 04:00:00', '10:00 02:00:00 04:00:00'])
  expect(
    begins(
      rentalDays({
        asks: [ask],
        offers: [offer('2026-02-02')],
        takings: new Map(),
        timeZone,
        now,
        only: '2026-02-02T10:00',
      }),
    ),
  ).toEqual(['10:00 02:00:00 04:00:00'])
  expect(
    begins(
      rentalDays({
        asks: [ask],
        offers: [offer('2026-03-08', ['02:30:00']), offer('2026-11-01', ['01:30:00'])],
        takings: new Map(),
        timeZone,
        now,
      }),
    ),
  ).toEqual([])
})
test('a begin time without stock is full, a past end is over, and a time without a timetable is neither', () => {
  const after = (time: string) => instantOf('2026-02-02', time, timeZone)
  const [day] = rentalDays({
    asks: [ask],
    offers: [offer('2026-02-02', ['07:00:00', '09:00:00', '10:00:00', '15:00:00'])],
    takings: taken('12:30', '20:00'),
    timeZone,
    now: after('09:30'),
  })
  expect(day).toMatchObject({ isAvailable: true, isOver: false, fullBeginTimes: ['15:00'] })
  expect(
    day!.beginTimeWithDurationsList.map(({ beginTime, fullDurations }) => [
      beginTime,
      ...fullDurations,
    ]),
  ).toEqual([['07:00'], ['09:00', '04:00:00'], ['10:00', '04:00:00']])
  const late = rentalDays({
    asks: [ask],
    offers: [offer('2026-02-02'), offer('2026-02-04', [])],
    takings: new Map(),
    timeZone,
    now: after('14:00'),
  })
  expect(late.map(({ isAvailable, isOver }) => [isAvailable, isOver])).toEqual([
    [false, true],
    [false, false],
  ])
})
test('a rental before an instant ends after its longest duration, with days counted in local time', () => {
  const before = instantOf('2026-03-08', '00:00', timeZone)
  expect(
    lastReturn(
      [ask],
      [
        offer('2026-03-07', ['09:00:00'], ['02:00:00', '1.00:00:00']),
        offer('2026-03-07', ['09:00:00'], ['9.00:00:00'], 'other'),
      ],
      before,
      timeZone,
    ),
  ).toBe(instantOf('2026-03-09', '00:30', timeZone))
  expect(lastReturn([ask], [], before, timeZone)).toBe(before)
})
