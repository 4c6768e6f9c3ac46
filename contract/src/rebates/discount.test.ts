import { expect, test } from 'vitest'
import { discountText, readDiscount } from './discount.ts'

test.each([
  ['15%', 15_000, null],
  ['7,25 %', 7_250, null],
  ['100%', 100_000, null],
  ['0.125%', 125, null],
  ['30$', null, 3_000],
  ['30.00$', null, 3_000],
  ['9999,99 $', null, 999_999],
  ['0.01$', null, 1],
])('%s', (typed, rateMilli, cents) => {
  expect(readDiscount(typed)).toEqual({ rateMilli, cents })
})

test.each([
  '',
  '15',
  '%',
  '$',
  '0%',
  '0$',
  '0.00$',
  '100.01%',
  '10000$',
  '1.234$',
  '12.3456%',
  '-5%',
])('“%s” is not a discount', (typed) => {
  expect(readDiscount(typed)).toBeNull()
})

test('a formatted discount can be parsed again', () => {
  for (const text of ['15%', '7.25%', '0.125%', '30.00$', '0.05$'])
    expect(discountText(readDiscount(text)!)).toBe(text)
})
