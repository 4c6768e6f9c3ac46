import { expect, test } from 'vitest'
import { readTrafficSearch, trafficDefaults } from './traffic-search.rules.ts'
import { canSearch, percentOf, wholeSearch } from './traffic.rules.ts'

const id = '01a1fe0c-3c0d-7462-b07d-80c4979cc432'

test('an empty or invalid address is an empty search', () => {
  expect(readTrafficSearch({})).toEqual({ activities: '', from: '', to: '', page: 1 })
  expect(readTrafficSearch({ activities: 'x', from: '2026-13-45', to: 5, page: '-2' })).toEqual({
    activities: '',
    from: '',
    to: '',
    page: 1,
  })
  expect(
    readTrafficSearch({
      activities: `${id},${id}`,
      from: '2026-12-01',
      to: '2026-12-31',
      page: '3',
    }),
  ).toEqual({ activities: `${id},${id}`, from: '2026-12-01', to: '2026-12-31', page: 3 })
})

test('a search requires an activity and an ordered period of at most a leap year', () => {
  const search = { activities: id, from: '2028-01-01', to: '2028-12-31' }
  expect(canSearch(search)).toBe(true)
  expect(canSearch({ ...search, activities: '' })).toBe(false)
  expect(canSearch({ ...search, to: '2027-12-31' })).toBe(false)
  expect(canSearch({ ...search, to: '2029-01-01' })).toBe(false)
})

test('a bar ends at 100 %, and a closed slot with people in it is full', () => {
  expect([
    percentOf({ usedQuantity: 5, initialQuantity: 20 }),
    percentOf({ usedQuantity: 25, initialQuantity: 20 }),
    percentOf({ usedQuantity: 2, initialQuantity: 0 }),
    percentOf({ usedQuantity: 0, initialQuantity: 0 }),
  ]).toEqual([25, 100, 100, 0])
})

test('an address without parameters means all activities, today', () => {
  expect(wholeSearch(trafficDefaults, ['a', 'b'], '2026-12-24')).toEqual({
    activities: 'a,b',
    from: '2026-12-24',
    to: '2026-12-24',
    page: 1,
  })
  const named = { activities: 'b', from: '2027-01-01', to: '2027-01-07', page: 2 }
  expect(wholeSearch(named, ['a', 'b'], '2026-12-24')).toEqual(named)
})
