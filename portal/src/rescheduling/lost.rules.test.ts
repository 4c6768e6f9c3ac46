import { expect, test } from 'vitest'
import { bodyOf, lostProblems, nothingLost } from './lost.rules.ts'

const lost = {
  ...nothingLost,
  items: ['activities:a', 'models:m', 'accessories:c', 'activities:b'],
  date: '2026-12-24',
}

test('the whole day is 00:00:00 to 23:59:59, and items go to the lists of their kinds', () => {
  expect(bodyOf(lost)).toMatchObject({
    reschedulingDateTime: '2026-12-24',
    reschedulingBeginTime: '00:00:00',
    reschedulingEndTime: '23:59:59',
    closesSlots: true,
    activityPublicIdToRescheduleList: ['a', 'b'],
    rentalModelPublicIdToRescheduleList: ['m'],
    accessoryPublicIdToRescheduleList: ['c'],
  })
  expect(bodyOf({ ...lost, isAllDay: false, begin: '09:00', end: '12:00' })).toMatchObject({
    reschedulingBeginTime: '09:00',
    reschedulingEndTime: '12:00',
  })
})
test('missing fields are named; a preview needs no reason yet', () => {
  expect(lostProblems(nothingLost, false)).toEqual(['items', 'date'])
  expect(lostProblems(lost, false)).toEqual([])
  expect(lostProblems({ ...lost, reason: '  ' }, true)).toEqual(['reason'])
  expect(lostProblems({ ...lost, isAllDay: false, begin: '12:00', end: '12:00' }, false)).toEqual([
    'times',
  ])
})
test('ticked options are sent, the others are omitted', () => {
  expect(bodyOf(lost)).not.toHaveProperty('isDateOver')
  expect(bodyOf({ ...lost, isDateOver: true, includesRestOfDay: true })).toMatchObject({
    isDateOver: true,
    includesRestOfDay: true,
  })
})
