import { expect, test } from 'vitest'
import { quotesDefaults, readQuotesSearch, statusesIn } from './quotes-search.rules.ts'

test('an address that says nothing is the whole list', () =>
  expect(readQuotesSearch({})).toEqual(quotesDefaults))

test('statuses and days that are none are left out', () =>
  expect(
    readQuotesSearch({ q: 42, status: 'Sent,Lost,Draft', from: 'x', to: '2026-13-01' }),
  ).toEqual({ ...quotesDefaults, q: '42', status: 'Draft,Sent' }))

test('no status is no status', () => expect(statusesIn('')).toEqual([]))
