import { expect, test } from 'vitest'
import { areEqual, conflictsWith, doOverlap, type Open } from './conflicts.rules.ts'

const open = (date: string, begin: string, end: string, title = 'Hiver'): Open => ({
  date,
  begin,
  end,
  title,
})

test('each pair of times is reported once per weekday, with its first date and its count; adjacent ones do not overlap', () => {
  const planned = ['2030-01-12', '2030-01-05', '2030-01-06'].map((date) => ({
    date,
    begin: '09:00',
    end: '12:00',
  }))
  expect(
    conflictsWith(
      planned,
      [
        open('2030-01-05', '10:00', '11:00'),
        open('2030-01-12', '10:00', '11:00'),
        open('2030-01-12', '10:00', '11:00'),
        open('2030-01-06', '12:00', '13:00'),
        open('2030-01-06', '08:00', '09:30', 'Printemps'),
      ],
      doOverlap,
    ).map((item) => [
      item.weekday,
      item.conflictingTimetableTitle,
      item.conflictingTimetableBeginTime,
      item.firstDate,
      item.dates,
    ]),
  ).toEqual([
    ['Saturday', 'Hiver', '10:00', '2030-01-05', 2],
    ['Sunday', 'Printemps', '08:00', '2030-01-06', 1],
  ])
})
test('begins of rentals overlap when they are equal', () => {
  const planned = ['09:00', '09:30'].map((begin) => ({ date: '2030-01-05', begin, end: begin }))
  expect(
    conflictsWith(
      planned,
      [open('2030-01-05', '09:30', '09:30'), open('2030-01-05', '10:00', '10:00')],
      areEqual,
    ),
  ).toMatchObject([{ timeslotBeginTime: '09:30', timeslotEndTime: '09:30', dates: 1 }])
})
test('three years of 26 slots a day against themselves are found quickly', () => {
  const all = Array.from({ length: 1000 }, (_, day) =>
    new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10),
  ).flatMap((date) =>
    Array.from({ length: 26 }, (_, i) =>
      open(
        date,
        `${String(8 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
        `${String(8 + Math.floor((i + 1) / 2)).padStart(2, '0')}:${i % 2 ? '00' : '30'}`,
      ),
    ),
  )
  const started = performance.now()
  expect(conflictsWith(all, all, doOverlap)).toHaveLength(100)
  expect(performance.now() - started).toBeLessThan(5000)
})
