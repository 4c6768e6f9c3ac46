import { expect, test } from 'vitest'
import { bookingsDefaults, chosenDay, readBookingsSearch } from './bookings-search.rules.ts'

test('an address without valid values shows the first week of stays', () => {
  expect(readBookingsSearch({})).toEqual(bookingsDefaults)
  expect(readBookingsSearch({ from: '2026-13-01', span: '8', tab: 'x' })).toEqual(bookingsDefaults)
  expect(readBookingsSearch({ from: '2026-12-01', span: '14', tab: 'rentals' })).toEqual({
    from: '2026-12-01',
    day: '',
    span: 14,
    tab: 'rentals',
  })
})

test('the list shows the chosen day, or today when it is visible, or the first day', () => {
  const day = (chosen: string, today: string) =>
    chosenDay({ ...bookingsDefaults, day: chosen }, '2026-12-01', today)
  expect(day('2026-12-03', '2026-12-02')).toBe('2026-12-03')
  expect(day('', '2026-12-07')).toBe('2026-12-07')
  expect(day('', '2026-12-08')).toBe('2026-12-01')
  expect(day('', '2026-11-30')).toBe('2026-12-01')
})
