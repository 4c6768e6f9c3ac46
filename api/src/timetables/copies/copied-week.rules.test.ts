import { expect, test } from 'vitest'
import type { Publication } from '../publication.ts'
import { copyOnto, type Standing } from './copied-week.rules.ts'

const [saturday, sunday] = ['2030-01-05', '2030-01-06']
const climbing: Publication = {
  title: 'Hiver',
  repeats: 'Once',
  from: saturday,
  to: sunday,
  on: [6, 7],
  slots: [
    { activityId: 'wall', begin: '09:00', end: '12:00', quantity: 20, dates: [saturday, sunday] },
  ],
  rentals: [],
}
const skis: Publication = {
  ...climbing,
  slots: [],
  rentals: [
    {
      rentalTypeId: 'skis',
      beginTimes: ['09:00', '13:00'],
      durations: ['02:00:00'],
      dates: [saturday, sunday],
    },
  ],
}
const standing = (over: Partial<Standing> = {}): Standing => ({
  id: 'o1',
  timetableId: 't1',
  itemId: 'wall',
  date: saturday,
  times: [{ begin: '11:00', end: '13:00' }],
  slot: { id: 's1', quantity: 8 },
  isSold: false,
  isOver: false,
  ...over,
})
const datesOf = ({ publications }: ReturnType<typeof copyOnto>) =>
  publications.flatMap(({ slots }) => slots.flatMap(({ dates }) => dates))

test('the choice “add” writes all slots and closes none', () => {
  expect(copyOnto([climbing], [standing()], 'add')).toEqual({
    publications: [climbing],
    closed: [],
    kept: 0,
  })
})

test('the choice “skip” leaves out only slots that overlap the same item on the same day', () => {
  const skip = (over: Partial<Standing>) => datesOf(copyOnto([climbing], [standing(over)], 'skip'))
  expect(skip({})).toEqual([sunday])
  expect(skip({ itemId: 'other' })).toEqual([saturday, sunday])
  expect(skip({ times: [{ begin: '12:00', end: '13:00' }] })).toEqual([saturday, sunday])
  // A slot without places cannot be sold twice.
  expect(skip({ times: [] })).toEqual([saturday, sunday])
  expect(skip({ isOver: true })).toEqual([sunday])
})

test('the choice “skip” returns the remaining days, and nothing when there are none', () => {
  const both = [standing(), standing({ id: 'o2', date: sunday })]
  expect(copyOnto([climbing], both, 'skip')).toEqual({ publications: [], closed: [], kept: 0 })
  expect(copyOnto([climbing], [standing()], 'skip').publications).toMatchObject([
    { title: 'Hiver', from: sunday, to: sunday, on: [7] },
  ])
})

test('equipment keeps the begin times without an overlap', () => {
  const there = standing({
    itemId: 'skis',
    slot: null,
    times: [{ begin: '13:00', end: '13:00' }],
  })
  expect(copyOnto([skis], [there], 'skip').publications[0]!.rentals).toMatchObject([
    { beginTimes: ['09:00'], dates: [saturday] },
    { beginTimes: ['09:00', '13:00'], dates: [sunday] },
  ])
})

test('the choice “replace” closes unsold occurrences; sold ones stay and are not overlapped', () => {
  const sold = standing({ isSold: true })
  const free = standing({ id: 'o2', date: sunday })
  const over = standing({ id: 'o3', isOver: true, times: [{ begin: '07:00', end: '08:00' }] })
  const onto = copyOnto([climbing], [sold, free, over], 'replace')
  expect(onto).toMatchObject({ closed: [{ id: 'o2' }], kept: 1 })
  expect(datesOf(onto)).toEqual([sunday])
})
