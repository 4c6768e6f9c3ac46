import { expect, test } from 'vitest'
import { clientDefaults, readClientSearch } from './clients-search.rules.ts'

test('valid values of the address are used, and defaults replace the others', () => {
  const search = { q: 'roy', page: 3, size: 50, sort: '-email', peek: 'x', tab: 'note' } as const
  expect(readClientSearch({ ...search, page: '3', size: '50' })).toEqual(search)
  expect(readClientSearch({})).toEqual(clientDefaults)
  expect(
    readClientSearch({ q: [], page: '0', size: '30', sort: 'phone', peek: {}, tab: 'secrets' }),
  ).toEqual(clientDefaults)
})
