import { expect, test } from 'vitest'
import { lodgingSale } from './lodging-sale.rules.ts'

const type = (quantity: number, rates: { ends_on: string; night_cents: number }[] = []) => ({
  quantity,
  price_cents: 9000,
  rates,
})

test('a night costs at least the lowest rate that has not ended', () => {
  const rates = [
    { ends_on: '2030-01-10', night_cents: 3000 },
    { ends_on: '2030-01-11', night_cents: 7000 },
  ]
  expect(lodgingSale([type(0), type(2, rates)], '2030-01-10')).toEqual({
    state: 'onSale',
    fromCents: 7000,
  })
})

test('without units it is sold out, and without types inactive', () => {
  expect(lodgingSale([type(0)], '2030-01-10').state).toBe('soldOut')
  expect(lodgingSale([], '2030-01-10')).toEqual({ state: 'inactive', fromCents: null })
})
