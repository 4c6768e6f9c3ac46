import { expect, test } from 'vitest'
import { dropped, moved, orderOf } from './ordered.rules.ts'

const list = ['a', 'b', 'c']
test('moves up and down by one position', () => {
  expect(moved(list, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 1, 1)).toEqual(['a', 'c', 'b'])
})
test('the first moved up wraps to the end, the last moved down to the start', () => {
  expect(moved(list, 0, -1)).toEqual(['b', 'c', 'a'])
  expect(moved(list, 2, 1)).toEqual(['c', 'a', 'b'])
})
test('a single record stays', () => expect(moved(['a'], 0, 1)).toEqual(['a']))
test('a record is dropped at another position', () => {
  expect(dropped(list, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(dropped(list, 2, 0)).toEqual(['c', 'a', 'b'])
})
test('positions are renumbered from 0 without gaps', () =>
  expect(orderOf(['x', 'y'])).toEqual([
    { publicId: 'x', order: 0 },
    { publicId: 'y', order: 1 },
  ]))
