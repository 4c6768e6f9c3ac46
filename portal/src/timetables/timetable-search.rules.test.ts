import { expect, test } from 'vitest'
import { readTimetableSearch } from './timetable-search.rules.ts'

test('an empty or invalid address is the current month', () => {
  expect(readTimetableSearch({ item: '../x', view: 'year', date: '2026-02-31x' })).toEqual({
    item: '',
    view: 'month',
    date: '',
    make: '',
  })
  expect(
    readTimetableSearch({
      item: '01a1fe0c-3c0d-7462-b07d-80c4979cc432',
      view: 'week',
      date: '2026-12-24',
      make: 'activities',
    }),
  ).toEqual({
    item: '01a1fe0c-3c0d-7462-b07d-80c4979cc432',
    view: 'week',
    date: '2026-12-24',
    make: 'activities',
  })
})
