import { expect, test, vi } from 'vitest'
import { failedOf } from './query-boundary.tsx'

const query = (over: object = {}) => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn<() => unknown>(),
  ...over,
})

test('a retry reads every query that failed, and no other', () => {
  const good = query({ data: 1 })
  const [down, late] = [query({ error: 'down' }), query({ error: 'late', isFetching: true })]
  const stale = query({ data: 1, error: 'down' })
  const failed = failedOf(good, down, undefined, stale, late)!
  expect([failed.error, failed.isFetching]).toEqual(['down', true])
  failed.refetch()
  expect([good, down, stale, late].map(({ refetch }) => refetch.mock.calls.length)).toEqual([
    0, 1, 0, 1,
  ])
})

test('queries with data, although old, did not fail', () => {
  expect(failedOf(query({ data: 1, error: 'down' }), query())).toBeUndefined()
})
