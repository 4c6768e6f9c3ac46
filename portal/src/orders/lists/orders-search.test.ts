import { expect, test } from 'vitest'
import { listDefaults, readListSearch } from './orders-search.rules.ts'

test('what the address says, where it is understood', () => {
  expect(
    readListSearch({ q: 'roy', page: '3', size: '50', sort: 'lastName', peek: 'MC1' }),
  ).toEqual({ ...listDefaults, q: 'roy', page: 3, size: 50, sort: 'lastName', peek: 'MC1' })
})
test('a number is the text that was typed', () => {
  expect(readListSearch({ q: 482910, peek: 12 })).toMatchObject({ q: '482910', peek: '12' })
})
test('and the default where it is not', () => {
  expect(readListSearch({})).toEqual(listDefaults)
  expect(readListSearch({ q: ['5'], page: '0', size: '30', sort: '-password', peek: [] })).toEqual(
    listDefaults,
  )
})
