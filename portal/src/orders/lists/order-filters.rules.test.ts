import { expect, test } from 'vitest'
import {
  addressed,
  countFilters,
  noFilters,
  queryOf,
  searchDefaults,
  understood,
} from './order-filters.rules.ts'
import { listDefaults, readListSearch } from './orders-search.rules.ts'

const id = '0191e6a0-0000-7000-8000-000000000001'
const search = (over: object) => understood(readListSearch({ ...over }))

test('invalid filters are ignored', () => {
  const nonsense = {
    status: 'Paid,__proto__',
    from: '2030-02-31x',
    usedTo: 'tomorrow',
    since: '1',
    categories: 'ski',
    products: `${id},%`,
    slot: 'x',
    channel: 'phone',
    paid: 'gold',
    sellers: '1',
  }
  expect(search(nonsense)).toEqual(searchDefaults)
  expect(countFilters(search(nonsense))).toBe(0)
})

test('an end before the beginning of a period is ignored', () =>
  expect(search({ from: '2030-02-02', to: '2030-02-01' })).toMatchObject({
    from: '2030-02-02',
    to: '',
  }))

test('only filters with a value are sent to the server', () => {
  expect(queryOf(searchDefaults)).toEqual({ page: '1', pageSize: '25', sort: '-completed' })
  const chosen = search({
    q: 'roy',
    page: 2,
    status: 'CreatedByAdmin,COMPLETED,Completed',
    usedFrom: '2030-02-01',
    usedTo: '2030-02-01',
    slot: id,
    paid: 'cash,gold',
    answer: ' noix ',
  })
  expect(queryOf(chosen)).toEqual({
    page: '2',
    pageSize: '25',
    sort: '-completed',
    query: 'roy',
    status: 'CREATED_BY_ADMIN,COMPLETED',
    usedStart: '2030-02-01',
    usedEnd: '2030-02-01',
    timeslotId: id,
    paymentMethods: 'cash',
    answer: 'noix',
  })
  expect(countFilters(chosen)).toBe(5)
  expect(countFilters({ ...chosen, ...noFilters() })).toBe(0)
})

test('empty filters are omitted from the address', () => {
  expect(addressed(searchDefaults)).toEqual(listDefaults)
  const chosen = search({ status: 'Canceled', foo: 'bar' })
  expect(addressed(chosen)).toEqual({ ...listDefaults, status: 'Canceled' })
})
