import type { Reply } from '@guichet/contract/endpoint.ts'
import { toCents } from '@guichet/contract/money.ts'
import type { KeptContent } from '@guichet/contract/orders/sale/kept/kept-content.ts'
import type { getKeptCart } from '@guichet/contract/orders/sale/kept/save-kept-cart.ts'
import type { Cart } from '../../../domain/cart.rules.ts'
import type { GivenDiscount, GroupTerms } from '../check-out.rules.ts'
import { clientFields, type Client } from '../client.rules.ts'
import { noDetails, type Details } from '../details.rules.ts'
import { termsOf } from '../group-terms.rules.ts'
import { discountOf } from '../manual-discount.rules.ts'
import type { Draft } from '../sell.queries.ts'

export type KeptCart = Reply<typeof getKeptCart>
/** A sale that is being put together, as the screen has it. How it is paid is chosen last, and anew. */
export type KeptState = {
  name: string | null
  cart: Cart
  /** Null as long as nothing is typed. */
  client: Client | null
  codes: readonly string[]
  discount: GivenDiscount | null
  details: Details
  terms: GroupTerms | null
  /** Why main staff sell what is not there. */
  reason: string
  held: { publicId: string; until: string } | null
  /** What the screen showed last of its prices. */
  shown: KeptContent['shown']
}
export const emptyState: KeptState = {
  name: null,
  cart: [],
  client: null,
  codes: [],
  discount: null,
  details: noDetails,
  terms: null,
  reason: '',
  held: null,
  shown: null,
}

/** Nothing was chosen and nobody typed anything that would be missed. */
export const isEmpty = ({ cart, client, codes, held }: KeptState): boolean =>
  cart.length === 0 &&
  codes.length === 0 &&
  held === null &&
  (client === null || clientFields.every((field) => client[field].trim() === ''))

/** The state as the API keeps it: what is typed, without what follows from it. */
export const contentOf = ({ cart, client, discount, terms, ...state }: KeptState): KeptContent => ({
  // The lists of the screen may be read only; what is sent is a copy of them anyhow.
  lines: cart as KeptContent['lines'],
  client,
  codes: [...state.codes],
  discount: discount && { settings: discount.settings, reason: discount.reason },
  details: state.details as KeptContent['details'],
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
  terms: content.terms && termsOf(content.terms),
  reason: content.reason,
  held: hold && { publicId: hold.publicId, until: hold.heldUntilDateTimeUtc },
  shown: content.shown,
})

/** What an invoice of this very cart shows, to be kept with it. */
export function shownOf(
  cart: Cart,
  { finalCost, lineTotals }: Pick<Draft, 'finalCost' | 'lineTotals'>,
): KeptState['shown'] {
  const finalCents = toCents(finalCost)
  if (finalCents === null) return null
  return {
    finalCents,
    lines: cart.flatMap(({ key, quantity }, i) => {
      const cents = toCents(lineTotals[i] ?? '')
      return cents === null ? [] : [{ key, quantity, cents }]
    }),
  }
}
