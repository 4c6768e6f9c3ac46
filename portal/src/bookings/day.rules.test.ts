import { expect, test } from 'vitest'
import { readBookingsSearch } from './bookings-search.rules.ts'
import { listOf } from './day.rules.ts'

const stay = { status: 'Booked', checkIn: '2026-12-20', checkOut: '2026-12-22' } as const
test('a stay is in one list for each of its days', () => {
  expect(['2026-12-20', '2026-12-21', '2026-12-22'].map((date) => listOf(stay, date))).toEqual([
    'arrivals',
    'inHouse',
    'departures',
  ])
  expect(listOf({ ...stay, status: 'NoShow' }, '2026-12-20')).toBe('others')
})
test('an invalid address shows the week of today', () => {
  expect(readBookingsSearch({ from: '2026-02-99', day: 'x', span: '9000', tab: 'z' })).toEqual({
    from: '',
    day: '',
    span: 7,
    tab: 'lodging',
  })
  expect(readBookingsSearch({ from: '2026-02-09', span: '14', tab: 'rentals' })).toEqual({
    from: '2026-02-09',
    day: '',
    span: 14,
    tab: 'rentals',
  })
})
