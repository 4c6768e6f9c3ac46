import { expect, test } from 'vitest'
import {
  chosenLines,
  keyOf,
  quantityField,
  slotValue,
  withLines,
  withQuantity,
} from './chosen-lines.rules.ts'

const slot = {
  activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
  timeslotBegin: '09:00',
  timeslotEnd: '12:00',
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

test('a form becomes a line for each ticket type with a quantity, in its slot', () => {
  expect(
    chosenLines(
      form({
        slot: slotValue(slot),
        [`${quantityField}adult`]: '2',
        [`${quantityField}child`]: '0',
        [`${quantityField}senior`]: '1',
        other: '5',
      }),
    ),
  ).toEqual([
    { productId: 'adult', quantity: 2, ...slot },
    { productId: 'senior', quantity: 1, ...slot },
  ])
})

test.each(['', '-1', '1e3', '2.5', 'deux', '9999'])('no quantity is read from %j', (text) => {
  expect(chosenLines(form({ [`${quantityField}adult`]: text }))).toEqual([])
})

test('a ticket without a slot has no time', () => {
  expect(chosenLines(form({ [`${quantityField}pass`]: '1' }))).toEqual([
    { productId: 'pass', quantity: 1 },
  ])
})

test('the same ticket in the same slot is one line, up to its highest quantity', () => {
  const adult = { productId: 'adult', quantity: 2, ...slot }
  const later = { ...adult, timeslotBegin: '12:00' }
  expect(withLines([adult], [{ ...adult, quantity: 3 }, later])).toEqual([
    { ...adult, quantity: 5 },
    later,
  ])
})

const quantities = (lines: { quantity: number }[]) => lines.map(({ quantity }) => quantity)

test('a group that is larger than a line may be becomes several lines', () => {
  const adult = { productId: 'adult', ...slot }
  expect(quantities(withLines([], [{ ...adult, quantity: 60 }]))).toEqual([25, 25, 10])
  expect(quantities(withLines([{ ...adult, quantity: 24 }], [{ ...adult, quantity: 2 }]))).toEqual([
    25, 1,
  ])
  expect(
    quantities(withQuantity([{ ...adult, quantity: 1 }], { at: 0, key: null, quantity: 40 })),
  ).toEqual([25, 15])
})

test('a quantity is changed at its line, 0 removes it, and an unknown line changes nothing', () => {
  const lines = [
    { productId: 'adult', quantity: 2, ...slot },
    { productId: 'child', quantity: 3, ...slot },
  ]
  const change = (at: number, quantity: number, key: string | null = null) =>
    withQuantity(lines, { at, key, quantity })
  expect(quantities(change(1, 1))).toEqual([2, 1])
  expect(change(0, 0)).toEqual([lines[1]])
  expect(change(2, 9)).toEqual(lines)
  // Another tab has removed a line meanwhile.
  const [adult, child] = lines
  expect(change(0, 0, keyOf(child!))).toEqual([adult])
  expect(change(0, 0, keyOf({ ...adult!, productId: 'gone' }))).toEqual(lines)
})
