import { expect, test } from 'vitest'
import { accessoryField, priceField, rentedField, rentedLines } from './rented-lines.rules.ts'

const begin = '2030-02-02T15:00:00.000Z'
const form = (...parts: [string, string][]) =>
  new URLSearchParams([
    ['begin', begin],
    ['duration', '02:00:00'],
    [priceField('skis', '02:00:00'), 'skis-2h'],
    ...parts,
  ])

test('the same equipment in the same size is one line, and rows without a choice are none', () => {
  const lines = rentedLines(
    form(
      [rentedField, 'skis 150'],
      [rentedField, ''],
      [rentedField, 'skis 160'],
      [rentedField, 'skis 150'],
    ),
  )
  const line = { productId: 'skis-2h', activationDateTimeUtc: begin }
  expect(lines).toEqual([
    { ...line, quantity: 2, specificationPublicId: '150' },
    { ...line, quantity: 1, specificationPublicId: '160' },
  ])
})

test('accessories belong to the first line; without equipment there is nothing', () => {
  const helmets: [string, string] = [`${accessoryField}helmet`, '2']
  const lines = rentedLines(form([rentedField, 'skis 150'], [rentedField, 'skis 160'], helmets))!
  expect(lines.map(({ accessories }) => accessories)).toEqual([
    [{ productId: 'helmet', quantity: 2 }],
    undefined,
  ])
  expect(rentedLines(form(helmets))).toEqual([])
})

test('equipment without a price for the duration is reported', () => {
  expect(rentedLines(form([rentedField, 'board 150']))).toBeNull()
})
