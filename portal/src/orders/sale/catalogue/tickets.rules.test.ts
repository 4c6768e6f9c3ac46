import { expect, test } from 'vitest'
import type { Activity } from '../counter/sell.queries.ts'
import { chosenTickets, isSlotNeeded } from './tickets.rules.ts'

const activity = (publicId: string, onSale: readonly boolean[]) =>
  ({
    publicId,
    categories: onSale.map((isOn, i) => ({ publicId: `${publicId}${i}`, onSale: isOn })),
  }) as unknown as Activity
const activities = [activity('a', [false]), activity('b', [false, true])]
const chosen = (activityId: string | null, categoryId: string | null) => {
  const { activity: item, category } = chosenTickets(activities, activityId, categoryId)
  return [item.publicId, category.publicId]
}

test('the first activity and category on sale are the defaults', () => {
  expect(chosen(null, null)).toEqual(['b', 'b1'])
  expect(chosen('a', null)).toEqual(['a', 'a0'])
  expect(chosen('b', 'b0')).toEqual(['b', 'b0'])
  expect(chosen('gone', 'gone')).toEqual(['b', 'b1'])
})

test('tickets with a calendar need a slot, unless they are sold for any time', () => {
  expect(isSlotNeeded({ schedulingType: 'WithCalendar' }, true)).toBe(true)
  expect(isSlotNeeded({ schedulingType: 'WithCalendarOrAnytime' }, false)).toBe(true)
  expect(isSlotNeeded({ schedulingType: 'WithCalendarOrAnytime' }, true)).toBe(false)
  expect(isSlotNeeded({ schedulingType: 'Anytime' }, false)).toBe(false)
})
