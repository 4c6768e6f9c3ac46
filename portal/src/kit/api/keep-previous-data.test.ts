import { expect, test } from 'vitest'
import { keepPreviousDataOf } from './keep-previous-data.ts'
import { queryKeys } from './query-keys.ts'

test('keeps the data while a newer version of the record loads, but not for another record', () => {
  const keep = keepPreviousDataOf(queryKeys.orders.record('A'))
  expect(keep('shown', { queryKey: queryKeys.orders.history('A', 1) })).toBe('shown')
  expect(keep('shown', { queryKey: queryKeys.orders.history('B', 1) })).toBeUndefined()
  expect(keep('shown', undefined)).toBeUndefined()
})
