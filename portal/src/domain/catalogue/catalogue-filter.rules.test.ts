import { expect, test } from 'vitest'
import { countedStates, filterOf, keepsRow } from './catalogue-filter.rules.ts'
import { readCatalogueSearch } from './catalogue-search.rules.ts'

const row = (state: 'onSale' | 'inactive') => ({
  sale: { state, fromPrice: 10, nextOpenDay: null },
})
const texts = ['Glissade du soir', 'Evening sliding', null]

test.each([
  [{}, true],
  [{ q: 'glissade' }, true],
  [{ q: 'SLIDING soir' }, true],
  [{ q: 'sliding matin' }, false],
  [{ state: 'onSale' }, true],
  [{ state: 'inactive' }, false],
  [{ q: 'soir', state: 'inactive' }, false],
] as const)('the filter %j keeps a row on sale: %s', (filter, isKept) => {
  expect(keepsRow(filter, row('onSale'), texts)).toBe(isKept)
})

test('states are counted in the order from sold to not sold, without those of no row', () => {
  expect(countedStates([row('inactive'), row('onSale'), row('inactive')])).toEqual([
    { state: 'onSale', count: 1 },
    { state: 'inactive', count: 2 },
  ])
})

test('an address without a valid filter does not filter', () => {
  const read = (search: Record<string, unknown>) => filterOf(readCatalogueSearch(search))
  expect(read({ q: 482910, state: 'soldOut' })).toEqual({ q: '482910', state: 'soldOut' })
  expect(read({ q: '', state: 'gone', tab: 'packages' })).toEqual({})
})
