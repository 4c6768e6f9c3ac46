import { expect, test } from 'vitest'
import { isName, orderNumberOf } from './typed-text.rules.ts'

test.each([
  ['MC10482910', 'MC10482910'],
  ['mc 1048-2910', 'MC10482910'],
  ['#MC10482910', 'MC10482910'],
  ['SKI48291057', 'SKI48291057'],
  // Two letters and eight digits without 0 and 1 may be the number of a ticket.
  ['MC48293756', null],
  ['482910', null],
  ['G1.AAAA.BBBB', null],
  ['Tremblay', null],
])('%s has the order number %s', (text, number) => {
  expect(orderNumberOf(text)).toBe(number)
})

test.each([
  ['Tremblay', true],
  ['Ève D’Amours', true],
  ['Jean-Pierre', true],
  ['MC10482910', false],
  ['G1.AAAA.BBBB', false],
  ['x', false],
  // Ten letters without look-alikes may be the number of a ticket.
  ['DESCHENEAU', false],
])('%s is a name: %s', (text, is) => {
  expect(isName(text)).toBe(is)
})
