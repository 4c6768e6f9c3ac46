import { expect, test } from 'vitest'
import { isAllLater, noTerms, termsBody, termsOf } from './group-terms.rules.ts'

const typed = { deposit: '20.00', dueDate: '2027-02-01', purchaseOrder: ' BC-1 ' }

test.each([
  [{}, null],
  [{ deposit: '' }, 'deposit'],
  [{ deposit: 'abc' }, 'deposit'],
  [{ deposit: '-1' }, 'deposit'],
  [{ dueDate: null }, 'dueDate'],
  [{ deposit: '0', purchaseOrder: ' ' }, 'purchaseOrder'],
  [{ deposit: '0' }, null],
])('of the terms with %o this is missing: %s', (change, missing) => {
  expect(termsOf({ ...typed, ...change }).missing).toBe(missing)
})

test('only whole terms are sent', () => {
  expect(termsBody(null)).toEqual({})
  expect(termsBody(noTerms)).toEqual({})
  expect(termsBody(termsOf(typed))).toEqual({
    balance: { deposit: '20.00', dueDate: '2027-02-01' },
    purchaseOrder: 'BC-1',
  })
  expect(termsBody(termsOf({ ...typed, purchaseOrder: '' }))).not.toHaveProperty('purchaseOrder')
})

test('nothing is paid now where the deposit is nothing', () => {
  expect(
    [null, noTerms, termsOf(typed), termsOf({ ...typed, deposit: '0' })].map(isAllLater),
  ).toEqual([false, false, false, true])
})
