import { expect, test } from 'vitest'
import { whyNotToUnit, whyStayIsFixed, type StayFacts, type UnitFacts } from './stay-moves.rules.ts'

const stay: StayFacts = {
  status: 'Booked',
  isUnpaid: false,
  isInPackage: false,
  refundedCents: 0,
  checkIn: '2030-02-01',
  checkOut: '2030-02-03',
  persons: 2,
  typeId: 'a',
  soldTypeId: 'a',
  soldCents: 24_000,
}
const unit: UnitFacts = {
  typeId: 'b',
  maxPersons: 4,
  minNights: 1,
  maxNights: 14,
  nightCents: 12_000,
  rates: [],
}

test('a booking that has not begun may change its unit, and so may a late arrival', () => {
  expect(whyStayIsFixed(stay, '2030-01-15')).toBeNull()
  expect(whyStayIsFixed(stay, '2030-02-02')).toBeNull()
})

test.each([
  ['it was canceled', { status: 'Canceled' }, 'canceled'],
  ['its guests have arrived', { status: 'CheckedIn' }, 'checkedIn'],
  ['its guests have left', { status: 'CheckedOut' }, 'checkedIn'],
  ['its guests did not arrive', { status: 'NoShow' }, 'checkedIn'],
  ['its order is unpaid', { isUnpaid: true }, 'unpaid'],
  ['a part of it was refunded', { refundedCents: 1 }, 'refunded'],
  ['it belongs to a package', { isInPackage: true }, 'package'],
  ['its nights are past', { checkIn: '2030-01-10', checkOut: '2030-01-15' }, 'expired'],
] as const)('a booking cannot move when %s', (_, over, why) =>
  expect(whyStayIsFixed({ ...stay, ...over }, '2030-01-15')).toBe(why),
)

test('a booking may move to a unit whose nights cost the same, by the rates of the nights themselves', () => {
  expect(whyNotToUnit(stay, unit)).toBeNull()
  expect(whyNotToUnit(stay, { ...unit, nightCents: 12_001 })).toBe('price')
  // The nights are a Friday and a Saturday, so the weekend price counts and not the base price.
  const rates = [
    { beginsOn: '2030-01-01', endsOn: '2031-01-01', weekdays: [5, 6], nightCents: 12_000 },
  ]
  expect(whyNotToUnit(stay, { ...unit, nightCents: 1, rates })).toBeNull()
  expect(whyNotToUnit(stay, { ...unit, rates: [{ ...rates[0]!, nightCents: 13_000 }] })).toBe(
    'price',
  )
})

test('a booking cannot move to its current unit, nor to a unit where a sale of the same nights would be rejected', () => {
  expect(whyNotToUnit(stay, { ...unit, typeId: 'a' })).toBe('sameUnit')
  expect(whyNotToUnit(stay, { ...unit, maxPersons: 1 })).toBe('persons')
  expect(whyNotToUnit(stay, { ...unit, minNights: 3 })).toBe('nights')
  expect(whyNotToUnit(stay, { ...unit, maxNights: 1 })).toBe('nights')
})

test('the sold unit type is always allowed, at any current price', () => {
  const elsewhere = { ...stay, typeId: 'b' }
  const sold = { ...unit, typeId: 'a', nightCents: 99_000, minNights: 5 }
  expect(whyNotToUnit(elsewhere, sold)).toBeNull()
  expect(whyNotToUnit(elsewhere, { ...sold, maxPersons: 1 })).toBe('persons')
})
