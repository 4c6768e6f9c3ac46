import { CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { expect, test } from 'vitest'
import { noClient } from '../buyer/client.rules.ts'
import { termsOf } from '../check-out/group-terms.rules.ts'
import { discountOf } from '../check-out/manual-discount.rules.ts'
import { emptyState, isEmpty, shownOf, type SavedCart, type CartState } from './cart-state.rules.ts'
import { contentOf, stateOf } from './saved-content.rules.ts'

const productId = '0192f000-0000-7000-8000-000000000001'
const title = { fr: 'Adulte', en: 'Adult' }
const state: CartState = {
  ...emptyState,
  name: 'Famille',
  cart: [
    {
      key: `${productId}@anytime`,
      productId,
      kind: 'season_pass',
      title,
      activity: title,
      quantity: 2,
      chosen: {},
      when: '',
      identifications: [
        { publicId: productId, label: title, isOptional: false, isPictureRequired: true },
      ],
      accessories: [{ productId, title, quantity: 1 }],
    },
  ],
  client: { ...noClient('fr'), email: 'lea@' },
  codes: ['NEIGE'],
  discount: discountOf({ settings: '10%', reason: '' }),
  details: {
    holders: { k: { firstName: 'Léa', lastName: '', birthDate: '2', picture: null } },
    answers: { a: 'Noix', b: [0, 2] },
  },
  terms: termsOf({ deposit: '5', dueDate: null, purchaseOrder: '' }),
  reason: 'Oui',
}

test('an incomplete state is restored from the server unchanged', () => {
  const content = CartContent.parse(JSON.parse(JSON.stringify(contentOf(state))))
  const { name } = state
  expect(stateOf({ name, hold: null, content } as SavedCart)).toEqual(state)
  expect(CartContent.parse(contentOf(emptyState))).toEqual(contentOf(emptyState))
})

test('an empty cart is not saved', () => {
  expect([emptyState, { ...emptyState, client: noClient('en') }, state].map(isEmpty)).toEqual([
    true,
    true,
    false,
  ])
  expect(isEmpty({ ...emptyState, client: { ...noClient('fr'), phone: '4' } })).toBe(false)
})

test('the prices of an invoice are saved in cents per line', () => {
  expect(shownOf(state.cart, { finalCost: 45.99, lineTotals: [40.1] })).toEqual({
    finalCents: 4599,
    lines: [{ key: `${productId}@anytime`, quantity: 2, cents: 4010 }],
  })
})
