import { expect, test } from 'vitest'
import { requestedSlot } from './requested-slot.rules.ts'

const slot = (begin: string, end: string, taken = 0) =>
  ({
    activity_id: 'tubing',
    begin_time: `${begin}:00`,
    end_time: `${end}:00`,
    begins_at: `2026-11-28T${begin}:00.000Z`,
    ends_at: `2026-11-28T${end}:00.000Z`,
    capacity: 10,
    taken,
  }) as Parameters<typeof requestedSlot>[0][number]
const morning = [slot('08:00', '10:00'), slot('10:00', '12:00')]
const wanted = (
  now: string,
  time: { at: string; until: string | null } | null,
  slots = morning,
) => {
  const found = requestedSlot(slots, { time, places: 2, now: `2026-11-28T${now}:00.000Z` })
  return `${found.state} ${found.slot?.begin_time ?? ''}`.trim()
}

test('without an hour the slot is the next one of which at most a third is over', () => {
  expect(wanted('08:40', null)).toBe('ready 08:00:00')
  expect(wanted('09:58', null)).toBe('ready 10:00:00')
  expect(wanted('09:58', { at: '06:00', until: '12:00' })).toBe('ready 10:00:00')
})

test('a named hour is taken until its slot ends, then the next one', () => {
  expect(wanted('09:58', { at: '08:00', until: null })).toBe('ready 08:00:00')
  expect(wanted('10:00', { at: '08:00', until: null })).toBe('ready 10:00:00')
})

test('when each slot that is left is mostly over, its hour must be named', () => {
  expect(wanted('11:30', null)).toBe('ending')
  expect(wanted('09:58', null, [slot('08:00', '10:00'), slot('10:00', '12:00', 9)])).toBe('ending')
  expect(wanted('09:58', null, [slot('08:00', '10:00', 9)])).toBe('soldOut')
})

test('the last slot of a named part of the day is not the last of its day', () => {
  const day = [slot('08:00', '12:00'), slot('18:00', '20:00')]
  const inTheMorning = { at: '06:00', until: '12:00' }
  expect(wanted('09:00', inTheMorning, day)).toBe('ready 08:00:00')
  expect(wanted('10:30', inTheMorning, day)).toBe('ending')
  // Without an evening the slot is proposed until an hour before its end.
  expect(wanted('10:30', inTheMorning, day.slice(0, 1))).toBe('ready 08:00:00')
})
