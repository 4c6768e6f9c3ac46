import { expect, test } from 'vitest'
import type { EditedTicket, Exchangeable } from './edit.queries.ts'
import { countOf, firstDayOf, movedDay, timeOfRental, visitsOf } from './move.rules.ts'

type Facts = Partial<Exchangeable> & { standing?: string }
/** Lines of an order with their tickets, by id. */
function anOrder(lines: Readonly<Record<string, Facts>>) {
  const items = Object.entries(lines).map(([publicId, facts]) => ({
    publicId,
    like: 1,
    activity: { publicId: 'tubing', slotPublicId: 'nine' },
    rental: null,
    date: '2030-02-02',
    timeslotBegin: '09:00',
    ...facts,
  })) as unknown as Exchangeable[]
  const tickets = Object.entries(lines).map(([publicId, { standing = 'dated' }]) => ({
    publicId,
    time: { standing },
  })) as unknown as EditedTicket[]
  return visitsOf(items, tickets)
}
const skis = { modelPublicId: 'skis' } as unknown as NonNullable<Exchangeable['rental']>

test('tickets of one slot move together, equipment apart, and what has no time stays', () => {
  const visits = anOrder({
    adult: { like: 2 },
    child: {},
    late: { timeslotBegin: '13:00' },
    set: { rental: skis },
    pass: { date: null, timeslotBegin: null, standing: 'season' },
    anytime: { date: null, timeslotBegin: null, standing: 'anytime' },
    lost: { date: null, timeslotBegin: null, standing: 'toBeChosen' },
  })
  expect(visits.map(({ source, begin, lines }) => [source.kind, begin, countOf(lines)])).toEqual([
    ['activity', '09:00', 3],
    ['activity', '13:00', 1],
    ['rental', '09:00', 1],
    ['activity', null, 1],
  ])
})

test('the earliest visit moves to the day; the days between the visits stay', () => {
  const visits = anOrder({
    sunday: { date: '2030-02-03' },
    saturday: {},
    lost: { date: null, timeslotBegin: null, standing: 'toBeChosen' },
  })
  expect(firstDayOf(visits)).toBe('2030-02-02')
  expect(visits.map((visit) => movedDay(visits, visit, '2030-03-08'))).toEqual([
    '2030-03-09',
    '2030-03-08',
    '2030-03-08',
  ])
})

test('without any date all visits go to the day', () => {
  const visits = anOrder({ lost: { date: null, timeslotBegin: null, standing: 'toBeChosen' } })
  expect(firstDayOf(visits)).toBeNull()
  expect(movedDay(visits, visits[0]!, '2030-03-08')).toBe('2030-03-08')
})

test.each([
  ['02:00:00', '2030-02-02', '11:30'],
  ['15:00:00', '2030-02-03', '00:30'],
  ['1.00:00:00', '2030-02-03', '09:30'],
  // The night of the change of time has 23 hours.
  ['36.01:30:00', '2030-03-10', '11:00'],
])('equipment for %s is returned at its wall time', (duration, endDate, timeslotEnd) => {
  const begin = { date: '2030-02-02', beginTime: '09:30', beginsAt: '2030-02-02T14:30:00.000Z' }
  expect(timeOfRental(begin, duration, 'America/Toronto')).toMatchObject({
    date: '2030-02-02',
    timeslotBegin: '09:30',
    endDate,
    timeslotEnd,
  })
})
