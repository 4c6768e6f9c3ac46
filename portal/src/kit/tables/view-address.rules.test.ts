import { expect, test } from 'vitest'
import { addressOf, searchIn } from './view-address.rules.ts'

const defaults = { q: '', status: '', size: 25, page: 1, peek: '' }

test('an address contains only values other than the default, in a fixed order, without page and preview', () => {
  expect(addressOf(defaults, defaults)).toBe('')
  const search = { ...defaults, status: 'Canceled,Completed', q: 'D’Amours & fils', page: 3 }
  const address = addressOf(search, defaults)
  expect(address).toBe(addressOf({ peek: 'MC1', q: search.q, status: search.status }, defaults))
  expect(searchIn(address)).toEqual({ q: search.q, status: search.status })
})
