import { expect, test } from 'vitest'
import {
  isPinned,
  nothingKept,
  shownOf,
  withPin,
  withRecent,
  type KeptRecord,
} from './kept.rules.ts'

const order = (id: string): KeptRecord => ({ kind: 'order', id, title: id, to: `/orders/${id}` })

test('the ten latest records are kept, newest first, without duplicates', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `o${i}`)
  const kept = [...ids, 'o5'].map(order).reduce(withRecent, nothingKept)
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
  const pinned = withPin(nothingKept, order('a'))
  expect(isPinned(pinned, order('a'))).toBe(true)
  expect(isPinned(withPin(pinned, order('a')), order('a'))).toBe(false)
})

test('a pinned record is not listed as recent, and records without access are hidden', () => {
  const client: KeptRecord = { kind: 'client', id: 'c', title: 'C', to: '/clients' }
  const kept = withPin(withRecent(withRecent(nothingKept, order('a')), client), order('a'))
  expect(shownOf(kept, () => true)).toEqual({ pinned: [order('a')], recent: [client] })
  expect(shownOf(kept, (kind) => kind === 'client')).toEqual({ pinned: [], recent: [client] })
})
