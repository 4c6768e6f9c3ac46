import { expect, test } from 'vitest'
import { searchDefaults, understood } from './ticket-filters.rules.ts'
import { readTicketSearch } from './tickets-search.rules.ts'

const id = '0198c0de-0000-7000-8000-000000000001'

test('reads valid values of an address', () => {
  const search = {
    q: 'roy',
    type: 'season_pass',
    from: '2030-02-02',
    to: '2030-02-08',
    categories: id,
    products: `${id},${id}`,
    page: '3',
    size: '50',
    sort: '-lastName',
    peek: id,
  }
  expect(understood(readTicketSearch(search))).toEqual({ ...search, page: 3, size: 50 })
})

test('replaces invalid values with the default', () => {
  expect(understood(readTicketSearch({}))).toEqual(searchDefaults)
  const nonsense = {
    q: ['5'],
    type: 'hope',
    from: '2030-02-31x',
    to: 'tomorrow',
    categories: 'x',
    products: `${id},`,
    page: '1e309',
    size: '30',
    sort: '--sold',
    peek: [],
  }
  expect(understood(readTicketSearch(nonsense))).toEqual(searchDefaults)
})

test('a period that ends before it begins has no end', () => {
  expect(understood(readTicketSearch({ from: '2030-02-08', to: '2030-02-02' }))).toMatchObject({
    from: '2030-02-08',
    to: '',
  })
})
