import { expect, test } from 'vitest'
import type { Slot } from '../../../domain/cart.rules.ts'
import {
  activityDays,
  dayOffered,
  isProposed,
  opennessOf,
  rentalDays,
  minutesToEnd,
  slotOfDay,
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

const at = (now: string) => ({ today, now, instant: `2026-11-22T${now}:00.000Z` })
const untilNoon = { proposedUntilDateTimeUtc: '2026-11-22T12:00:00.000Z' }
const begins = (timeslotBegin: string, over: Partial<Slot> = {}) =>
  slot('23:00', { publicId: timeslotBegin, timeslotBegin, ...over })
const full = { isAvailable: false, remainingQuantity: 0 }
const chooseAmong =
  (slots: readonly Slot[], now = clock.now) =>
  (slotId: string | null, begin: string | null = null, shared: string | null = null) => {
    const found = slotOfDay(slots, {
      chosen: slotId === null && begin === null ? null : { slotId, begin },
      openness: (item) => slotOpenness(item, today, { today, now }),
      isProposed: (item) => isProposed(item, at(now).instant),
      begin: shared,
    })
    return [found.slot, found.instead].map((item) => item?.publicId ?? null).concat(found.missing)
  }

test('the next slot with places is the default, and a past slot is never chosen', () => {
  const slots = [slot('11:00'), slot('13:00', full), slot('15:00'), slot('17:00')]
  const choose = chooseAmong(slots)
  expect(choose(null)).toEqual(['15:00', null, null])
  expect(choose('17:00')).toEqual(['17:00', null, null])
  expect(choose('13:00')).toEqual(['13:00', null, null])
  expect(chooseAmong(slots, '17:00')(null)).toEqual([null, null, null])
  expect(
    slotOfDay(undefined, { chosen: null, openness: () => 'open', isProposed: () => true }).slot,
  ).toBeNull()
})

test('a slot that is mostly over is no default, but can be chosen, and says when it ends soon', () => {
  const slots = [begins('09:00', { timeslotEnd: '12:58', ...untilNoon }), begins('13:00')]
  expect(chooseAmong(slots, '12:00')(null)).toEqual(['09:00', null, null])
  expect(chooseAmong(slots, '12:01')(null)).toEqual(['13:00', null, null])
  expect(chooseAmong(slots, '12:01')('09:00')).toEqual(['09:00', null, null])
  expect(chooseAmong(slots.slice(0, 1), '12:01')(null)).toEqual([null, null, null])
  expect(minutesToEnd(slots[0]!, today, at('12:56'))).toBe(2)
  expect(minutesToEnd(slots[0]!, today, at('11:56'))).toBeNull()
  expect(minutesToEnd(slots[0]!, '2026-11-23', at('12:56'))).toBeNull()
})

test('a chosen hour is kept on another day, and asked about where that day lacks it', () => {
  const choose = chooseAmong([begins('13:00'), begins('15:00'), begins('17:00', full)])
  expect(choose('of another day', '15:00')).toEqual(['15:00', null, null])
  expect(choose('of another day', '16:00')).toEqual([null, '13:00', '16:00'])
  expect(choose(null, '17:00')).toEqual([null, '13:00', '17:00'])
  expect(chooseAmong([])(null, '15:00')).toEqual([null, null, '15:00'])
  // The hour of the rest of the sale is a preference only.
  expect(choose(null, null, '15:00')).toEqual(['15:00', null, null])
  expect(choose(null, null, '16:00')).toEqual(['13:00', null, null])
})
