import type { KeptContent } from '@guichet/contract/orders/sale/kept/kept-content.ts'
import type { Cart } from '../../../domain/cart.rules.ts'
import { termsOf } from '../group-terms.rules.ts'
import { discountOf } from '../manual-discount.rules.ts'
import type { KeptCart, KeptState } from './kept-state.rules.ts'

/** The state as the API keeps it: what is typed, without what follows from it. */
export const contentOf = ({ cart, client, discount, terms, ...state }: KeptState): KeptContent => ({
  // The lists of the screen may be read only; what is sent is a copy of them anyhow.
  lines: cart as KeptContent['lines'],
  client,
  codes: [...state.codes],
  discount: discount && { settings: discount.settings, reason: discount.reason },
  details: state.details as KeptContent['details'],
  party: state.party.map(({ person, seats }) => ({ ...person, seats: [...seats] })),
  terms: terms && terms.typed,
  reason: state.reason,
  shown: state.shown,
})

/** A kept cart as the screen has it. */
export const stateOf = ({ name, hold, content }: KeptCart): KeptState => ({
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
