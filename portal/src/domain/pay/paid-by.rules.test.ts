import { expect, test } from 'vitest'
import { methodsOf, missingOfPayment, type Payment } from './paid-by.rules.ts'

const card: Payment = { method: 'card', reference: ' ' }
const paid = { payment: card, isFree: false, isReferenceRequired: true }

test('the provider’s payment methods are offered when the server allows them', () => {
  expect(methodsOf(undefined)).toEqual(['cash', 'card', 'other'])
  expect(methodsOf({ isPaidByLink: true })).toEqual(['cash', 'card', 'other', 'link'])
  expect(methodsOf({ isPaidByLink: true, isPaidAtTerminal: true })).toEqual([
    'cash',
    'card',
    'other',
    'terminal',
    'link',
  ])
})

test('the clerk chooses the method; the reference of a card is required if the business requires it', () => {
  const none: Payment = { method: null, reference: '' }
  expect(missingOfPayment({ ...paid, payment: none })).toBe('method')
  expect(missingOfPayment({ ...paid, payment: none, isFree: true })).toBeNull()
  expect(missingOfPayment(paid)).toBe('reference')
  expect(missingOfPayment({ ...paid, isReferenceRequired: false })).toBeNull()
  expect(missingOfPayment({ ...paid, payment: { method: 'other', reference: '' } })).toBeNull()
})
