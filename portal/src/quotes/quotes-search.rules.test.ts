import { expect, test } from 'vitest'
import { statusesIn } from './quote-statuses.rules.ts'
import { addressOf, quotesDefaults, readQuotesSearch } from './quotes-search.rules.ts'

test('an address that says nothing is the whole list', () =>
  expect(readQuotesSearch({})).toEqual(quotesDefaults))

test('days that are none are left out', () =>
  expect(readQuotesSearch({ q: 42, status: 'Sent', from: 'x', to: '2026-13-01' })).toEqual({
    ...quotesDefaults,
    q: '42',
    status: 'Sent',
  }))

test('statuses that are none are left out, and the others are in their order', () => {
  expect(statusesIn('Sent,Lost,Draft')).toEqual(['Draft', 'Sent'])
  expect(statusesIn('')).toEqual([])
})

test('an address says what differs from the whole list, and nothing else', () => {
  expect(addressOf(quotesDefaults)).toEqual({})
  expect(addressOf({ ...quotesDefaults, q: 'x', page: 2 })).toEqual({ q: 'x', page: '2' })
})
