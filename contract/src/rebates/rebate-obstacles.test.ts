import { expect, test } from 'vitest'
import { isInvalidCode, rebateObstacles } from './rebate-obstacles.ts'

test('a code is invalid by itself, and not by the cart, which may still change', () => {
  expect([null, ...rebateObstacles].filter(isInvalidCode)).toEqual([
    'Unknown',
    'Inactive',
    'NotYet',
    'Over',
    'Used',
  ])
})
