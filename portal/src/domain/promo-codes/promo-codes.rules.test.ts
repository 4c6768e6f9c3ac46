import { rebateObstacles } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { expect, test } from 'vitest'
import { isInvalidCode } from './promo-codes.rules.ts'

test('a code is invalid by itself, and not by the cart, which may still change', () => {
  expect([null, ...rebateObstacles].filter(isInvalidCode)).toEqual([
    'Unknown',
    'Inactive',
    'NotYet',
    'Over',
    'Used',
  ])
})
