import { expect, test } from 'vitest'
import { listDefaults, readListSearch } from './orders-search.rules.ts'

test('valid values of the address are used', () => {
  expect(
    readListSearch({ q: 'roy', page: '3', size: '50', sort: 'lastName', peek: 'MC1' }),
  ).toEqual({ ...listDefaults, q: 'roy', page: 3, size: 50, sort: 'lastName', peek: 'MC1' })
})
test('numbers of the address become texts', () => {
  expect(readListSearch({ q: 482910, peek: 12 })).toMatchObject({ q: '482910', peek: '12' })
})
test('invalid values of the address become the default', () => {
  expect(readListSearch({})).toEqual(listDefaults)
  expect(readListSearch({ q: ['5'], page: '0', size: '30', sort: '-password', peek: [] })).toEqual(
    listDefaults,
  )
})
