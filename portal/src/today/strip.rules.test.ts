import { expect, test } from 'vitest'
import {
  hourPx,
  hoursOf,
  lanesOf,
  nowOn,
  placeOf,
  scaleOf,
  sharesOf,
  standingOf,
  sumsOf,
} from './strip.rules.ts'
import type { BoardSlot } from './today.queries.ts'

const at = (hour: string) => `2030-02-02T${hour}:00.000Z`
const slot = (begin: string, end: string, over: Partial<BoardSlot> = {}): BoardSlot => ({
  publicId: begin,
  beginTime: begin,
  endTime: end,
  beginDateTimeUtc: at(begin),
  endDateTimeUtc: at(end),
  capacity: 10,
  sold: 0,
  held: 0,
  free: 10,
  inside: 0,
  isNearlyFull: false,
  isClosed: false,
  isAvailable: true,
  ...over,
})
const hourAt = (instant: string) => instant.slice(11, 16)
const morning = [slot('09:30', '10:00'), slot('11:00', '12:15')]

test('the scale has whole hours around all slots; without slots there is none', () => {
  const scale = scaleOf(morning, hourAt)!
  expect(scale).toEqual({ from: Date.parse(at('09:00')), to: Date.parse(at('13:00')) })
  expect(hoursOf(scale).map((hour) => new Date(hour).toISOString().slice(11, 13))).toEqual([
    '09',
    '10',
    '11',
    '12',
  ])
  expect(scaleOf([], hourAt)).toBeNull()
  // A time zone with an offset of half an hour.
  const half = (instant: string) =>
    new Date(Date.parse(instant) + 1_800_000).toISOString().slice(11, 16)
  expect(scaleOf([slot('09:30', '10:30')], half)!.from).toBe(Date.parse(at('09:30')))
})

test('a slot is at its start and as wide as its duration; now is a position or null', () => {
  const scale = scaleOf(morning, hourAt)!
  expect(placeOf(scale, morning[0]!)).toEqual({ left: 12.5, width: 12.5 })
  expect(nowOn(scale, at('11:00'))).toBe(50)
  expect([nowOn(scale, at('08:59')), nowOn(scale, at('13:00'))]).toEqual([null, null])
})

test('the shortest slot is wide enough to click, within limits', () => {
  expect(hourPx([slot('09:00', '12:00')])).toBe(72)
  expect(hourPx([slot('09:00', '12:00'), slot('09:00', '09:15')])).toBe(192)
  expect(hourPx([slot('09:00', '09:01')])).toBe(288)
})

test('overlapping slots are in lanes below each other; consecutive ones share a lane', () => {
  const [first, beside, next] = [
    slot('09:00', '10:00'),
    slot('09:30', '11:00'),
    slot('10:00', '11:00'),
  ]
  expect(lanesOf([first, beside, next])).toEqual([[first, next], [beside]])
})

test.each([
  ['closed', { isClosed: true, isAvailable: false, free: 0 }],
  ['full', { free: 0, isAvailable: false }],
  ['full', { free: -2, isAvailable: false }],
  ['over', { free: 4, isAvailable: false }],
  ['notSold', { free: 4, isOnSale: false }],
  ['nearlyFull', { free: 1, isNearlyFull: true }],
  ['open', {}],
] as const)('%s', (standing, over) =>
  expect(standingOf(slot('09:00', '10:00', over))).toBe(standing),
)

test('shares are relative to the capacity, and end at 100 %', () => {
  expect(sharesOf({ capacity: 10, sold: 4, held: 1 })).toEqual({ sold: 40, held: 10 })
  expect(sharesOf({ capacity: 2, sold: 3, held: 1 })).toEqual({ sold: 100, held: 0 })
  expect(sharesOf({ capacity: 0, sold: 0, held: 0 })).toEqual({ sold: 0, held: 0 })
})

test('a slot that has ended has no free places', () => {
  const slots = [
    slot('09:00', '10:00', { isAvailable: false, sold: 2, inside: 2 }),
    slot('10:00', '11:00', { sold: 3, held: 1, free: 6 }),
  ]
  const activity = {
    publicId: 'a',
    name: { fr: '', en: '' },
    isAnytime: true,
    insideAnytime: 5,
    slots,
  }
  expect(sumsOf(activity)).toEqual({ free: 6, sold: 5, held: 1, inside: 7 })
})
