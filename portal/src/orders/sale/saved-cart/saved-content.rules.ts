import type { CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { hashKey } from '@tanstack/react-query'
import type { Cart } from '../../../domain/cart.rules.ts'
import { termsOf } from '../check-out/group-terms.rules.ts'
import { discountOf } from '../check-out/manual-discount.rules.ts'
import type { SavedCart, CartState } from './cart-state.rules.ts'

/** Content of the state as the API stores it: only input, without derived values. */
export const contentOf = ({ cart, client, discount, terms, ...state }: CartState): CartContent => ({
  // Only the types differ: the lists of the state are readonly.
  lines: cart as CartContent['lines'],
  client,
  codes: [...state.codes],
  discount: discount && { settings: discount.settings, reason: discount.reason },
  details: state.details as CartContent['details'],
  party: state.party.map(({ person, seats }) => ({ ...person, seats: [...seats] })),
  terms: terms && terms.typed,
  reason: state.reason,
  shown: state.shown,
})

/** State of the screen from a saved cart. */
export const stateOf = ({ name, hold, content }: SavedCart): CartState => ({
  name,
  cart: content.lines as Cart,
  client: content.client,
  codes: content.codes,
  discount: content.discount && discountOf(content.discount),
  details: content.details,
  party: (content.party ?? []).map(({ seats, ...person }) => ({ person, seats })),
  terms: content.terms && termsOf(content.terms),
  reason: content.reason,
  held: hold && { publicId: hold.publicId, until: hold.heldUntilDateTimeUtc },
  shown: content.shown,
})

/** Whether two states have the same content, in any order of its members. */
export const isSameContent = (first: CartState, second: CartState): boolean =>
  hashKey([contentOf(first)]) === hashKey([contentOf(second)])
