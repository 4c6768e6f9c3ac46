import { expect, test } from 'vitest'
import { proposedUntil, slotProposed } from './slot-proposal.rules.ts'

const slot = (begin: string, end: string, taken = 0) => ({
  activity_id: 'tubing',
  begins_at: `2026-11-28T${begin}:00.000Z`,
  ends_at: `2026-11-28T${end}:00.000Z`,
  capacity: 10,
  taken,
})
const morning = [slot('08:00', '10:00'), slot('10:00', '12:00'), slot('12:00', '14:00')]
const proposedAt = (time: string, slots = morning, places = 1) =>
  slotProposed(slots, { places, now: `2026-11-28T${time}:00.000Z`, ofDay: slots })?.begins_at.slice(
    11,
    16,
  )

test('a slot that another one follows is proposed during its first third', () => {
  const evening = [slot('18:00', '20:00')]
  expect(proposedUntil(slot('08:00', '10:00'), evening)).toBe('2026-11-28T08:40:00.000Z')
  expect(proposedUntil(slot('08:15', '16:00'), evening)).toBe('2026-11-28T10:50:00.000Z')
})

test('the last slot of a day is proposed until an hour before its end, and at least for a third', () => {
  const others = [slot('08:00', '09:00'), { ...slot('18:00', '20:00'), activity_id: 'skiing' }]
  expect(proposedUntil(slot('08:15', '16:00'), others)).toBe('2026-11-28T15:00:00.000Z')
  expect(proposedUntil(slot('08:00', '09:00'), others)).toBe('2026-11-28T08:20:00.000Z')
})

test.each([
  ['08:40', '08:00'],
  ['08:41', '10:00'],
  ['09:58', '10:00'],
  ['12:39', '12:00'],
  ['13:00', '12:00'],
])('at %s the slot of %s is proposed', (time, begin) => expect(proposedAt(time)).toBe(begin))

test('a slot without the places is passed over, and one that is mostly over is never proposed', () => {
  const full = [slot('08:00', '10:00', 8), slot('10:00', '12:00', 9)]
  expect(proposedAt('07:00', full, 2)).toBe('08:00')
  expect(proposedAt('09:30', full, 2)).toBeUndefined()
  expect(proposedAt('09:30', full, 1)).toBe('10:00')
  expect(proposedAt('13:01')).toBeUndefined()
})
