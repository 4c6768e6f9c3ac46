import { expect, test } from 'vitest'
import { noTerms, splitOf, termsOf } from './group-terms.rules.ts'

const typed = { deposit: '20.00', dueDate: '2027-02-01', purchaseOrder: ' BC-1 ' }

test.each([
  [{}, null],
  [{ deposit: '' }, 'deposit'],
  [{ deposit: 'abc' }, 'deposit'],
  [{ deposit: '-1' }, 'deposit'],
  [{ dueDate: null }, 'dueDate'],
  [{ deposit: '0', purchaseOrder: ' ' }, 'purchaseOrder'],
  [{ deposit: '0' }, null],
])('with %o the missing field is %s', (change, missing) => {
  expect(termsOf({ ...typed, ...change }).missing).toBe(missing)
})

test('only complete terms are sent', () => {
  expect(noTerms.body).toEqual({})
  expect(termsOf(typed).body).toEqual({
    balance: { deposit: '20.00', dueDate: '2027-02-01' },
    purchaseOrder: 'BC-1',
  })
  expect(termsOf({ ...typed, purchaseOrder: '' }).body).not.toHaveProperty('purchaseOrder')
})

test('with a deposit of 0 nothing is paid now', () => {
  expect(noTerms.isAllLater).toBe(false)
  expect(termsOf(typed).isAllLater).toBe(false)
  expect(termsOf({ ...typed, deposit: '0' }).isAllLater).toBe(true)
})

test('deposit and balance add up to the total', () => {
  expect(splitOf(termsOf(typed), 68.95)).toEqual({ now: 20, later: 48.95 })
  expect(splitOf(termsOf({ ...typed, deposit: '68.95' }), 68.95)).toBeNull()
  expect(splitOf(noTerms, 68.95)).toBeNull()
  expect(splitOf(null, 68.95)).toBeNull()
})
