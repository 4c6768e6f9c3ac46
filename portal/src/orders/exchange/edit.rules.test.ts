import { expect, test } from 'vitest'
import type { Activity } from '../sale/counter/sell.queries.ts'
import { activitiesOfKind, placeOf, slotChoice } from './edit.rules.ts'

const category = (publicId: string, kind: string, products: string[]) => ({
  publicId,
  category: kind,
  products: products.map((productId) => ({ productId })),
})
const activities = [
  {
    publicId: 'ski',
    categories: [
      category('day', 'daily_ticket', ['adult', 'child']),
      category('season', 'season_pass', ['pass']),
    ],
  },
  { publicId: 'gift', categories: [category('give', 'donation', ['ten'])] },
] as unknown as Activity[]

test('a ticket can only be exchanged for one of its kind', () => {
  expect(
    activitiesOfKind(activities, 'season_pass').map(({ publicId, categories }) => [
      publicId,
      categories.map((item) => item.publicId),
    ]),
  ).toEqual([['ski', ['season']]])
  expect(activitiesOfKind(activities, 'equipment_rental')).toEqual([])
})

test('the form starts at the current product, or empty if it is no longer sold', () => {
  expect(placeOf(activities, 'child')).toMatchObject({
    activityId: 'ski',
    category: { publicId: 'day' },
  })
  expect(placeOf(activities, 'gone')).toBeNull()
  expect(placeOf(activities, null)).toBeNull()
})

const slot = {
  activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
  timeslotBegin: '09:00',
  timeslotEnd: '12:00',
}
test('a choice is complete with a type and, if needed, a slot', () => {
  expect(slotChoice(undefined, false, undefined)).toBeNull()
  expect(slotChoice({ productId: 'adult' }, true, undefined)).toBeNull()
  expect(slotChoice({ productId: 'pass' }, false, slot)).toEqual({ productId: 'pass' })
  expect(slotChoice({ productId: 'adult' }, true, slot)).toEqual({
    productId: 'adult',
    activePeriodStartDateTimeUtc: slot.activationDateTimeUtc,
    timeslotBegin: '09:00',
    timeslotEnd: '12:00',
  })
})
