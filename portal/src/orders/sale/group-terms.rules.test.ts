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
])('of the terms with %o this is missing: %s', (change, missing) => {
  expect(termsOf({ ...typed, ...change }).missing).toBe(missing)
})

test('only whole terms are sent', () => {
  expect(noTerms.body).toEqual({})
  expect(termsOf(typed).body).toEqual({
    balance: { deposit: '20.00', dueDate: '2027-02-01' },
    purchaseOrder: 'BC-1',
  })
  expect(termsOf({ ...typed, purchaseOrder: '' }).body).not.toHaveProperty('purchaseOrder')
})

test('nothing is paid now where the deposit is nothing', () => {
  expect(noTerms.isAllLater).toBe(false)
  expect(termsOf(typed).isAllLater).toBe(false)
  expect(termsOf({ ...typed, deposit: '0' }).isAllLater).toBe(true)
})

test('what is paid now and later comes to the total', () => {
  expect(splitOf(termsOf(typed), 68.95)).toEqual({ now: 20, later: 48.95 })
  expect(splitOf(termsOf({ ...typed, deposit: '68.95' }), 68.95)).toBeNull()
  expect(splitOf(noTerms, 68.95)).toBeNull()
  expect(splitOf(null, 68.95)).toBeNull()
})
