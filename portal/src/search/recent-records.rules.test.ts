import { expect, test } from 'vitest'
import {
  isPinned,
  noRecentRecords,
  shownOf,
  withPin,
  withRecent,
  type RecentRecord,
} from './recent-records.rules.ts'

const order = (id: string): RecentRecord => ({ kind: 'order', id, title: id, to: `/orders/${id}` })

test('the ten latest records are kept, newest first, without duplicates', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `o${i}`)
  const kept = [...ids, 'o5'].map(order).reduce(withRecent, noRecentRecords)
  expect(kept.recent.map(({ id }) => id)).toEqual([
    'o5',
    'o11',
    'o10',
    'o9',
    'o8',
    'o7',
    'o6',
    'o4',
    'o3',
    'o2',
  ])
})

test('pinning a pinned record removes the pin', () => {
  const pinned = withPin(noRecentRecords, order('a'))
  expect(isPinned(pinned, order('a'))).toBe(true)
  expect(isPinned(withPin(pinned, order('a')), order('a'))).toBe(false)
})

test('a pinned record is not listed as recent, and records without access are hidden', () => {
  const client: RecentRecord = { kind: 'client', id: 'c', title: 'C', to: '/clients' }
  const kept = withPin(withRecent(withRecent(noRecentRecords, order('a')), client), order('a'))
  expect(shownOf(kept, () => true)).toEqual({ pinned: [order('a')], recent: [client] })
  expect(shownOf(kept, (kind) => kind === 'client')).toEqual({ pinned: [], recent: [client] })
})
