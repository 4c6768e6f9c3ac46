import { expect, test } from 'vitest'
import { keepOf } from './keep-of.ts'
import { queryKeys } from './query-keys.ts'

test('a newer version keeps what is shown, another record does not', () => {
  const keep = keepOf(queryKeys.orders.record('A'))
  expect(keep('shown', { queryKey: queryKeys.orders.history('A', 1) })).toBe('shown')
  expect(keep('shown', { queryKey: queryKeys.orders.history('B', 1) })).toBeUndefined()
  expect(keep('shown', undefined)).toBeUndefined()
})
