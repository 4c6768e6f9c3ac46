import { expect, test } from 'vitest'
import type { Cart } from '../../../domain/cart.rules.ts'
import { noClient } from '../buyer/client.rules.ts'
import { noDetails } from '../buyer/details.rules.ts'
import type { Draft } from '../counter/sell.queries.ts'
import { firstBad, saleBody, shortageOf, tooMany } from './check-out.rules.ts'
import { termsOf } from './group-terms.rules.ts'

const draftOf = (finalCost: number, shortages: number): Draft => {
  const draft: Pick<Draft, 'finalCost' | 'forms'> & { shortages: unknown[] } = {
    finalCost,
    forms: [],
    shortages: Array.from({ length: shortages }),
  }
  return draft as Draft
}
const client = { ...noClient('fr'), isAnonymous: true }
const typed = { missing: [], client, language: 'fr', discount: null, terms: null } as const

test('only main staff can overbook, and only with a reason', () => {
  expect(shortageOf(undefined, false, '')).toEqual({ isOver: false, isShort: false })
  expect(shortageOf(draftOf(5, 1), false, 'because')).toEqual({ isOver: true, isShort: true })
  expect(shortageOf(draftOf(5, 1), true, '  ')).toEqual({ isOver: true, isShort: true })
  expect(shortageOf(draftOf(5, 1), true, 'because')).toEqual({ isOver: true, isShort: false })
})

test('the first invalid field follows the order of the page', () => {
  const bad = { ...noClient('fr'), email: 'x' }
  expect(firstBad({ ...typed, missing: ['answer'], client: bad })).toBe('email')
  expect(firstBad({ ...typed, missing: ['answer'] })).toBe('answer')
  expect(firstBad(typed)).toBeNull()
  const unfinished = { settings: '10%', reason: '', missing: 'reason' } as const
  expect(firstBad({ ...typed, discount: unfinished })).toBe('discount.reason')
  const terms = termsOf({ deposit: '0', dueDate: '2027-01-01', purchaseOrder: '' })
  expect(firstBad({ ...typed, terms })).toBe('terms.purchaseOrder')
})

test('a line holds 25 of a type; a larger quantity is reported and kept', () => {
  const line = { key: 'k', productId: 'p', quantity: 25 } as Cart[number]
  expect(tooMany([line])).toBe(false)
  expect(tooMany([line, { ...line, quantity: 26 }])).toBe(true)
})

test('the request has the shown cost, and the codes, hold and reason only if they are set', () => {
  const sale = {
    cart: [],
    keptCartPublicId: 'k',
    details: noDetails,
    party: [],
    client,
    payment: null,
    reason: ' full ',
    codes: [],
    discount: null,
    terms: null,
  }
  expect(saleBody({ ...sale, draft: draftOf(0, 0), holdPublicId: null })).toEqual({
    tickets: [],
    keptCartPublicId: 'k',
    expectedFinalCost: 0,
    payment: { method: 'free' },
  })
  expect(
    saleBody({
      ...sale,
      draft: draftOf(500, 1),
      codes: ['HIVER'],
      holdPublicId: 'h',
      payment: { method: 'card', reference: '42' },
    }),
  ).toMatchObject({
    expectedFinalCost: 500,
    rebateCodes: ['HIVER'],
    holdPublicId: 'h',
    overbookingReason: 'full',
    payment: { method: 'card', reference: '42' },
  })
})
