import { expect, test } from 'vitest'
import { statusesIn } from './quote-statuses.rules.ts'
import { addressOf, quotesDefaults, readQuotesSearch } from './quotes-search.rules.ts'

test('an address without parameters is the whole list', () =>
  expect(readQuotesSearch({})).toEqual(quotesDefaults))

test('invalid days are dropped', () =>
  expect(readQuotesSearch({ q: 42, status: 'Sent', from: 'x', to: '2026-13-01' })).toEqual({
    ...quotesDefaults,
    q: '42',
    status: 'Sent',
  }))

test('invalid statuses are dropped, and the others are put in order', () => {
  expect(statusesIn('Sent,Lost,Draft')).toEqual(['Draft', 'Sent'])
  expect(statusesIn('')).toEqual([])
})

test('an address contains only differences from the whole list', () => {
  expect(addressOf(quotesDefaults)).toEqual({})
  expect(addressOf({ ...quotesDefaults, q: 'x', page: 2 })).toEqual({ q: 'x', page: '2' })
})
