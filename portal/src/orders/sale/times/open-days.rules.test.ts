import { expect, test } from 'vitest'
import type { Slot } from '../../../domain/cart.rules.ts'
import {
  activityDays,
  dayOffered,
  opennessOf,
  rentalDays,
  slotChosen,
  slotOpenness,
  stayDays,
  type OpenDay,
} from './open-days.rules.ts'

const today = '2026-11-22'
const clock = { today, now: '12:00' }
const slot = (timeslotEnd: string, over: Partial<Slot> = {}): Slot => ({
  publicId: timeslotEnd,
  activationDateTimeUtc: '2026-11-22T14:00:00.000Z',
  timeslotBegin: '09:00',
  timeslotEnd,
  quantity: 10,
  remainingQuantity: 4,
  isAvailable: true,
  ...over,
})

test('unknown days are neither closed nor full, and earlier days are past', () => {
  expect(opennessOf(today, undefined, today)).toBeUndefined()
  expect(opennessOf(today, [], today)).toBe('closed')
  expect(opennessOf('2026-11-21', undefined, today)).toBe('over')
  expect(opennessOf(today, [{ date: today, openness: 'full', left: 0 }], today)).toBe('full')
})

test('the server decides whether a day is open, nearly full, full or past', () => {
  const day = { date: today, isAvailable: true, isOver: false, remainingQuantity: 3 }
  const none = { ...day, isAvailable: false, remainingQuantity: 0, isNearlyFull: false }
  const days = [
    { ...day, isNearlyFull: false },
    { ...day, isNearlyFull: true },
    none,
    { ...none, isOver: true },
  ]
  expect(activityDays({ days }).map(({ openness }) => openness)).toEqual([
    'open',
    'nearlyFull',
    'full',
    'over',
  ])
  const rental = { date: today, isOver: false, beginTimeWithDurationsList: [], fullBeginTimes: [] }
  expect(
    rentalDays({
      days: [
        { ...rental, isAvailable: true },
        { ...rental, isAvailable: false, fullBeginTimes: ['09:00'] },
        { ...rental, isAvailable: false, isOver: true },
        { ...rental, isAvailable: false },
      ],
    }).map(({ openness }) => openness),
  ).toEqual(['open', 'full', 'over'])
  const night = { date: today, price: 100, quantity: 2 }
  expect(
    stayDays({
      nights: [
        { ...night, remainingQuantity: 1 },
        { ...night, remainingQuantity: 0 },
        { ...night, quantity: 0, remainingQuantity: 0 },
      ],
    }).map(({ openness }) => openness),
  ).toEqual(['open', 'full'])
})

test('the wanted day is offered if it is open, else the first open one, never a past one', () => {
  const day = (date: string, openness: OpenDay['openness']): OpenDay => ({
    date,
    openness,
    left: 1,
  })
  const days = [
    day('2026-11-21', 'open'),
    day(today, 'over'),
    day('2026-11-23', 'full'),
    day('2026-11-24', 'nearlyFull'),
    day('2026-11-25', 'open'),
  ]
  expect(dayOffered(days, null, today)).toBe('2026-11-24')
  expect(dayOffered(days, '2026-11-25', today)).toBe('2026-11-25')
  expect(dayOffered(days, '2026-11-23', today)).toBe('2026-11-24')
  expect(dayOffered(undefined, '2026-11-25', today)).toBeNull()
})

test('a slot is past by the clock or by the server; the server decides whether it is full', () => {
  expect(slotOpenness(slot('12:00'), today, clock)).toBe('over')
  expect(slotOpenness(slot('12:01'), today, clock)).toBe('open')
  expect(slotOpenness(slot('12:00'), '2026-11-23', clock)).toBe('open')
  expect(slotOpenness(slot('23:00'), '2026-11-21', clock)).toBe('over')
  expect(slotOpenness(slot('13:00', { isAvailable: false }), today, clock)).toBe('over')
  const gone = { isAvailable: false, remainingQuantity: 0 }
  expect(slotOpenness(slot('13:00', gone), today, clock)).toBe('full')
  const few = { remainingQuantity: 1, isNearlyFull: true }
  expect(slotOpenness(slot('13:00', few), today, clock)).toBe('nearlyFull')
  expect(slotOpenness(slot('12:00', few), today, clock)).toBe('over')
})

test('the next slot with places is the default, and a past slot is never chosen', () => {
  const slots = [
    slot('11:00'),
    slot('13:00', { isAvailable: false, remainingQuantity: 0 }),
    slot('15:00'),
    slot('17:00'),
  ]
  const chosen = (id: string | null, now = clock.now) =>
    slotChosen(slots, id, (item) => slotOpenness(item, today, { today, now }))?.publicId ?? null
  expect(chosen(null)).toBe('15:00')
  expect(chosen('17:00')).toBe('17:00')
  expect(chosen('15:00', '15:00')).toBeNull()
  expect(chosen(null, '17:00')).toBeNull()
  expect(chosen('13:00')).toBe('13:00')
  expect(slotChosen(undefined, null, () => 'open')).toBeNull()
})
