import { expect, test } from 'vitest'
import { mayStep, nextStatuses, rentalStateOf } from './bookings.rules.ts'

const [before, arrival, after] = ['2026-12-19', '2026-12-20', '2026-12-21']
test('a booking is checked in or missed from its day of arrival on, then checked out; each step can be undone', () => {
  expect(nextStatuses('Booked', arrival, before)).toEqual([])
  expect(nextStatuses('Booked', arrival, arrival)).toEqual(['CheckedIn', 'NoShow'])
  expect(nextStatuses('CheckedIn', arrival, after)).toEqual(['CheckedOut', 'Booked'])
  expect(nextStatuses('CheckedOut', arrival, after)).toEqual(['CheckedIn'])
})
test('NoShow may become CheckedIn or Booked; Canceled is final', () => {
  expect(nextStatuses('NoShow', arrival, after)).toEqual(['CheckedIn', 'Booked'])
  expect(nextStatuses('Canceled', arrival, after)).toEqual([])
})

const now = '2026-12-20T17:00:00.000Z'
const rental = { endsAt: '2026-12-20T18:00:00.000Z', pickedUpAt: null, returnedAt: null }
const out = { ...rental, pickedUpAt: '2026-12-20T16:00:00.000Z' }
const over = '2026-12-20T16:30:00.000Z'
test('an item is to be picked up, out, late or returned, or it was never picked up', () => {
  expect(
    [
      rental,
      out,
      { ...out, endsAt: over },
      { ...out, endsAt: over, returnedAt: now },
      { ...rental, endsAt: over },
    ].map((end) => rentalStateOf(end, now)),
  ).toEqual(['toPickUp', 'out', 'late', 'returned', 'missed'])
})
test('an item is picked up once and returned once; steps are undone in reverse order', () => {
  const back = { ...out, returnedAt: now }
  expect([
    mayStep('pickUp', false, rental),
    mayStep('pickUp', false, out),
    mayStep('return', false, rental),
    mayStep('return', false, out),
    mayStep('return', false, back),
  ]).toEqual([true, false, false, true, false])
  expect([
    mayStep('pickUp', true, out),
    mayStep('pickUp', true, back),
    mayStep('return', true, back),
    mayStep('return', true, out),
  ]).toEqual([true, false, true, false])
})
